import { Big } from 'big.js'
import { eq, inArray } from 'drizzle-orm'
import {
  naturesOf,
  type Publication,
  type PublicationSummary,
  publicationKindSchema,
  publicationStatusSchema,
} from '../../../src/contract/product-api/desk-publication.schema.ts'
import {
  documentAccessSchema,
  documentGroupSchema,
} from '../../../src/contract/product-api/document.schema.ts'
import type { StaffCaller } from '../../content/users/staff-directory.ts'
import type { Db } from '../../database/open-database.ts'
import { accounts, documents, type StoredDocumentEntry } from '../../database/schema/index.ts'
import { shareName } from '../funds/fund-views.ts'
import { letterChange, letterDay } from '../letters/letter-views.ts'
import { termsOfEntry } from '../material/material-terms.ts'
import { type ExceededCommitment, sampleNotice } from '../notices/announce-notices.ts'
import { holderName } from '../notices/notice-input.ts'
import { receiptsChange } from '../receipts/receipt-views.ts'
import { documentGroups, documentSubTypes, documentTypes, labelOf } from '../vocabulary.ts'
import {
  figureOf,
  isDocumentEntry,
  isLetterEntry,
  isReceiptsEntry,
  type NamedPublication,
} from './publication-rows.ts'
import { type FigureKind, seriesOf, sumOf, withAmount } from './share-series.ts'

type Locale = 'fr' | 'en'
/** Language and reader of a response, and the manager's day. */
type View = { readonly locale: Locale; readonly staff: StaffCaller; readonly today: string }
type Change = Publication['change']

/** Amounts of the series in the preview. */
const shownAmounts = 6

function commonPart({ fund, row }: NamedPublication, { locale, staff }: View) {
  return {
    id: `pub-${row.id}`,
    status: publicationStatusSchema.parse(row.status),
    fund: { id: `fnd-${fund.id}`, name: fund.name, slug: locale === 'fr' ? fund.slugFr : fund.slugEn },
    entered_by: row.enteredByName,
    entered_at: row.enteredAt.toISOString(),
    is_own: row.enteredBy === staff.id,
    decided_by: row.decidedByName,
    decided_at: row.decidedAt?.toISOString() ?? null,
  }
}

/** Maps an entry to its line in the list. */
export function toSummary(publication: NamedPublication, view: View): PublicationSummary {
  const { row, share } = publication
  const { entry } = row
  const common = { ...commonPart(publication, view), kind: publicationKindSchema.parse(row.kind) }
  if (isDocumentEntry(entry))
    return { ...common, subject: entry.title[view.locale], date: entry.publishedOn, amount: null }
  if (isLetterEntry(entry))
    return { ...common, subject: entry.subject[view.locale], date: letterDay(row), amount: null }
  return {
    ...common,
    subject: shareName(share?.name ?? '', view.locale),
    date: entry.date,
    amount: { amount: entry.amount, currency: share?.currency ?? '' },
  }
}

function figureChange(kind: FigureKind, { row, share }: NamedPublication, locale: Locale): Change {
  if (share === null) throw new Error(`Publication ${row.id} has no share`)
  const figure = figureOf(row)
  const known = seriesOf(share, kind)
  const replaced = known.find(({ date, amount }) => date === figure.date && amount !== figure.amount)
  const series = row.status === 'submitted' ? withAmount(known, figure) : known
  const common = {
    share: { id: share.id, name: shareName(share.name, locale) },
    currency: share.currency,
    date: figure.date,
    amount: figure.amount,
    replaces: row.status === 'submitted' ? (replaced?.amount ?? null) : null,
    series: series
      .slice(-shownAmounts)
      .toReversed()
      .map(({ amount, date }) => ({
        date,
        amount,
        is_new: date === figure.date && amount === figure.amount,
      })),
  }
  if (kind === 'value') return { kind, ...common }
  const nature = naturesOf[kind].find((one) => one === figure.nature) ?? null
  return { kind, ...common, nature, sample: null }
}

/** Holders named of those whose commitment a call exceeds. */
const namedHolders = 10

