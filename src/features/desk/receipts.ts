import { Big } from 'big.js'
import type { CallHolders, ReceiptsChange } from '~/contract/product-api/desk-receipt.schema.ts'
import type { CallHoldersView, CallHolderView, ReceiptsChangeView } from './receipts.schema.ts'

const positive = (amount: Big): string | null => (amount.gt(0) ? amount.toFixed(2) : null)

function toHolder(wire: CallHolders['items'][number]): CallHolderView {
  const { due_on, receipts, waiting, ...holder } = wire
  const missing = new Big(wire.amount).minus(wire.paid)
  return {
    ...holder,
    dueOn: due_on,
    missing: positive(missing) ?? '0.00',
    waiting: new Big(waiting).eq(0) ? null : waiting,
    left: positive(missing.minus(waiting)),
    receipts: receipts.map(({ approved_by, may_be_reversed, received_on, recorded_by, ...receipt }) => ({
      ...receipt,
      receivedOn: received_on,
      recordedBy: recorded_by,
      approvedBy: approved_by,
      mayBeReversed: may_be_reversed,
    })),
  }
}

/** Maps what holders owe of calls. */
export const toCallHolders = ({ items, page }: CallHolders): CallHoldersView => ({
  items: items.map(toHolder),
  page: { number: page.page, count: page.pageCount },
})

/** Maps receipts that were entered. */
export function toReceiptsChange(change: ReceiptsChange): ReceiptsChangeView {
  const { amount, currency, date, kind, lines, refused, share } = change
  return {
    ...{ amount, currency, date, kind, refused },
    share: share.name,
    lines: lines.map(({ is_reversal, notice, received_on, ...line }, index) => ({
      ...line,
      key: `${notice} ${index}`,
      receivedOn: received_on,
      isReversal: is_reversal,
    })),
  }
}
