/** Measures of use. */
export type UsageMeasure = 'sign_ins' | 'documents' | 'registrations' | 'questions'

/**
 * Sum of published counts: `told` is the sum of the published counts, `hidden` the number of suppressed ones. It is
 * derived from the counts by day only, and so reveals nothing more.
 */
export type UsageCount = { readonly told: number; readonly hidden: number }

/** A kind of a measure, such as a type of documents. */
export type UsageKind = { readonly code: string; readonly label: string; readonly total: UsageCount }

/** A day, or the week that begins on a Monday, with the kinds of which something happened. */
export type UsageSpan = {
  readonly start: string
  readonly kinds: readonly { readonly code: string; readonly label: string; readonly count: UsageCount }[]
}

/** What happened in a day or week, as the chart shows it. */
export type UsageBar = { readonly start: string; readonly count: UsageCount }

/** First and last day of the figures. Dates are `YYYY-MM-DD`. */
type Period = { readonly from: string; readonly to: string }

/** The figures of a period. Kinds and spans without anything are left out. */
export type UsageView = {
  readonly period: Period
  readonly threshold: number
  /** Unit of the rows. */
  readonly spans: 'day' | 'week'
  readonly measures: readonly {
    readonly code: UsageMeasure
    readonly kinds: readonly UsageKind[]
    readonly spans: readonly UsageSpan[]
    /** All kinds together in every day or week of the period, also where nothing happened. */
    readonly bars: readonly UsageBar[]
  }[]
}

/** Figures of a period, with the periods that the page links to. */
export type OfferedUsage = UsageView & {
  readonly periods: Readonly<Record<'month' | 'quarter' | 'year', Period>>
}
