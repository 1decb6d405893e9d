import type { FundDetail, FundShare } from '~/contract/product-api/fund.schema.ts'
import { displayedSeries, isPublicShare, performanceDisplay } from '~/lib/performance/display-rules.ts'
import { addYears, earlierDate, laterDate, type PlainDate, parsePlainDate } from '~/lib/plain-date.ts'
import type {
  DatedValue,
  ShareFiguresView,
  ShareOption,
  SharePerformanceSearch,
  SharePerformanceView,
  SharePeriod,
  ShareWindow,
  YoungShare,
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
  const points: readonly DatedValue[] = displayedSeries(share, {
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

function figuresOf(share: FundShare, search: SharePerformanceSearch): ShareFiguresView {
  const display = performanceDisplay(share)
  if (!display.isShown) {
    return { ...display, young: display.reason === 'under_twelve_months' ? youngShare(share) : null }
  }
  const latest = share.liquidationValues.findLast(({ date }) => date === display.to)
  if (latest === undefined) return { isShown: false, reason: 'no_valuation', young: null }
  return {
    ...display,
    latest: { amount: latest.amount, currency: share.currency, date: latest.date },
    window: windowOf(share, { from: display.from, to: display.to }, search),
  }
}

/** Maps one share of a fund to its view, for the given URL state. */
export function toSharePerformance(fund: FundDetail, search: SharePerformanceSearch): SharePerformanceView {
  const share = chosenShare(fund, search)
  return {
    shares: publicShares(fund).map(toShareOption),
    share: share && toShareOption(share),
    measure: search.measure ?? 'total',
    period: search.period ?? 'all',
    unit: search.unit ?? 'base',
    figures: share ? figuresOf(share, search) : { isShown: false, reason: 'private_share', young: null },
  }
}
