import { Big } from 'big.js'
import { and, asc, count, desc, eq, inArray, isNull, lt, lte, type SQL } from 'drizzle-orm'
import type { CallHolders, CallHoldersQuery } from '../../../src/contract/product-api/desk-receipt.schema.ts'
import { byName } from '../../database/name-order.ts'
import type { Db } from '../../database/open-database.ts'
import { accounts, fundShares, notices, publications, receipts } from '../../database/schema/index.ts'
import { shareName } from '../funds/fund-views.ts'
import { holderName } from '../notices/notice-input.ts'
import { numberOfReference, referenceOf, statusOf } from '../notices/notice-views.ts'

type Asked = CallHoldersQuery & {
  readonly fundId: number
  readonly today: string
  readonly locale: 'fr' | 'en'
}
type Receipt = typeof receipts.$inferSelect

/** Receipts shown of one notice. */
const mostShown = 20

function conditionOf({ fundId, notice, state, today }: Asked): SQL | undefined {
  const isCall = and(eq(notices.fundId, fundId), eq(notices.kind, 'call'), lte(notices.announcedOn, today))
  if (notice !== undefined) return and(isCall, eq(notices.id, numberOfReference(notice) ?? 0))
  return state === 'open' ? and(isCall, lt(notices.paid, notices.amount)) : isCall
}

/** Receipts that count, the newest first, and the sums of those that wait, by notice. */
async function readReceipts(db: Db, noticeIds: readonly number[]) {
  if (noticeIds.length === 0)
    return { counted: new Map<number, Receipt[]>(), waiting: new Map<number, Big>() }
  const isOfThem = inArray(receipts.noticeId, [...noticeIds])
  const rows = await db
    .select({ receipt: receipts })
    .from(receipts)
    .leftJoin(publications, eq(publications.id, receipts.publicationId))
    .where(and(isOfThem, isNull(receipts.approvedAt), eq(publications.status, 'submitted')))
  const waiting = new Map<number, Big>()
  for (const { receipt } of rows)
    waiting.set(receipt.noticeId, (waiting.get(receipt.noticeId) ?? new Big(0)).plus(receipt.amount))
  const all = await db
    .select()
    .from(receipts)
    .where(isOfThem)
    .orderBy(desc(receipts.receivedOn), desc(receipts.id))
  const counted = Map.groupBy(
    all.filter(({ approvedAt }) => approvedAt !== null),
    ({ noticeId }) => noticeId,
  )
  return { counted, waiting }
}

function toReceipts(counted: readonly Receipt[]): CallHolders['items'][number]['receipts'] {
  const reversed = new Set(counted.map(({ reverses }) => reverses))
  return counted.slice(0, mostShown).map(({ amount, approvedBy, id, note, receivedOn, recordedBy }) => ({
    ...{ id: `rct-${id}`, amount, note, received_on: receivedOn },
    recorded_by: recordedBy,
    approved_by: approvedBy,
    may_be_reversed: new Big(amount).gt(0) && !reversed.has(id),
  }))
}

/** Reads what holders owe of the published calls of a fund, the earliest due date first, and what was received (P-676). */
export async function readCallHolders(db: Db, asked: Asked): Promise<CallHolders> {
  const { locale, page, pageSize, today } = asked
  const where = conditionOf(asked)
  const [counted] = await db.select({ total: count() }).from(notices).where(where)
  const rows = await db
    .select({ notice: notices, account: accounts, share: fundShares })
    .from(notices)
    .innerJoin(accounts, eq(accounts.id, notices.accountId))
    .innerJoin(fundShares, eq(fundShares.id, notices.shareId))
    .where(where)
    .orderBy(asc(notices.dueOn), byName(accounts.lastName), asc(notices.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const known = await readReceipts(
    db,
    rows.map(({ notice }) => notice.id),
  )
  const total = counted?.total ?? 0
  const items = rows.map(({ account, notice, share }) => ({
    notice: `ntc-${notice.id}`,
    reference: referenceOf(notice),
    number: notice.number,
    holder: holderName(account),
    share: shareName(share.name, locale),
    currency: notice.currency,
    due_on: notice.dueOn,
    status: statusOf(notice, today),
    amount: notice.amount,
    paid: notice.paid,
    waiting: (known.waiting.get(notice.id) ?? new Big(0)).toFixed(2),
    receipts: toReceipts(known.counted.get(notice.id) ?? []),
  }))
  return { items, page: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } }
}
