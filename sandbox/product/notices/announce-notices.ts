import { Big } from 'big.js'
import { and, eq, max } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { notices, positionMovements, type StoredFigureEntry } from '../../database/schema/index.ts'
import { times } from '../position/share-movements.ts'
import { recordAnnounced } from '../receipts/settlement.ts'
import { type FlowHolder, readFlowHolders } from './flow-holders.ts'
import { natureWords } from './notice-views.ts'

/** A call or a distribution of a share that staff have approved, on the day `today`. */
export type ApprovedFlow = {
  readonly kind: 'call' | 'distribution'
  readonly fundId: number
  readonly share: { readonly id: string; readonly currency: string }
  /** Calls of the share so far, per share, without this one. */
  readonly calledPerShare: string
  readonly entry: StoredFigureEntry
  readonly today: string
}

type Commitment = { readonly commitment: Big; readonly unfunded: Big }

const sumOf = (amounts: readonly string[]): Big =>
  amounts.reduce((sum, amount) => sum.plus(amount), new Big(0))

/**
 * Returns the commitment of a holder, and its uncalled part before the flow: by the manager's book, or as imported.
 * Without either, the commitment is the called amount of the shares.
 */
function commitmentOf(
  { book, commitment: committed, quantity, quantityNow }: FlowHolder,
  { calledPerShare, entry, kind }: ApprovedFlow,
): Commitment {
  if (book === undefined && committed !== null) {
    // A commitment is imported as it is now, and so is compared with the shares that are held now.
    const commitment = new Big(committed)
    return { commitment, unfunded: commitment.minus(times(quantityNow, calledPerShare)) }
  }
  if (book === undefined) {
    const unfunded = new Big(kind === 'call' ? times(quantity, entry.amount) : '0')
    return { commitment: unfunded.plus(times(quantity, calledPerShare)), unfunded }
  }
  const commitment = sumOf(book.map((movement) => movement.commitment))
  const called = sumOf(book.map((movement) => movement.called))
  const recallable = sumOf(book.map((movement) => movement.recallable))
  return { commitment, unfunded: commitment.minus(called).plus(recallable) }
}

const isRecallable = ({ nature }: StoredFigureEntry): boolean => nature === 'recallable_capital'

function noticeOf(holder: FlowHolder, number: number, flow: ApprovedFlow): typeof notices.$inferInsert {
  const { entry, fundId, kind, share, today } = flow
  const nature = entry.nature ?? (kind === 'call' ? 'investments' : 'income')
  const { commitment, unfunded } = commitmentOf(holder, flow)
  const amount = times(holder.quantity, entry.amount)
  const change = kind === 'call' ? new Big(amount).times(-1) : new Big(isRecallable(entry) ? amount : 0)
  return {
    accountId: holder.accountId,
    fundId,
    shareId: share.id,
    currency: share.currency,
    kind,
    number,
    announcedOn: today,
    dueOn: entry.date,
    purpose: { fr: `${natureWords[nature].fr}.`, en: `${natureWords[nature].en}.` },
    lines: [{ nature, scope: 'inside', amount }],
    amount,
    // Flows published on their day or later count as settled, as they do in positions.
    paid: entry.date <= today ? amount : '0.00',
    settledOn: kind === 'call' && entry.date <= today ? entry.date : null,
    commitment: commitment.toFixed(2),
    unfundedBefore: unfunded.toFixed(2),
    unfundedAfter: unfunded.plus(change).toFixed(2),
  }
}

/** The flow in the manager's book of a holding; holdings without a book have the flows of their share. */
function movementOf(quantity: string, holdingId: number, { entry, kind, today }: ApprovedFlow) {
  const amount = times(quantity, entry.amount)
  const common = { holdingId, movedOn: entry.date, publishedOn: today, amount }
  if (kind === 'call') return { ...common, kind: 'payment', called: amount }
  const { nature } = entry
  const natures = {
    income: nature === 'income' ? amount : '0.00',
    gain: nature === 'capital_gain' ? amount : '0.00',
    capital: nature === 'return_of_capital' || isRecallable(entry) ? amount : '0.00',
  }
  return { ...common, kind: 'distribution', ...natures, ...(isRecallable(entry) && { recallable: amount }) }
}

/** The next number of a fund's calls or distributions. */
async function nextNumber(db: Db, { fundId, kind }: ApprovedFlow): Promise<number> {
  const same = and(eq(notices.fundId, fundId), eq(notices.kind, kind))
  const [last] = await db
    .select({ number: max(notices.number) })
    .from(notices)
    .where(same)
  return (last?.number ?? 0) + 1
}

/** A notice as a holder will get it, and how many get one; null if nobody holds the share on that day. */
export type NoticeSample = {
  readonly holders: number
  /** Shares of the holder whose notice it is. */
  readonly quantity: string
  readonly notice: typeof notices.$inferInsert
}

/** Computes what an entered call or distribution would announce, by the notice of the first holder (P-725). */
export async function sampleNotice(db: Db, flow: ApprovedFlow): Promise<NoticeSample | null> {
  const held = await readFlowHolders(db, flow.share.id, { date: flow.entry.date, kind: flow.kind })
  const [first] = held
  if (first === undefined) return null
  return {
    holders: new Set(held.map(({ accountId }) => accountId)).size,
    quantity: first.quantity,
    notice: noticeOf(first, await nextNumber(db, flow), flow),
  }
}

/** Rows of one statement, which has a limited number of parameters. */
const rowsAtOnce = 1000

/**
 * Announces an approved call or distribution to all holders of its share on its day (P-570, P-670): a notice each, and
 * a movement if the manager keeps a book of the holding.
 */
export async function announceNotices(db: Db, flow: ApprovedFlow): Promise<void> {
  const { entry, kind, share, today } = flow
  const held = await readFlowHolders(db, share.id, { date: entry.date, kind })
  const number = await nextNumber(db, flow)
  for (let start = 0; start < held.length; start += rowsAtOnce) {
    const some = held.slice(start, start + rowsAtOnce)
    const told = await db
      .insert(notices)
      .values(some.map((holder) => noticeOf(holder, number, flow)))
      .returning()
    await recordAnnounced(db, told, today)
    const movements = some.flatMap(({ book, holdingId, quantity }) =>
      book === undefined || holdingId === null ? [] : [movementOf(quantity, holdingId, flow)],
    )
    if (movements.length > 0) await db.insert(positionMovements).values(movements)
  }
}
