import { longestUsageDays, type Usage } from '~/contract/product-api/desk-usage.schema.ts'
import type { CsvCell } from '~/lib/csv.ts'
import {
  addDays,
  addMonths,
  compareDates,
  daysBetween,
  earlierDate,
  isoWeekday,
  laterDate,
  type PlainDate,
  parsePlainDate,
} from '~/lib/plain-date.ts'
import type { UsageSearch } from './publications-search.ts'
import type { UsageBar, UsageCount, UsageMeasure, UsageView } from './usage.schema.ts'

/** First and last day of the figures. */
export type UsagePeriod = { readonly from: PlainDate; readonly to: PlainDate }

type Count = number | null
type Kind = Usage['measures'][number]['kinds'][number]

/** Periods that the page offers, each up to today. */
export function offeredPeriods(today: PlainDate): Record<'month' | 'quarter' | 'year', UsagePeriod> {
  return {
    month: { from: addDays(today, -29), to: today },
    quarter: { from: addDays(addMonths(today, -3), 1), to: today },
    year: { from: addDays(addMonths(today, -12), 1), to: today },
  }
}

/**
 * The period of an address: at most a year, none of it ahead, the last 30 days for days in the wrong order.
 * A period that is too long ends on its last day.
 */
export function usagePeriod(search: UsageSearch, today: PlainDate): UsagePeriod {
  const to = earlierDate(parsePlainDate(search.to) ?? today, today)
  const from = parsePlainDate(search.from) ?? addDays(to, -29)
  if (compareDates(from, to) > 0) return offeredPeriods(today).month
  return { from: laterDate(from, addDays(to, 1 - longestUsageDays)), to }
}

/** Sums published counts up. */
export function sumCounts(counts: readonly Count[]): UsageCount {
  return {
    told: counts.reduce<number>((sum, count) => sum + (count ?? 0), 0),
    hidden: counts.filter((count) => count === null).length,
  }
}

const isSomething = ({ hidden, told }: UsageCount): boolean => told > 0 || hidden > 0

/** Limit of days whose figures are shown one by one; longer periods are shown by week. */
const mostDays = 31

/** Begin of the week, on a Monday, or of the day. */
function startOf(date: string, spans: UsageView['spans']): string {
  const day = parsePlainDate(date)
  return day === null || spans === 'day' ? date : addDays(day, 1 - isoWeekday(day))
}

function spansOf(kinds: readonly Kind[], spans: UsageView['spans']) {
  const starts = new Set(kinds.flatMap(({ days }) => days.map(({ date }) => startOf(date, spans))))
  return [...starts].toSorted().map((start) => ({
    start,
    kinds: kinds
      .map(({ code, days, label }) => {
        const within = days.filter(({ date }) => startOf(date, spans) === start)
        return { code, label, count: sumCounts(within.map(({ count }) => count)) }
      })
      .filter(({ count }) => isSomething(count)),
  }))
}

/** All days or weeks of a period, with the sum of all kinds: a chart without its empty days would mislead. */
function barsOf(kinds: readonly Kind[], period: UsagePeriod, spans: UsageView['spans']): UsageBar[] {
  const counts = new Map<string, Count[]>()
  for (const { count, date } of kinds.flatMap(({ days }) => days)) {
    const start = startOf(date, spans)
    counts.set(start, [...(counts.get(start) ?? []), count])
  }
  const length = daysBetween(period.from, period.to) + 1
  const starts = Array.from({ length }, (_, index) => startOf(addDays(period.from, index), spans))
  return [...new Set(starts)].map((start) => ({ start, count: sumCounts(counts.get(start) ?? []) }))
}

/** Maps the figures of a period. */
export function toUsage({ measures, threshold }: Usage, period: UsagePeriod): UsageView {
  const spans = daysBetween(period.from, period.to) < mostDays ? 'day' : 'week'
  return {
    ...{ period, spans, threshold },
    measures: measures.map(({ code, kinds }) => ({
      code,
      kinds: kinds
        .map(({ days, ...kind }) => ({ ...kind, total: sumCounts(days.map(({ count }) => count)) }))
        .filter(({ total }) => isSomething(total)),
      spans: spansOf(kinds, spans),
      bars: barsOf(kinds, period, spans),
    })),
  }
}

type Headings = {
  readonly columns: readonly [day: string, measure: string, kind: string, count: string]
  readonly measures: Readonly<Record<UsageMeasure, string>>
  /** What stands for a count that is not told. */
  readonly below: string
}

/** The rows of the file: each day of the period for each kind, 0 where nothing happened. */
export function usageRows({ measures }: Usage, period: UsagePeriod, headings: Headings): CsvCell[][] {
  const length = daysBetween(period.from, period.to) + 1
  const dates = Array.from({ length }, (_, index) => addDays(period.from, index))
  const rows = measures.flatMap(({ code, kinds }) =>
    kinds.flatMap(({ days, label }) => {
      const counts = new Map<string, Count>(days.map(({ count, date }) => [date, count]))
      return dates.map((date): CsvCell[] => {
        const count = counts.has(date) ? (counts.get(date) ?? null) : 0
        return [
          date,
          headings.measures[code],
          label,
          count === null ? headings.below : { number: String(count) },
        ]
      })
    }),
  )
  return [[...headings.columns], ...rows]
}
