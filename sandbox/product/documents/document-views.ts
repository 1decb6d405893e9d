import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import {
  documentAccessSchema,
  documentGroupSchema,
  type FundDocument,
} from '../../../src/contract/product-api/document.schema.ts'
import { documents } from '../../database/schema/index.ts'
import { documentSubTypes, documentTypes, labelOf } from '../vocabulary.ts'

/** Number of a document by its id, `doc-12`; 0, which no document has, for anything else. */
export const documentNumberOf = (id: string): number => Number(/^doc-([1-9]\d{0,8})$/.exec(id)?.[1] ?? 0)

/** A document as stored. */
export type DocumentRow = typeof documents.$inferSelect

/** Condition that leaves out versions that another took the place of. */
export const isInForce: SQL = isNull(documents.replacedBy)

/** Condition of the versions that were in force on a past day. */
export const inForceOn = (day: string): SQL | undefined =>
  and(
    lte(documents.publishedOn, day),
    or(
      isInForce,
      sql`exists (select from ${documents} as later where later.id = ${documents.replacedBy} and later.published_on > ${day})`,
    ),
  )

/** Condition that lists a document in both languages by one file, that of the locale (P-610). */
export const inOneLanguage = (locale: 'fr' | 'en'): SQL | undefined =>
  or(eq(documents.language, locale), isNull(documents.alternateId))

/** The requester of a document: anybody, or a user with the funds whose private documents they may read. */
export type DocumentReader =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'user'; readonly fundNumbers: ReadonlySet<number> }

/** An anonymous requester. */
export const visitor: DocumentReader = { kind: 'visitor' }

/** Tells whether the reader may have the file. Every access to a file is checked here. */
export function mayRead(row: Pick<DocumentRow, 'access' | 'fundId'>, reader: DocumentReader): boolean {
  if (row.access === 'public') return true
  return row.access === 'subscribers' && reader.kind === 'user' && reader.fundNumbers.has(row.fundId)
}

/** Maps a document to its list view, in the locale; its URL only for a reader who may open it (P-192). */
export function toFundDocument(row: DocumentRow, locale: 'fr' | 'en', reader: DocumentReader): FundDocument {
  return {
    id: `doc-${row.id}`,
    fundId: `fnd-${row.fundId}`,
    title: row.title[locale],
    group: documentGroupSchema.parse(row.documentGroup),
    type: { code: row.type, label: labelOf(documentTypes, row.type, locale) },
    subType: { code: row.subType, label: labelOf(documentSubTypes, row.subType, locale) },
    year: row.year,
    publishedOn: row.publishedOn,
    language: row.language === 'en' ? 'en' : 'fr',
    pages: row.pages,
    bytes: row.bytes,
    access: documentAccessSchema.parse(row.access),
    contentPath: mayRead(row, reader) ? `/documents/doc-${row.id}/content` : null,
    periodEnd: row.periodEnd,
    alternate: alternateOf(row),
    replacedBy: row.replacedBy === null ? null : `doc-${row.replacedBy}`,
  }
}

function alternateOf({ alternateId, language }: DocumentRow): FundDocument['alternate'] {
  if (alternateId === null) return null
  return { id: `doc-${alternateId}`, language: language === 'en' ? 'fr' : 'en' }
}
