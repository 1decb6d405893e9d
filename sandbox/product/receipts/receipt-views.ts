import { Big } from 'big.js'
import { asc, eq } from 'drizzle-orm'
import {
  type ReceiptsChange,
  receiptFaultSchema,
} from '../../../src/contract/product-api/desk-receipt.schema.ts'
import type { Db } from '../../database/open-database.ts'
import { accounts, notices, receipts } from '../../database/schema/index.ts'
import { isReceiptsEntry, type NamedPublication } from '../desk/publication-rows.ts'
import { shareName } from '../funds/fund-views.ts'
import { holderName } from '../notices/notice-input.ts'
import { referenceOf } from '../notices/notice-views.ts'

const linesOf = (db: Db, publicationId: number) =>
  db
    .select({ receipt: receipts, notice: notices, account: accounts })
    .from(receipts)
    .innerJoin(notices, eq(notices.id, receipts.noticeId))
    .innerJoin(accounts, eq(accounts.id, notices.accountId))
    .where(eq(receipts.publicationId, publicationId))
    .orderBy(asc(receipts.id))

/** What is missing of a call with what is about to be received; never less than nothing. */
function missingOf({ amount, paid }: { amount: string; paid: string }, added: Big): string {
  const missing = new Big(amount).minus(paid).minus(added)
  return (missing.lt(0) ? new Big(0) : missing).toFixed(2)
}

/** Describes receipts with what they leave of each call: once they are approved, or now that they are decided. */
export async function receiptsChange(
  db: Db,
  { row, share }: NamedPublication,
  locale: 'fr' | 'en',
): Promise<ReceiptsChange> {
  const { entry, id, status } = row
  if (share === null || !isReceiptsEntry(entry)) throw new Error(`Publication ${id} has no receipts`)
  const lines = await linesOf(db, id)
  const added = new Map<number, Big>()
  return {
    kind: 'receipts',
    share: { id: share.id, name: shareName(share.name, locale) },
    currency: share.currency,
    date: entry.date,
    amount: entry.amount,
    lines: lines.map(({ account, notice, receipt }) => {
      const sum = (added.get(notice.id) ?? new Big(0)).plus(status === 'submitted' ? receipt.amount : 0)
      added.set(notice.id, sum)
      return {
        notice: `ntc-${notice.id}`,
        reference: referenceOf(notice),
        holder: holderName(account),
        amount: receipt.amount,
        received_on: receipt.receivedOn,
        note: receipt.note,
        is_reversal: receipt.reverses !== null,
        missing: missingOf(notice, sum),
      }
    }),
    refused: entry.refused.map(({ code, ...line }) => ({ ...line, code: receiptFaultSchema.parse(code) })),
  }
}
