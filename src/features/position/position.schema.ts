import type { AsOf } from '~/lib/as-of.ts'
import type { AccountLine } from '~/lib/figures/capital-account.ts'
import type { MovementKind, Natures } from '~/lib/figures/ledger.ts'
import type { PositionFigures } from '~/lib/figures/position-figures.ts'

/** State of a fund, as the product API names it. */
export type HeldFundStatus = 'open' | 'closed' | 'pre_liquidation' | 'liquidation'

/** A fund as the position names it. */
export type HeldFund = {
  readonly id: string
  /** Last segment of the fund page's path; null for a fund without a page. */
  readonly key: string | null
  readonly name: string
  readonly status: HeldFundStatus
  readonly legalForm: string
}

/** Holding as a row of a list. */
export type HoldingRow = {
  readonly id: string
  readonly fund: HeldFund
  readonly share: string
  readonly figures: PositionFigures
}

/** What is held of one fund in one currency; the figures are null if its ledger cannot be read. */
export type FundHolding = {
  readonly fund: HeldFund
  readonly currency: string
  readonly shares: readonly {
    readonly id: string
    readonly name: string
    /** Exact number of shares. */
    readonly quantity: string
    /** `YYYY-MM-DD`. */
    readonly since: string | null
  }[]
  readonly figures: PositionFigures | null
}

/** An investor's own funds: totals per currency, then by fund. */
export type HoldingsView = {
  readonly asOf: AsOf
  /** True if each fund has a page of the investor's own, and can be seen as of a past day (P-404). */
  readonly hasAccounts: boolean
  readonly totals: readonly PositionFigures[]
  readonly funds: readonly FundHolding[]
  readonly lost: LostParts['holdings']
}

/** Part of the value by strategy, asset class or vintage; `ratio` is exact text. */
export type AllocationPart = { readonly label: string; readonly value: string; readonly ratio: string }

export const allocationKinds = ['strategy', 'assetClass', 'vintage'] as const

export type AllocationKind = (typeof allocationKinds)[number]

/** Payments and receipts by day, and values by the day from which they apply; only days with an entry. */
export type Timeline = {
  readonly flows: readonly { readonly date: string; readonly paidIn: string; readonly received: string }[]
  readonly values: readonly { readonly date: string; readonly value: string }[]
}

/** All holdings in one currency. */
export type CurrencyPosition = {
  readonly figures: PositionFigures
  readonly rows: readonly HoldingRow[]
  readonly allocation: Readonly<Record<AllocationKind, readonly AllocationPart[]>>
  readonly timeline: Timeline
}

type NewsOf = { readonly publishedOn: string; readonly fund: Pick<HeldFund, 'id' | 'name'> }

/** A value or a movement that became known since the last visit. */
export type LedgerNews = NewsOf & {
  readonly kind: 'value' | 'restated' | MovementKind
  readonly date: string
  readonly amount: string
  readonly currency: string
}

type NoticeOf = {
  readonly notice: string
  readonly number: number
  readonly amount: string
  readonly currency: string
}

/** Something that became known since the last visit. */
export type PositionNews =
  | LedgerNews
  | (NewsOf & { readonly kind: 'document'; readonly document: string; readonly title: string })
  | (NewsOf & NoticeOf & { readonly kind: 'callNotice' | 'distributionNotice'; readonly date: string })

/** A coming date of a fund: of its life, or of one of the reader's calls and distributions. */
export type ComingDate = {
  readonly date: string
  readonly fund: Pick<HeldFund, 'id' | 'name'>
} & (
  | { readonly kind: 'subscriptionEnd' | 'blockingEnd' | 'end' }
  | ({ readonly kind: 'callNotice' | 'distributionNotice' } & NoticeOf)
)

type DueNotice = {
  readonly notice: string
  readonly noticeKind: 'call' | 'distribution'
  readonly number: number
  readonly fund: Pick<HeldFund, 'id' | 'name'>
}

/**
 * Something that is expected of the reader by a day: a call of which an amount is missing, a notice to acknowledge, an
 * identity paper that expires, a subscription prepared by an adviser to sign.
 */
export type DueView = { readonly date: string; readonly isLate: boolean } & (
  | ({ readonly kind: 'call'; readonly amount: string; readonly currency: string } & DueNotice)
  | ({ readonly kind: 'acknowledgement' } & DueNotice)
  | { readonly kind: 'identity'; readonly paper: 'identity_card' | 'passport' | 'residence_permit' }
  | { readonly kind: 'signature'; readonly reference: string; readonly fund: Pick<HeldFund, 'id' | 'name'> }
)

/** An answer to one of the reader's questions that they have not read. */
export type UnreadAnswer = {
  readonly question: string
  readonly subject: string
  readonly fund: Pick<HeldFund, 'id' | 'name'> | null
  readonly date: string
}

/** An investor's whole position. */
export type PositionView = {
  readonly asOf: AsOf
  readonly previousVisitOn: string | null
  readonly currencies: readonly CurrencyPosition[]
  readonly news: readonly PositionNews[]
  readonly coming: readonly ComingDate[]
  /** Due items, earliest first; null if unknown, so that the page does not claim that nothing is due. */
  readonly due: readonly DueView[] | null
  readonly answers: readonly UnreadAnswer[]
  /** Funds whose movements or values contradict each other. */
  readonly unreadable: readonly HeldFund[]
  readonly lost: LostParts
}

/** Parts of a position that could not be read, and are in no figure and no list (P-710). */
export type LostParts = {
  /** Holdings by fund name; null for one whose name cannot be read either. */
  readonly holdings: readonly (string | null)[]
  /** True if a due item is among them. */
  readonly hasDue: boolean
}

/** Movement with its sign from the holder's view, and the uncalled amount after it; null if nothing was committed. */
export type MovementView = {
  readonly id: string
  readonly date: string
  readonly publishedOn: string
  readonly kind: MovementKind
  readonly amount: string
  readonly quantity: string
  readonly commitment: string
  readonly called: string
  readonly natures: Natures | null
  readonly recallable: string
  readonly unfundedAfter: string | null
  /** Id of the notice that announced it. */
  readonly notice: string | null
}

/** A published value; a restated one is listed with each of its publications. */
export type ValueView = {
  readonly date: string
  readonly publishedOn: string
  readonly quantity: string
  readonly netAssetValue: string
  readonly amount: string
  readonly isReplaced: boolean
}

/** The shares of one class of a fund: account, movements, values, figures; null for a ledger with a fault. */
export type HoldingAccount = {
  readonly id: string
  readonly share: string
  readonly isin: string | null
  readonly currency: string
  readonly quantity: string
  readonly movements: readonly MovementView[]
  readonly values: readonly ValueView[]
  readonly computed: {
    readonly figures: PositionFigures
    readonly lines: readonly AccountLine[]
    readonly whole: AccountLine | null
    readonly timeline: Timeline
  } | null
}

/** A step of a fund's life. */
export type LifeStep = {
  readonly kind: 'subscription' | 'investment' | 'blocking' | 'end' | 'liquidated'
  readonly date: string
  readonly isReached: boolean
}

/** Holding of an investor in a fund. */
export type HoldingView = {
  readonly asOf: AsOf
  readonly fund: HeldFund
  readonly strategy: string
  readonly assetClass: string
  readonly period: 'quarter' | 'year'
  readonly life: readonly LifeStep[]
  readonly accounts: readonly HoldingAccount[]
  /** Other holdings in the fund, which could not be read. */
  readonly lost: LostParts['holdings']
}

/** A holding, and whether the product API gives its capital accounts as PDF. */
export type OfferedHolding = HoldingView & { readonly hasPdf: boolean }
