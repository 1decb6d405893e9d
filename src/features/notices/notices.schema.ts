import type { AsOf } from '~/lib/as-of.ts'
/** Where a notice stands. */
export type NoticeStatus = 'announced' | 'due' | 'partly' | 'paid' | 'late'

/** A capital call or a distribution as the list shows it. Amounts are exact texts in the unit of `currency`. */
export type NoticeView = {
  readonly id: string
  readonly reference: string
  readonly kind: 'call' | 'distribution'
  readonly status: NoticeStatus
  readonly fund: { readonly name: string; readonly key: string | null }
  readonly share: string
  readonly currency: string
  readonly amount: string
  readonly paid: string
  /** Day on which the whole amount was paid, if known. */
  readonly paidOn: string | null
  /** Outstanding part of the amount; null if there is none. */
  readonly missing: string | null
  /** True if some of the amount was paid, but not all. */
  readonly isPartlyPaid: boolean
  readonly announcedOn: string
  readonly dueOn: string
  readonly isAcknowledged: boolean
}

/** Page of an investor's notices. */
export type NoticesView = {
  readonly asOf: AsOf
  readonly items: readonly NoticeView[]
  readonly page: { readonly number: number; readonly count: number }
}

/** Components inside or outside the commitment, with their sum. */
export type NoticePart = {
  readonly scope: 'inside' | 'outside'
  readonly lines: readonly { readonly position: number; readonly label: string; readonly amount: string }[]
  readonly subtotal: string
}

/** Four characters of an account number, and where they begin. */
export type NumberGroup = { readonly start: number; readonly text: string }

/** The account that a call is paid to. */
export type PayeeView = {
  readonly holder: string
  readonly bank: string
  readonly ibanEnd: string
  /** The number in groups of four, and the bank's code; null until the second factor was given. */
  readonly shown: { readonly groups: readonly NumberGroup[]; readonly bic: string | null } | null
}

/** A notice with all that its page shows. */
export type NoticeDetailView = NoticeView & {
  readonly number: number
  readonly purpose: string
  readonly parts: readonly NoticePart[]
  /** True if the components add up to the amount; otherwise the investor must ask before paying. */
  readonly addsUp: boolean
  readonly commitment: string
  readonly unfundedBefore: string
  readonly unfundedAfter: string
  /** Earliest due date of a call announced on this day (P-431); null for distributions. */
  readonly earliestDue: string | null
  readonly payee: PayeeView | null
  /** Proof required to show the account number: a code, or the password; null while unknown. */
  readonly proof: 'code' | 'password' | null
  /** The provider's page on which a passkey gives a code; null without passkeys. */
  readonly passkeyUrl: string | null
  readonly telephone: string
  /** Day and time in Paris. */
  readonly acknowledged: { readonly date: string; readonly time: string } | null
}
