import { Big } from 'big.js'
import { and, desc, eq, max } from 'drizzle-orm'
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

/** The uncalled part of the commitment that is known of a holder before a flow; undefined where none is. */
function knownUncalled(
  holder: FlowHolder,
  flow: ApprovedFlow,
  told: Commitment | undefined,
): Big | undefined {
  const { book, commitment } = holder
  if (book === undefined && commitment === null) return told?.unfunded
  return commitmentOf(holder, flow, told).unfunded
}

/**
 * Continues what the last notice told its holder. A call of more than that shows the commitment to be higher; what was
 * left before the call stays what the holder was told (P-872).
 */
function continued({ commitment, unfunded }: Commitment, { kind, entry }: ApprovedFlow, quantity: string) {
  const called = new Big(kind === 'call' ? times(quantity, entry.amount) : '0')
  const missing = called.gt(unfunded) ? called.minus(unfunded) : new Big(0)
  return { commitment: commitment.plus(missing), unfunded }
}

/**
 * Returns the commitment of a holder, and its uncalled part before the flow: by the manager's book, as imported, or by
 * the holder's last notice (P-824). Without any of them, the commitment is the called amount of the shares.
 */
function commitmentOf(
  { book, commitment: committed, quantity, quantityNow }: FlowHolder,
  flow: ApprovedFlow,
  told: Commitment | undefined,
): Commitment {
  const { calledPerShare, entry, kind } = flow
  if (book === undefined && committed !== null) {
    // A commitment is imported as it is now, and so is compared with the shares that are held now.
    const commitment = new Big(committed)
    return { commitment, unfunded: commitment.minus(times(quantityNow, calledPerShare)) }
  }
  if (book === undefined && told !== undefined) return continued(told, flow, quantity)
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

const neverNegative = (amount: Big): Big => (amount.lt(0) ? new Big(0) : amount)

type Numbered = { readonly number: number; readonly told: ToldCommitments }

function noticeOf(
  holder: FlowHolder,
  { number, told }: Numbered,
  flow: ApprovedFlow,
): typeof notices.$inferInsert {
  const { entry, fundId, kind, share, today } = flow
  const nature = entry.nature ?? (kind === 'call' ? 'investments' : 'income')
  const { commitment, unfunded } = commitmentOf(holder, flow, told.get(holder.accountId))
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
    // As the warning of an exceeded commitment says (P-846, P-872): what is left is never below zero.
    unfundedBefore: neverNegative(unfunded).toFixed(2),
    unfundedAfter: neverNegative(unfunded.plus(change)).toFixed(2),
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

type ToldCommitments = ReadonlyMap<string, Commitment>

/** Reads what the last notice of a share told each account; left out are those with several holdings of it. */
async function toldCommitments(
  db: Db,
  shareId: string,
  held: readonly FlowHolder[],
): Promise<ToldCommitments> {
  const rows = await db
    .selectDistinctOn([notices.accountId], {
      accountId: notices.accountId,
      commitment: notices.commitment,
      unfunded: notices.unfundedAfter,
    })
    .from(notices)
    .where(eq(notices.shareId, shareId))
    .orderBy(notices.accountId, desc(notices.announcedOn), desc(notices.id))
  const isOne = (accountId: string) => held.filter((one) => one.accountId === accountId).length === 1
  return new Map(
    rows
      .filter(({ accountId }) => isOne(accountId))
      .map(({ accountId, commitment, unfunded }) => [
        accountId,
        { commitment: new Big(commitment), unfunded: new Big(unfunded) },
      ]),
  )
}

/** Holders of whom a call asks for more than is left of their commitment, the largest excess first. */
export type ExceededCommitment = {
  readonly accountId: string
  /** What is left of the commitment; never below zero. */
  readonly uncalled: string
  readonly excess: string
}

/** Finds whose commitment a call exceeds (P-846). Such a call may be right: the commitment may have been raised. */
function exceeded(
  held: readonly FlowHolder[],
  flow: ApprovedFlow,
  told: ToldCommitments,
): ExceededCommitment[] {
  if (flow.kind !== 'call') return []
  return held
    .flatMap((holder) => {
      const left = knownUncalled(holder, flow, told.get(holder.accountId))
      if (left === undefined) return []
      const uncalled = neverNegative(left)
      const excess = new Big(times(holder.quantity, flow.entry.amount)).minus(uncalled)
      return excess.gt(0) ? [{ accountId: holder.accountId, uncalled, excess }] : []
    })
    .toSorted((one, other) => other.excess.cmp(one.excess))
    .map(({ excess, uncalled, ...holder }) => {
      return { ...holder, uncalled: uncalled.toFixed(2), excess: excess.toFixed(2) }
    })
}

/** A notice as a holder will get it, and how many get one; null if nobody holds the share on that day. */
export type NoticeSample = {
  readonly holders: number
  /** Shares of the holder whose notice it is. */
  readonly quantity: string
  readonly notice: typeof notices.$inferInsert
  /** Of a call. */
  readonly exceeded: readonly ExceededCommitment[]
}

/** Computes what an entered call or distribution would announce, by the notice of the first holder (P-725). */
export async function sampleNotice(db: Db, flow: ApprovedFlow): Promise<NoticeSample | null> {
  const held = await readFlowHolders(db, flow.share.id, { date: flow.entry.date, kind: flow.kind })
  const [first] = held
  if (first === undefined) return null
  const told = await toldCommitments(db, flow.share.id, held)
  return {
    holders: new Set(held.map(({ accountId }) => accountId)).size,
    quantity: first.quantity,
    notice: noticeOf(first, { number: await nextNumber(db, flow), told }, flow),
    exceeded: exceeded(held, flow, told),
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
  const told = await toldCommitments(db, share.id, held)
  for (let start = 0; start < held.length; start += rowsAtOnce) {
    const some = held.slice(start, start + rowsAtOnce)
    const rows = await db
      .insert(notices)
      .values(some.map((holder) => noticeOf(holder, { number, told }, flow)))
      .returning()
    await recordAnnounced(db, rows, today)
    const movements = some.flatMap(({ book, holdingId, quantity }) =>
      book === undefined || holdingId === null ? [] : [movementOf(quantity, holdingId, flow)],
    )
    if (movements.length > 0) await db.insert(positionMovements).values(movements)
  }
}
