import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, date, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { accented, type LocalizedText, unaccented } from './columns.ts'
import { funds } from './funds.ts'
import { publications } from './publications.ts'

/**
 * A title normalised for search and order: computed on write, with functions that PGlite and PostgreSQL
 * both have.
 */
const searchableTitle = (locale: 'fr' | 'en'): SQL =>
  sql.raw(
    `lower(translate(replace(replace("title" ->> '${locale}', 'œ', 'oe'), 'Œ', 'OE'), '${accented}', '${unaccented}'))`,
  )

/** Condition of documents whose text cannot be searched yet, worded as in the index that counts them. */
export const isNotSearchable = (table: Readonly<Record<'indexedSha256' | 'sha256', AnyPgColumn>>): SQL =>
  sql`(${table.sha256} is null or ${table.indexedSha256} is distinct from ${table.sha256})`

/**
 * Metadata of a document. The file of an invented document is generated from it on first request; `bytes` and `sha256`
 * are known from then on. An imported document has the path `file` of its sheet, and is stored under its `sha256`.
 * `periodEnd` is the end of the reported period. `alternateId` is the file in the other language, `replacedBy` the
 * version that replaced this one, and `indexedSha256` is the file whose text is in `document_pages`.
 */
export const documents = pgTable(
  'documents',
  {
    id: integer('id').primaryKey(),
    file: text('file').unique(),
    fundId: integer('fund_id')
      .notNull()
      .references(() => funds.id),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    documentGroup: text('document_group').notNull(),
    type: text('type').notNull(),
    subType: text('sub_type').notNull(),
    year: smallint('year').notNull(),
    publishedOn: date('published_on', { mode: 'string' }).notNull(),
    periodEnd: date('period_end', { mode: 'string' }),
    language: text('language').notNull(),
    pages: smallint('pages').notNull(),
    access: text('access').notNull(),
    bytes: integer('bytes'),
    sha256: text('sha256'),
    indexedSha256: text('indexed_sha256'),
    // Neither is a foreign key: an import removes and writes documents in any order, and links them afterwards.
    alternateId: integer('alternate_id'),
    replacedBy: integer('replaced_by'),
    /** The entry by which staff published this file; null for imported and invented ones. */
    publicationId: integer('publication_id').references(() => publications.id),
    searchFr: text('search_fr').generatedAlwaysAs(searchableTitle('fr')),
    searchEn: text('search_en').generatedAlwaysAs(searchableTitle('en')),
  },
  (table) => [
    index('documents_fund').on(table.fundId, table.publishedOn),
    // The newest of a library, and those of a year, are read in their order instead of sorting all documents.
    index('documents_published').on(table.publishedOn, table.id),
    index('documents_year').on(table.year, table.publishedOn, table.id),
    index('documents_replaced_by').on(table.replacedBy),
    // Few rows at any time: the files whose text has not been indexed yet.
    index('documents_without_text')
      .on(table.id)
      .where(sql`${table.sha256} is not null and ${table.indexedSha256} is distinct from ${table.sha256}`),
    // Counted at every search, by this index alone: the condition on both sums says nothing to the planner.
    index('documents_not_searchable').on(table.fundId, table.replacedBy).where(isNotSearchable(table)),
  ],
)
