import type { FundSummaryView, MoneyView } from '../fund-summary.schema.ts'
import type { NamedFund } from '../list/fund-list.schema.ts'

/** Publication interval of values. */
export type PeriodicityView = 'month' | 'quarter' | 'semester' | 'year'

/** A member of the fund's team. */
export type FundTeamMember = {
  readonly name: string
  readonly position: string
  readonly biographyHtml: string | null
}

/** Editorial texts as safe HTML; null where empty. */
export type FundContentView = {
  readonly strategyHtml: string | null
  readonly valuationHtml: string | null
  readonly taxationHtml: string | null
  /** Last day of validity of the tax text; `YYYY-MM-DD`. */
  readonly taxationValidUntil: string | null
  readonly team: readonly FundTeamMember[]
  readonly terms: readonly { readonly label: string; readonly value: string }[]
}

/** A share class in the table of terms. */
export type FundShareView = {
  readonly id: string
  readonly name: string
  readonly isin: string | null
  readonly currency: string
  readonly periodicity: PeriodicityView
}

/** Holdings of a fund's portfolio; ratios are fractions of its value, as exact decimals. */
export type PortfolioView = {
  readonly asOf: string
  readonly committed: MoneyView | null
  readonly invested: MoneyView | null
  readonly holdings: readonly {
    readonly name: string
    readonly sector: string
    readonly country: string
    readonly since: string | null
    readonly ratio: string
  }[]
  readonly sectors: readonly WeightView[]
  readonly countries: readonly WeightView[]
}

/** A part of a portfolio. */
export type WeightView = { readonly label: string; readonly ratio: string }

/** A kind of cost, with its amounts for the investment. */
export type CostView = {
  readonly kind: 'entry' | 'ongoing' | 'transaction' | 'performance' | 'exit'
  readonly ratio: string
  readonly firstYear: string
  readonly wholePeriod: string
}

/** Costs and scenarios of the key information document. */
export type KeyFiguresView = {
  readonly investment: MoneyView
  readonly holdingYears: number
  readonly costs: readonly CostView[]
  readonly total: { readonly firstYear: string; readonly wholePeriod: string }
  readonly yearlyImpact: string
  readonly scenarios: readonly {
    readonly kind: 'stress' | 'unfavourable' | 'moderate' | 'favourable'
    readonly received: string
    readonly yearlyReturn: string
  }[]
}

/** A public document of the fund. */
export type FundFileView = {
  readonly id: string
  readonly title: string
  readonly href: string
  readonly language: 'fr' | 'en'
  readonly publishedOn: string
}

/** News of the fund: a press release as a PDF, or an article of the site, whose language is the page's. */
export type FundNewsView = Omit<FundFileView, 'language'> & { readonly language: 'fr' | 'en' | null }

/** An open fund of the same strategy. */
export type SisterFundView = Pick<
  FundSummaryView,
  'key' | 'name' | 'summary' | 'riskIndicator' | 'horizonYears' | 'minimumInvestment'
>

/** Content related to a fund: its current documents, its news and open funds of its strategy. */
export type FundRelatedView = {
  readonly keyInformation: FundFileView | null
  readonly factsheet: FundFileView | null
  readonly news: readonly FundNewsView[]
  readonly sisters: readonly SisterFundView[]
  /** The funds chosen for comparison that the address names (P-743). */
  readonly chosen: readonly NamedFund[]
  /** Set if news of the fund are sent by email without an account (P-770). */
  readonly alerts?: true
}

/** All data of the fund's page except the history of its shares; texts are in the page's language. */
export type FundDetailView = FundSummaryView & {
  readonly id: string
  /** The fund's slug in each language; null for a fund without a page. */
  readonly slugs: { readonly fr: string; readonly en: string } | null
  readonly sector: string
  readonly eligibility: readonly string[]
  readonly taxation: string
  readonly fundSize: MoneyView | null
  readonly targetEnterpriseValue: {
    readonly minimum: MoneyView | null
    readonly maximum: MoneyView | null
  } | null
  readonly sfdr: {
    readonly article: 6 | 8 | 9
    readonly validFrom: string
    readonly sourceUrl: string | null
  } | null
  readonly regulatoryApprovalDate: string | null
  readonly subscriptionPeriod: { readonly opensOn: string; readonly closesOn: string | null } | null
  readonly diversificationObjective: string | null
  readonly valuationFrequency: PeriodicityView
  readonly reportingFrequency: PeriodicityView
  /** True if the last day of a lock-up with a fixed term has passed. */
  readonly isLockUpOver: boolean
  readonly portfolio: PortfolioView | null
  readonly keyFigures: KeyFiguresView | null
  /** Days until the last day of subscription of an open fund, that day included; null without one. */
  readonly daysLeft: number | null
  /** The main share's distributions, newest first. */
  readonly distributions: readonly { readonly date: string; readonly amount: MoneyView }[]
  readonly hasCurrencyRisk: boolean
  readonly shares: readonly FundShareView[]
  readonly content: FundContentView | null
}