async function beyondOf(db: Db, exceeded: readonly ExceededCommitment[]) {
  if (exceeded.length === 0) return null
  const named = exceeded.slice(0, namedHolders)
  const ids = named.map(({ accountId }) => accountId)
  const rows = await db.select().from(accounts).where(inArray(accounts.id, ids))
  const names = new Map(rows.map((account) => [account.id, holderName(account)]))
  return {
    count: exceeded.length,
    excess: exceeded.reduce((sum, one) => sum.plus(one.excess), new Big(0)).toFixed(2),
    holders: named.map(({ accountId, ...amounts }) => ({
      ...{ id: accountId, name: names.get(accountId) ?? '', ...amounts },
    })),
  }
}

/** The notice that approval would send, as a holder would get it. */
async function sampleOf(db: Db, kind: FigureKind, { row, share }: NamedPublication, today: string) {
  if (kind === 'value' || share === null || row.status !== 'submitted') return null
  const flow = { kind, fundId: row.fundId, share, calledPerShare: sumOf(share.capitalCalls), today }
  const sample = await sampleNotice(db, { ...flow, entry: figureOf(row) })
  if (sample === null) return null
  const { exceeded, holders, notice, quantity } = sample
  return {
    beyond_commitments: await beyondOf(db, exceeded),
    ...{ holders, quantity },
    number: notice.number,
    announced_on: notice.announcedOn,
    due_on: notice.dueOn,
    amount: notice.amount,
    unfunded_before: notice.unfundedBefore,
    unfunded_after: notice.unfundedAfter,
  }
}

async function replacedBy(db: Db, entry: StoredDocumentEntry, locale: Locale) {
  if (entry.replaces === null) return null
  const [row] = await db.select().from(documents).where(eq(documents.id, entry.replaces)).limit(1)
  return row === undefined
    ? null
    : { id: `doc-${row.id}`, title: row.title[locale], published_on: row.publishedOn }
}

async function documentChange(
  db: Db,
  {
    entry,
    fundId,
    locale,
  }: { readonly entry: StoredDocumentEntry; readonly fundId: number; readonly locale: Locale },
): Promise<Change> {
  const terms = await termsOfEntry(db, { entry, fundId })
  return {
    kind: 'document',
    title: entry.title,
    group: {
      code: documentGroupSchema.parse(entry.group),
      label: labelOf(documentGroups, entry.group, locale),
    },
    type: { code: entry.type, label: labelOf(documentTypes, entry.type, locale) },
    sub_type: { code: entry.subType, label: labelOf(documentSubTypes, entry.subType, locale) },
    date: entry.publishedOn,
    period_end: entry.periodEnd,
    language: entry.language === 'en' ? 'en' : 'fr',
    access: documentAccessSchema.parse(entry.access),
    pages: entry.pages,
    bytes: entry.bytes,
    replaces: await replacedBy(db, entry, locale),
    terms: terms && {
      audience: terms.audience,
      valid_from: terms.validFrom,
      valid_until: terms.validUntil,
    },
  }
}

async function changeOf(db: Db, publication: NamedPublication, { locale, today }: View): Promise<Change> {
  const { entry, fundId, id, kind } = publication.row
  if (isDocumentEntry(entry)) return documentChange(db, { entry, fundId, locale })
  if (isReceiptsEntry(entry)) return receiptsChange(db, publication, locale)
  if (isLetterEntry(entry)) return letterChange(db, publication.row, { entry, locale, today })
  if (kind !== 'value' && kind !== 'call' && kind !== 'distribution')
    throw new Error(`Publication ${id} is of the kind ${kind}`)
  const change = figureChange(kind, publication, locale)
  return change.kind === 'call' || change.kind === 'distribution'
    ? { ...change, sample: await sampleOf(db, kind, publication, today) }
    : change
}

/** Maps an entry with what readers will see of it. */
export async function toPublication(db: Db, publication: NamedPublication, view: View): Promise<Publication> {
  const { row } = publication
  const change = await changeOf(db, publication, view)
  return { ...commonPart(publication, view), reason: row.reason, change }
}
