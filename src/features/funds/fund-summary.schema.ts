/** Fund states in chronological order (P-061). */
export const fundStatuses = ['open', 'closed', 'pre_liquidation', 'liquidation'] as const

/** State of a fund. */
export type FundStatusView = (typeof fundStatuses)[number]

/** An exact amount in units of its currency (ISO 4217). */
export type MoneyView = { readonly amount: string; readonly currency: string }

/** Tells whether a text is a possible fund key in a URL: a slug in either language, or an id `fnd-{n}`. */
export const isFundKey = (text: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,118}[a-z0-9])?$/.test(text)

/** A fund as lists and cards show it; texts are in the page's language, figures are exact and unformatted. */
export type FundSummaryView = {
  /** The same in both languages: `fnd-{n}`. */
  readonly id: string
  /** The slug, or the id of a fund that has none and therefore no page. */
  readonly key: string
  readonly hasPage: boolean
  readonly name: string
  readonly summary: string
  readonly status: FundStatusView
  readonly strategy: string
  readonly assetClass: string
  readonly geography: string
  readonly legalForm: LegalFormView
  /** 1 to 7; null when unpublished. */
  readonly riskIndicator: number | null
  readonly horizonYears: number | null
  readonly minimumInvestment: MoneyView | null
  /** `YYYY-MM-DD`. */
  readonly launchDate: string | null
  readonly sfdrArticle: 6 | 8 | 9 | null
  readonly latestValue: LatestValueView | null
  /** Null where the product API does not tell. */
  readonly lockUp: LockUpView | null
  readonly shareTotals: ShareTotalsView | null
}

/** Lock-up of the money invested. */
export type LockUpView =
  | { readonly kind: 'fixed_term'; readonly years: number; readonly until: string }
  | { readonly kind: 'per_subscription'; readonly years: number }
  | { readonly kind: 'none' }

/** Exact amounts of one main share on a day; `committed` is null where nothing is called later. */
export type ShareTotalsView = {
  readonly shareName: string
  readonly currency: string
  readonly since: string
  readonly asOf: string
  readonly committed: string | null
  readonly paidIn: string
  readonly distributed: string
}

/** Legal forms of French unlisted funds. */
export type LegalFormView = 'FCPR' | 'FCPI' | 'FIP' | 'FPCI' | 'SLP' | 'FPS'

/** The last published net asset value of a fund's main share. */
export type LatestValueView = {
  readonly shareName: string
  readonly value: MoneyView
  /** `YYYY-MM-DD`. */
  readonly date: string
}
