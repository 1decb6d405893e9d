import { and, asc, count, desc, eq, ne, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import {
  fundShares,
  funds,
  publications,
  type StoredDocumentEntry,
  type StoredFigureEntry,
  type StoredLetterEntry,
  type StoredReceiptsEntry,
} from '../../database/schema/index.ts'

/** An entry as stored. */
export type PublicationRow = typeof publications.$inferSelect

/** An entry with its fund and share. */
export type NamedPublication = {
  readonly row: PublicationRow
  readonly fund: typeof funds.$inferSelect
  readonly share: typeof fundShares.$inferSelect | null
}

/** A value that is not acceptable, by the member of the body that holds it. */
export type EntryFault = { readonly path: string; readonly code: string }

/** Result of an entry: its number, or its faults. */
export type EntryOutcome =
  | { readonly kind: 'entered'; readonly id: number }
  | { readonly kind: 'invalid'; readonly faults: readonly EntryFault[] }

/** Advisory lock of entries and decisions, so that each sees the result of the previous one. */
export const publicationLock = 703_114_241

const idForm = /^pub-([1-9]\d{0,8})$/

/** Tells which kind of entry a row holds: only that of a document has a file. */
export const isDocumentEntry = (entry: PublicationRow['entry']): entry is StoredDocumentEntry =>
  'sha256' in entry

/** Tells whether an entry is of receipts, which are rows of their own. */
export const isReceiptsEntry = (entry: PublicationRow['entry']): entry is StoredReceiptsEntry =>
  'refused' in entry

/** Tells whether an entry is a letter, which belongs to no share. */
export const isLetterEntry = (entry: PublicationRow['entry']): entry is StoredLetterEntry =>
  'readers' in entry

/** Returns the figure of an entry. @throws {Error} for a document, a letter or receipts, which have none */
export function figureOf({ entry, id }: PublicationRow): StoredFigureEntry {
  if (isDocumentEntry(entry) || isLetterEntry(entry) || isReceiptsEntry(entry))
    throw new Error(`Publication ${id} has no figure`)
  return entry
}

function select(db: Db) {
  return db
    .select({ row: publications, fund: funds, share: fundShares })
    .from(publications)
    .innerJoin(funds, eq(funds.id, publications.fundId))
    .leftJoin(fundShares, eq(fundShares.id, publications.shareId))
    .$dynamic()
}

/** Finds an entry by its wire id. */
export async function findPublication(db: Db, id: string): Promise<NamedPublication | undefined> {
  const number = Number(idForm.exec(id)?.[1] ?? 0)
  const [found] = await select(db).where(eq(publications.id, number)).limit(1)
  return found
}

const inState: Readonly<Record<'open' | 'decided', SQL>> = {
  open: eq(publications.status, 'submitted'),
  decided: ne(publications.status, 'submitted'),
}

type Asked = { readonly state: 'open' | 'decided'; readonly page: number; readonly pageSize: number }

/** Reads one page of the entries, and how many there are. */
export async function readPublications(
  db: Db,
  { page, pageSize, state }: Asked,
): Promise<{ readonly rows: readonly NamedPublication[]; readonly total: number }> {
  const [counted] = await db.select({ total: count() }).from(publications).where(and(inState[state]))
  const order =
    state === 'open' ? [asc(publications.id)] : [desc(publications.decidedAt), desc(publications.id)]
  const rows = await select(db)
    .where(inState[state])
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: counted?.total ?? 0 }
}
