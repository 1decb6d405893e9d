import { and, asc, eq, lt, max, ne } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import {
  documents,
  fundShares,
  funds,
  materialTerms,
  restatedValues,
  type StoredDocumentEntry,
  type StoredFigureEntry,
  shareLinks,
} from '../../database/schema/index.ts'
import { linkLanguages } from '../documents/link-languages.ts'
import { type MaterialTerms, termsOfEntry } from '../material/material-terms.ts'
import { announceNotices } from '../notices/announce-notices.ts'
import { publicationOf } from '../position/published-values.ts'
import { approveReceipts } from '../receipts/record-receipts.ts'
import {
  figureOf,
  isDocumentEntry,
  isLetterEntry,
  isReceiptsEntry,
  type NamedPublication,
  type PublicationRow,
} from './publication-rows.ts'
import { changesOfFlow, changesOfValue, type FigureKind, sumOf } from './share-series.ts'

/** Type of the share that carries the management team's interest: lists show another one's value. */
const carriedInterestType = 'B'

/** Numbers from here on belong to imported documents. */
const firstImported = 100_000_000

/** Brings the value that lists show up to date, where the share is the one that they show. */
async function updateLatest(db: Db, { id, status }: NamedPublication['fund']): Promise<void> {
  const [main] = await db
    .select()
    .from(fundShares)
    .where(and(eq(fundShares.fundId, id), ne(fundShares.type, carriedInterestType)))
    .orderBy(asc(fundShares.position))
    .limit(1)
  const last = main?.liquidationValues.at(-1)
  if (main === undefined || last === undefined || status === 'liquidation') return
  const latest = { latestValue: last.amount, latestDate: last.date, latestCurrency: main.currency }
  await db
    .update(funds)
    .set({ ...latest, latestShareName: main.name })
    .where(eq(funds.id, id))
}

type Share = typeof fundShares.$inferSelect

/**
 * Writes a value with the day of its publication (P-571). A corrected value keeps its first amount and day, so that
 * figures of a past day stay as they were known.
 */
async function applyValue(db: Db, share: Share, { amount, date }: StoredFigureEntry, today: string) {
  const known = share.liquidationValues.find((one) => one.date === date)
  const publishedOn = known === undefined ? today : publicationOf(share, known, today)
  const changes = changesOfValue(share, { date, amount, publishedOn })
  await db.update(fundShares).set(changes).where(eq(fundShares.id, share.id))
  if (known === undefined) return
  const restated = { shareId: share.id, valuedOn: date, firstAmount: known.amount, restatedOn: today }
  const target = [restatedValues.shareId, restatedValues.valuedOn]
  await db
    .insert(restatedValues)
    .values(restated)
    .onConflictDoUpdate({ target, set: { restatedOn: today } })
}

async function applyFlow(
  db: Db,
  share: Share,
  { entry, kind, today }: { kind: 'call' | 'distribution'; entry: StoredFigureEntry; today: string },
): Promise<void> {
  const { amount, date } = entry
  const changes = changesOfFlow(share, kind, { date, amount })
  await db.update(fundShares).set(changes).where(eq(fundShares.id, share.id))
  const calledPerShare = sumOf(share.capitalCalls)
  await announceNotices(db, { kind, fundId: share.fundId, share, calledPerShare, entry, today })
}

async function applyFigure(
  db: Db,
  kind: FigureKind,
  { fund, row }: NamedPublication,
  today: string,
): Promise<void> {
  const shareId = row.shareId ?? ''
  const [share] = await db.select().from(fundShares).where(eq(fundShares.id, shareId)).limit(1).for('update')
  if (share === undefined) throw new Error(`Publication ${row.id} has no share`)
  const entry = figureOf(row)
  if (kind !== 'value') return applyFlow(db, share, { kind, entry, today })
  await applyValue(db, share, entry, today)
  await updateLatest(db, fund)
}

