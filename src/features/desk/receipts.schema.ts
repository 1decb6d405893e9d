import type { ReceiptFault } from '~/contract/product-api/desk-receipt.schema.ts'

/** A receipt of a call. */
export type ReceiptView = {
  readonly id: string
  readonly amount: string
  readonly receivedOn: string
  readonly note: string
  readonly recordedBy: string | null
  readonly approvedBy: string | null
  readonly mayBeReversed: boolean
}

/** What a holder owes of a call. Amounts are exact texts; days are `YYYY-MM-DD`. */
export type CallHolderView = {
  readonly notice: string
  readonly reference: string
  readonly number: number
  readonly holder: string
  readonly share: string
  readonly currency: string
  readonly dueOn: string
  readonly status: 'announced' | 'due' | 'paid' | 'late'
  readonly amount: string
  readonly paid: string
  readonly missing: string
  /** Entered and not approved yet; null for nothing. */
  readonly waiting: string | null
  /** What is missing without what waits; null for nothing. */
  readonly left: string | null
  readonly receipts: readonly ReceiptView[]
}

/** One page of those who owe something, or one of them with what was received. */
export type CallHoldersView = {
  readonly items: readonly CallHolderView[]
  readonly page: { readonly number: number; readonly count: number }
}

/** Receipts that were entered. */
export type ReceiptsChangeView = {
  readonly kind: 'receipts'
  readonly share: string
  readonly currency: string
  readonly date: string
  readonly amount: string
  readonly lines: readonly {
    readonly key: string
    readonly reference: string
    readonly holder: string
    readonly amount: string
    readonly receivedOn: string
    readonly note: string
    readonly isReversal: boolean
    readonly missing: string
  }[]
  readonly refused: readonly { readonly line: number; readonly notice: string; readonly code: ReceiptFault }[]
}
