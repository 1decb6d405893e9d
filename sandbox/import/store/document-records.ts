import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { documents, materialTerms } from '../../database/schema/index.ts'
import type { FoundFile } from '../checks/read-documents.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { documentPath, localizedCells } from './stored-rows.ts'
import { slices } from './upsert.ts'

type DocumentRow = typeof documents.$inferSelect
type TermsRow = typeof materialTerms.$inferSelect
type Known = { readonly document: DocumentRow; readonly terms: TermsRow | null }

/** A document row; `sha256` is not a column of the sheet and detects changes of its file. */
const documentRow = ({ document, terms }: Known, fundCodes: ReadonlyMap<number, string>): SheetRow => ({
  file: documentPath(document),
  fund: fundCodes.get(document.fundId) ?? null,
  ...localizedCells('title', document.title),
  group: document.documentGroup,
  type: document.type,
  sub_type: document.subType,
  published_on: document.publishedOn,
  period_end: document.periodEnd,
  year: String(document.year),
  language: document.language,
  pages: String(document.pages),
  access: document.access,
  audience: terms?.audience ?? null,
  valid_from: terms?.validFrom ?? null,
  valid_until: terms?.validUntil ?? null,
  sha256: document.sha256,
})

/** Loads the documents in the form of the sheet, and their ids by their paths. */
export async function loadDocuments(db: Db, fundCodes: ReadonlyMap<number, string>) {
  const stored = await db
    .select({ document: documents, terms: materialTerms })
    .from(documents)
    .leftJoin(materialTerms, eq(materialTerms.documentId, documents.id))
    .orderBy(asc(documents.id))
  return {
    ids: new Map(stored.map(({ document }) => [documentPath(document), document.id] as const)),
    documents: stored.map((known) => documentRow(known, fundCodes)),
  }
}

type Placed = {
  readonly id: number
  readonly path: string
  readonly fundId: number
  readonly file: FoundFile | undefined
}

/** Builds the record of a document. */
export const documentRecord = (row: SheetRow, { file, fundId, id, path }: Placed) => ({
  ...{ id, fundId },
  file: path,
  title: { fr: row.title_fr ?? '', en: row.title_en ?? '' },
  documentGroup: row.group ?? '',
  type: row.type ?? '',
  subType: row.sub_type ?? '',
  year: Number(row.year),
  publishedOn: row.published_on ?? '',
  periodEnd: row.period_end ?? null,
  language: row.language ?? 'fr',
  pages: Number(row.pages),
  access: row.access ?? 'public',
  bytes: file?.bytes ?? null,
  sha256: row.sha256 ?? null,
})

const audienceOf = (code: string | null | undefined): TermsRow['audience'] =>
  code === 'retail' || code === 'professional' ? code : null

const termsRecord = (documentId: number, row: SheetRow): TermsRow => ({
  documentId,
  audience: audienceOf(row.audience),
  validFrom: row.valid_from ?? null,
  validUntil: row.valid_until ?? null,
})

/** Writes the terms of marketing documents as the rows state them; without any, the usual ones apply (P-640). */
export async function writeTerms(db: Db, written: readonly (readonly [number, SheetRow])[]): Promise<void> {
  for (const slice of slices(written)) {
    const ids = slice.map(([id]) => id)
    await db.delete(materialTerms).where(inArray(materialTerms.documentId, ids))
    const stated = slice
      .map(([id, row]) => termsRecord(id, row))
      .filter(({ audience, validFrom, validUntil }) => audience ?? validFrom ?? validUntil)
    if (stated.length > 0) await db.insert(materialTerms).values(stated)
  }
}
