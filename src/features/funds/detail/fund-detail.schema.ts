import type { FundSummaryView, MoneyView } from '../fund-summary.schema.ts'

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

/** The period during which the invested sums are blocked. */
export type BlockingPeriodView = {
  readonly years: number
  /** Last day, `YYYY-MM-DD`. */
  readonly until: string
  /** Whether that day has passed. */
  readonly isOver: boolean
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
  readonly blockingPeriod: BlockingPeriodView | null
  readonly hasCurrencyRisk: boolean
  readonly shares: readonly FundShareView[]
  readonly content: FundContentView | null
}