const columnsOf = (row: PublicationRow, entry: StoredDocumentEntry) => ({
  file: `documents/pub-${row.id}.pdf`,
  publicationId: row.id,
  title: entry.title,
  documentGroup: entry.group,
  type: entry.type,
  subType: entry.subType,
  year: Number((entry.periodEnd ?? entry.publishedOn).slice(0, 4)),
  publishedOn: entry.publishedOn,
  periodEnd: entry.periodEnd,
  language: entry.language,
  pages: entry.pages,
  access: entry.access,
  bytes: entry.bytes,
  sha256: entry.sha256,
})

async function nextNumber(db: Db): Promise<number> {
  const own = lt(documents.id, firstImported)
  const [highest] = await db
    .select({ id: max(documents.id) })
    .from(documents)
    .where(own)
  return (highest?.id ?? 0) + 1
}

/** Copies the version to be replaced to a number of its own; the URL passes to the new one. */
async function keepVersion(db: Db, id: number): Promise<void> {
  const [version] = await db.select().from(documents).where(eq(documents.id, id)).limit(1)
  if (version === undefined) return
  const { searchEn: _en, searchFr: _fr, ...stored } = version
  // The name of a file belongs to one row.
  await db.update(documents).set({ file: null }).where(eq(documents.id, id))
  const copy = { ...stored, id: await nextNumber(db), replacedBy: id, alternateId: null, indexedSha256: null }
  await db.insert(documents).values(copy)
  // Links were made for this version, not for the next one: they stay with it, as do its terms.
  const itsOwn = { documentId: copy.id }
  await db.update(shareLinks).set(itsOwn).where(eq(shareLinks.documentId, id))
  await db.update(materialTerms).set(itsOwn).where(eq(materialTerms.documentId, id))
}

/** Writes the terms of a published document where any were stated, for it or for the one that it replaces. */
async function writeTerms(db: Db, documentId: number, terms: MaterialTerms | null): Promise<void> {
  const set = terms?.stated ?? null
  if (set === null) return
  const target = materialTerms.documentId
  await db
    .insert(materialTerms)
    .values({ documentId, ...set })
    .onConflictDoUpdate({ target, set })
}

async function applyDocument(db: Db, row: PublicationRow, entry: StoredDocumentEntry): Promise<number> {
  // Read before the earlier version takes its terms with it.
  const terms = await termsOfEntry(db, { entry, fundId: row.fundId })
  const id = await putDocument(db, row, entry)
  await writeTerms(db, id, terms)
  return id
}

async function putDocument(db: Db, row: PublicationRow, entry: StoredDocumentEntry): Promise<number> {
  if (entry.replaces !== null) {
    await keepVersion(db, entry.replaces)
    const set = columnsOf(row, entry)
    const isIt = eq(documents.id, entry.replaces)
    const replaced = await db.update(documents).set(set).where(isIt).returning({ id: documents.id })
    // A document that was removed meanwhile has no URL to take over.
    if (replaced.length === 1) return entry.replaces
  }
  const id = await nextNumber(db)
  await db.insert(documents).values({ id, fundId: row.fundId, ...columnsOf(row, entry) })
  return id
}

const isFigure = (kind: string): kind is FigureKind =>
  kind === 'value' || kind === 'call' || kind === 'distribution'

/** When, and by whom, an entry was approved; `today` is the manager's day. */
type Approval = { readonly by: string; readonly at: Date; readonly today: string }

/**
 * Makes an approved entry part of what readers see, within the transaction that approves it,
 *
 * @returns the number of the document, if it is one
 */
export async function applyPublication(
  db: Db,
  publication: NamedPublication,
  { at, by, today }: Approval,
): Promise<number | null> {
  const { row } = publication
  if (isDocumentEntry(row.entry)) {
    const number = await applyDocument(db, row, row.entry)
    await linkLanguages(db, [row.fundId])
    return number
  }
  if (isReceiptsEntry(row.entry)) {
    await approveReceipts(db, { publicationId: row.id, by, at })
    return null
  }
  // Its readers see the entry itself, once it is approved.
  if (isLetterEntry(row.entry)) return null
  if (!isFigure(row.kind)) throw new Error(`Publication ${row.id} is of the kind ${row.kind}`)
  await applyFigure(db, row.kind, publication, today)
  return null
}
