import type { HiddenReason, PerformanceDisplay } from '~/lib/performance/display-rules.ts'
import { day, matching, oneOf, searchSchema } from '~/routing/addresses/search-fields.ts'
import type { MoneyView } from '../fund-summary.schema.ts'

/** Measures of the chart. The total value is the default and never written in a URL. */
export const shareMeasures = ['total', 'value'] as const

/** Periods, counted back from the last valuation; the whole life is the default. */
export const sharePeriods = ['all', '5y', '3y', '1y'] as const

/** Scales of the chart: relative to the capital paid in (default), or in the share's currency. */
export const shareUnits = ['base', 'amount'] as const

export type ShareMeasure = (typeof shareMeasures)[number]
export type SharePeriod = (typeof sharePeriods)[number]
export type ShareUnit = (typeof shareUnits)[number]

/**
 * URL state of the share chart. Invalid values are dropped and defaults are not written, so that every
 * state has one URL.
 */
export const sharePerformanceSearchSchema = searchSchema({
  share: matching((text) => /^[\w-]{1,40}$/.test(text)),
  measure: oneOf(['value']),
  period: oneOf(['5y', '3y', '1y']),
  unit: oneOf(['amount']),
  from: day(),
  to: day(),
})

export type SharePerformanceSearch = ReturnType<typeof sharePerformanceSearchSchema.parse>

/** A public share class. */
export type ShareOption = {
  readonly id: string
  readonly name: string
  readonly isin: string | null
  readonly currency: string
}

/** A dated exact figure, `YYYY-MM-DD`. */
export type DatedValue = { readonly date: string; readonly value: string }

/** A point of the chart with its distance from the base: from 100, or from the capital paid in by that day (P-775). */
export type SharePoint = DatedValue & { readonly change: string }

/** The part of a share's history that the chart shows. */
export type ShareWindow = {
  readonly from: string
  readonly to: string
  /** True if the window was chosen by free dates: no percentage may be printed for it (P-084). */
  readonly isFree: boolean
  readonly points: readonly SharePoint[]
  readonly distributions: readonly DatedValue[]
}

/** A share's past performance after the display rules; never the share's raw history. */
export type SharePerformanceView = {
  readonly shares: readonly ShareOption[]
  readonly share: ShareOption | null
  readonly measure: ShareMeasure
  readonly period: SharePeriod
  /** The periods to choose from: the whole life, and those of which every year is complete (P-740). */
  readonly periods: readonly SharePeriod[]
  readonly unit: ShareUnit
  readonly figures: ShareFiguresView
}

/** Why no figure of past performance is shown, and from which day one may be; null where no day can be told (P-747). */
export type HiddenFigures = { readonly reason: HiddenReason; readonly until: string | null }

/** Facts that may be stated of a share whose performance may not be shown yet (P-331). */
export type YoungShare = {
  readonly latest: MoneyView & { readonly date: string }
  readonly since: string
  /** First day on which twelve months of values can be complete. */
  readonly shownFrom: string
}

export type ShareFiguresView =
  | (HiddenFigures & { readonly isShown: false; readonly young: YoungShare | null })
  | (Extract<PerformanceDisplay, { isShown: true }> & {
      readonly latest: MoneyView & { readonly date: string }
      readonly window: ShareWindow
    })
