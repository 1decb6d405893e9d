import { Big } from 'big.js'
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { ReceiptFault, ReceiptLine } from '../../../src/contract/product-api/desk-receipt.schema.ts'
import type { Db } from '../../database/open-database.ts'
import { notices, publications, receipts } from '../../database/schema/index.ts'
import { numberOfReference } from '../notices/notice-views.ts'

type Notice = typeof notices.$inferSelect
type Receipt = typeof receipts.$inferSelect

/** A line that may be recorded, with its notice. */
export type CheckedReceipt = {
  readonly line: number
  readonly notice: Notice
  readonly amount: string
  readonly receivedOn: string
  readonly note: string
  readonly reverses: number | null
}

/** Lines that may be recorded, and those that may not. */
export type CheckedReceipts = {
  readonly accepted: readonly CheckedReceipt[]
  readonly refused: readonly { readonly line: number; readonly notice: string; readonly code: ReceiptFault }[]
}

/** A receipt that counts, or waits for approval: what was refused or withdrawn does neither. */
const countsOrWaits = or(isNotNull(receipts.approvedAt), eq(publications.status, 'submitted'))

type Known = {
  readonly notices: ReadonlyMap<number, Notice>
  /** Receipts that count or wait, by notice. */
  readonly receipts: ReadonlyMap<number, readonly Receipt[]>
}

async function readKnown(
  db: Db,
  fundId: number,
  lines: readonly ReceiptLine[],
  today: string,
): Promise<Known> {
  const ids = [...new Set(lines.flatMap(({ notice }) => numberOfReference(notice) ?? []))]
  if (ids.length === 0) return { notices: new Map(), receipts: new Map() }
  const isCall = and(eq(notices.fundId, fundId), eq(notices.kind, 'call'), inArray(notices.id, ids))
  const found = await db.select().from(notices).where(isCall)
  const recorded = await db
    .select({ receipt: receipts })
    .from(receipts)
    .leftJoin(publications, eq(publications.id, receipts.publicationId))
    .where(and(inArray(receipts.noticeId, ids), countsOrWaits))
  return {
    notices: new Map(found.filter(({ announcedOn }) => announcedOn <= today).map((one) => [one.id, one])),
    receipts: Map.groupBy(
      recorded.map(({ receipt }) => receipt),
      ({ noticeId }) => noticeId,
    ),
  }
}

/** What may be stored of a refused line: a reference, and never what stood in its place, such as a name. */
const referenceIn = ({ notice }: ReceiptLine): string =>
  numberOfReference(notice) === undefined ? '' : notice

const numberOfReceipt = (id: string): number => Number(id.replace(/^rct-/, ''))

type Line = { readonly line: ReceiptLine; readonly notice: Notice; readonly earlier: readonly Receipt[] }

/** A reversal takes one receipt back in full, once, and says why. */
function reversalFault({ earlier, line }: Line, taken: ReadonlySet<number>): ReceiptFault | undefined {
  const id = numberOfReceipt(line.reverses ?? '')
  const reversed = earlier.find((receipt) => receipt.id === id)
  if (reversed?.approvedAt == null || new Big(reversed.amount).lte(0)) return 'receipt_unknown'
  if (taken.has(id) || earlier.some(({ reverses }) => reverses === id)) return 'reversed'
  if (line.amount === null || !new Big(line.amount).eq(new Big(reversed.amount).neg())) return 'amount'
  return line.note === '' ? 'reason_missing' : undefined
}

/**
 * A payment has two decimals at most and, with what was received and what waits, is no more than the call: more is
 * sent back, or belongs to another call. Reversals that wait leave no room yet.
 */
function paymentFault({ earlier, line, notice }: Line, before: Big): ReceiptFault | undefined {
  if (line.amount === null || new Big(line.amount).lte(0)) return 'amount'
  if (!new Big(line.amount).round(2, Big.roundDown).eq(line.amount)) return 'amount'
  const waiting = earlier.filter(({ amount, approvedAt }) => approvedAt === null && new Big(amount).gt(0))
  const known = waiting.reduce((sum, { amount }) => sum.plus(amount), before.plus(notice.paid))
  return known.plus(line.amount).gt(notice.amount) ? 'too_much' : undefined
}

const dateFault = ({ received_on: day }: ReceiptLine, today: string): ReceiptFault | undefined =>
  day === null ? 'date' : day > today ? 'date_future' : undefined

/** Checks lines in their order, each with those before it, on the day `today`. All are of one share, that of the first. */
export async function checkReceipts(
  db: Db,
  { fundId, lines, today }: { fundId: number; lines: readonly ReceiptLine[]; today: string },
): Promise<CheckedReceipts> {
  const known = await readKnown(db, fundId, lines, today)
  const accepted: CheckedReceipt[] = []
  const refused: CheckedReceipts['refused'][number][] = []
  for (const line of lines) {
    const notice = known.notices.get(numberOfReference(line.notice) ?? 0)
    const code = notice === undefined ? 'notice_unknown' : faultOf(line, notice, { accepted, known, today })
    if (notice === undefined || code !== undefined || line.amount === null || line.received_on === null)
      refused.push({ line: line.line, notice: referenceIn(line), code: code ?? 'amount' })
    else
      accepted.push({
        ...{ line: line.line, notice, note: line.note, receivedOn: line.received_on },
        amount: new Big(line.amount).toFixed(2),
        reverses: line.reverses === null ? null : numberOfReceipt(line.reverses),
      })
  }
  return { accepted, refused }
}

type SoFar = { readonly accepted: readonly CheckedReceipt[]; readonly known: Known; readonly today: string }

function faultOf(
  line: ReceiptLine,
  notice: Notice,
  { accepted, known, today }: SoFar,
): ReceiptFault | undefined {
  const [first] = accepted
  if (first !== undefined && first.notice.shareId !== notice.shareId) return 'other_share'
  const checked = { line, notice, earlier: known.receipts.get(notice.id) ?? [] }
  const before = accepted.filter((one) => one.notice.id === notice.id)
  if (line.reverses !== null)
    return (
      dateFault(line, today) ??
      reversalFault(checked, new Set(before.flatMap(({ reverses }) => reverses ?? [])))
    )
  const payments = before.filter(({ reverses }) => reverses === null)
  const sum = payments.reduce((total, { amount }) => total.plus(amount), new Big(0))
  return paymentFault(checked, sum) ?? dateFault(line, today)
}
