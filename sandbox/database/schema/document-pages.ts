import { type SQL, sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { accented, unaccented } from './columns.ts'
import { documents } from './documents.ts'

/** A text as PostgreSQL's full text search sees it. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A text without accents: letter by letter, so that a position in it is one of the text as well. */
export const withoutAccents = (value: SQL): SQL =>
  sql`translate(${value}, ${sql.raw(`'${accented}'`)}, ${sql.raw(`'${unaccented}'`)})`

/**
 * Text of a page of a document's file, in the document's language, with its search index. Written when a file is new or
 * has changed (`documents.indexedSha256`); holds no personal data. Texts and words are stored apart from their rows
 * (migration 0055): a search of a common word reads thousands of rows, and the words of those that it ranks.
 */
export const documentPages = pgTable(
  'document_pages',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    page: smallint('page').notNull(),
    language: text('language').notNull(),
    text: text('text').notNull(),
    words: tsvector('words').generatedAlwaysAs(
      sql`to_tsvector(case when "language" = 'en' then 'english'::regconfig else 'french'::regconfig end, ${withoutAccents(sql`"text"`)})`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.page] }),
    // Without the list of entries still to be added, which each search would have to read through.
    index('document_pages_words').using('gin', table.words).with({ fastupdate: false }),
  ],
)
