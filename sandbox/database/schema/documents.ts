import { type SQL, sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { LocalizedText } from './columns.ts'
import { funds } from './funds.ts'

/** Letters with marks that titles may have, and what `searchableText` makes of them. */
const marked = 'àâäáãçéèêëíìîïñóòôöõúùûüýÿÀÂÄÁÃÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝŸ'
const plain = 'aaaaaceeeeiiiinooooouuuuyyAAAAACEEEEIIIINOOOOOUUUUYY'

/** A title as it is searched and sorted: made once, with functions that PGlite and PostgreSQL have by themselves. */
const searchableTitle = (locale: 'fr' | 'en'): SQL =>
  sql.raw(
    `lower(translate(replace(replace("title" ->> '${locale}', 'œ', 'oe'), 'Œ', 'OE'), '${marked}', '${plain}'))`,
  )

/**
 * A document's description. The file of an invented document is made from it when first needed; `bytes` and `sha256` are
 * known from then on. An imported document has the path `file` of its sheet, and is stored under its `sha256`.
 * `periodEnd` is the date that the document reports on.
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
    searchFr: text('search_fr').generatedAlwaysAs(searchableTitle('fr')),
    searchEn: text('search_en').generatedAlwaysAs(searchableTitle('en')),
  },
  (table) => [index('documents_fund').on(table.fundId, table.publishedOn)],
)
