import type { FundDetail, FundShare } from '~/contract/product-api/fund.schema.ts'
import {
  displayedSeries,
  type HiddenReason,
  isPublicShare,
  type PerformanceDisplay,
  performanceDisplay,
} from '~/lib/performance/display-rules.ts'
import {
  addMonths,
  addYears,
  earlierDate,
  laterDate,
  type PlainDate,
  parsePlainDate,
} from '~/lib/plain-date.ts'
import {
  type ShareFiguresView,
  type ShareOption,
  type SharePerformanceSearch,
  type SharePerformanceView,
  type SharePeriod,
  type SharePoint,
  type ShareWindow,
  sharePeriods,
  type YoungShare,
} from './share-performance.schema.ts'

const yearsOfPeriod: Record<Exclude<SharePeriod, 'all'>, number> = { '1y': 1, '3y': 3, '5y': 5 }

/** Returns the public shares of a fund, in the product API's order. */
export function publicShares(fund: Pick<FundDetail, 'shares'>): readonly FundShare[] {
  return fund.shares.filter(isPublicShare)
}

/** Returns the share named by the URL, or the fund's first public one. */
export function chosenShare(
  fund: Pick<FundDetail, 'shares'>,
  search: Pick<SharePerformanceSearch, 'share'>,
): FundShare | null {
  const shares = publicShares(fund)
  return shares.find(({ id }) => id === search.share) ?? shares[0] ?? null
}

/** What is shown of a fund without a public share. */
export const noPublicShare = { isShown: false, reason: 'private_share' } as const

const monthsOf = { month: 1, quarter: 3, semester: 6, year: 12 } as const

/**
 * Returns the day from which figures of a share may be shown: a year after its first value, or the end of its first
 * period of valuation where it has none. Null where no day can be told.
 */
export function shownFrom(share: FundShare, reason: HiddenReason): PlainDate | null {
  if (reason === 'under_twelve_months') {
    const since = parsePlainDate(share.liquidationValues[0]?.date)
    return since && addYears(since, 1)
  }
  const start = parsePlainDate(share.startDate)
  return reason === 'no_valuation' && start ? addMonths(start, monthsOf[share.periodicity]) : null
}

const toShareOption = ({ id, name, isin, currency }: FundShare): ShareOption => ({ id, name, isin, currency })

type Span = { readonly from: PlainDate; readonly to: PlainDate }

/**
 * Returns the days of the URL state, clamped to the share's published life; free dates take precedence over
 * a period.
 */
export function chosenSpan(
  life: Span,
  { period, from, to }: Pick<SharePerformanceSearch, 'period' | 'from' | 'to'>,
): Span & { readonly isFree: boolean } {
  const [start, end] = [parsePlainDate(from), parsePlainDate(to)]
  if (start !== null || end !== null) {
    return {
      from: start === null ? life.from : laterDate(start, life.from),
      to: end === null ? life.to : earlierDate(end, life.to),
      isFree: true,
    }
  }
  const first = period === undefined ? life.from : addYears(life.to, -yearsOfPeriod[period])
  return { from: laterDate(first, life.from), to: life.to, isFree: false }
}

const within =
  ({ from, to }: Span) =>
  ({ date }: { readonly date: string }): boolean =>
    date >= from && date <= to

function windowOf(share: FundShare, life: Span, search: SharePerformanceSearch): ShareWindow {
  const span = chosenSpan(life, search)
  const points: readonly SharePoint[] = displayedSeries(share, {
    value: search.measure === 'value' ? 'netAssetValue' : 'totalValue',
    isRebased: search.unit !== 'amount',
  })
  const distributions = share.distributions.map(({ date, amount }) => ({ date, value: amount }))
  return {
    ...span,
    points: points.filter(within(span)),
    distributions: distributions.filter(within(span)),
  }
}

function youngShare({ currency, liquidationValues }: FundShare): YoungShare | null {
  const [first, last] = [liquidationValues[0], liquidationValues.at(-1)]
  const since = parsePlainDate(first?.date)
  if (last === undefined || since === null) return null
  const latest = { amount: last.amount, currency, date: last.date }
  return { latest, since, shownFrom: addYears(since, 1) }
}

/** Returns the periods whose first year is complete; a share of two years has no period of three (P-740). */
function offeredPeriods(display: PerformanceDisplay): readonly SharePeriod[] {
  return sharePeriods.filter((period) => {
    if (period === 'all') return true
    const first = display.isShown ? display.periods.at(-yearsOfPeriod[period]) : undefined
    return first !== undefined && first.returns !== null
  })
}

function figuresOf(
  share: FundShare,
  display: PerformanceDisplay,
  search: SharePerformanceSearch,
): ShareFiguresView {
  if (!display.isShown) {
    const { reason } = display
    const young = reason === 'under_twelve_months' ? youngShare(share) : null
    return { isShown: false, reason, until: shownFrom(share, reason), young }
  }
  const latest = share.liquidationValues.findLast(({ date }) => date === display.to)
  if (latest === undefined) return { isShown: false, reason: 'no_valuation', until: null, young: null }
  return {
    ...display,
    latest: { amount: latest.amount, currency: share.currency, date: latest.date },
    window: windowOf(share, { from: display.from, to: display.to }, search),
  }
}

/** Maps one share of a fund to its view, for the given URL state; a period that is not offered is dropped. */
export function toSharePerformance(fund: FundDetail, search: SharePerformanceSearch): SharePerformanceView {
  const share = chosenShare(fund, search)
  const display = share ? performanceDisplay(share) : noPublicShare
  const periods = offeredPeriods(display)
  const period = search.period && periods.includes(search.period) ? search.period : undefined
  return {
    shares: publicShares(fund).map(toShareOption),
    share: share && toShareOption(share),
    measure: search.measure ?? 'total',
    period: period ?? 'all',
    periods,
    unit: search.unit ?? 'base',
    figures: share
      ? figuresOf(share, display, { ...search, period })
      : { ...noPublicShare, until: null, young: null },
  }
}
