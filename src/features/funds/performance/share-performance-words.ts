import type { ChartFormat, ChartSeries } from '~/components/chart/chart-data.ts'
import type { ChartFigureProps } from '~/components/chart/chart-figure.tsx'
import type { ChartReading, ReadPoint } from '~/components/chart/chart-reading.ts'
import { createFormatter, type Formatter } from '~/lib/format/formatter.ts'
import { type Translations, translationsOf } from '~/lib/translations.ts'
import { weakMemo } from '~/lib/weak-memo.ts'
import { inEachLocale } from '~/routing/addresses/locales.ts'
import type {
  DatedValue,
  HiddenFigures,
  ShareFiguresView,
  SharePerformanceView,
  SharePoint,
} from './share-performance.schema.ts'

/** A share's figures when they may be shown. */
export type ShownFigures = Extract<ShareFiguresView, { isShown: true }>

/** The texts and the formatter of the section. */
export type PerformanceWords = {
  readonly texts: Translations
  readonly to: Formatter
}

/** Says why no figure is shown, until when, and what there is instead (P-747). */
export function notShownLines(
  { reason, until }: HiddenFigures,
  { texts: { performance }, to }: PerformanceWords,
): readonly string[] {
  const { notShown, notShownInstead, notShownUntil } = performance
  const date = to.longDate(until)
  const isDated = reason === 'under_twelve_months' || reason === 'no_valuation'
  return [
    notShown[reason](),
    ...(isDated && date !== null ? [notShownUntil[reason]({ date })] : []),
    notShownInstead[reason](),
  ]
}

/** Returns the chart's number format: two decimals, in the share's currency unless on a base of 100. */
export function chartFormat(
  to: Formatter,
  { unit, currency }: { readonly unit: SharePerformanceView['unit']; readonly currency: string },
): ChartFormat {
  const inCurrency = unit === 'amount'
  return {
    name: `${unit} ${currency}`,
    value: (value) => (inCurrency ? to.netAssetValue(value, currency) : to.decimal(value, 2)) ?? '',
    tick: (value) => to.decimal(String(value)) ?? '',
    date: (date) => to.longDate(date) ?? '',
    axisDate: (date, dateUnit) =>
      (dateUnit === 'year' ? date.slice(0, 4) : to.monthYear(date, 'short')) ?? '',
  }
}

/** Returns the only series of a share's chart, with its distributions as marks. */
export function shareSeries(
  view: SharePerformanceView,
  figures: ShownFigures,
  { texts, to }: PerformanceWords,
): ChartSeries {
  const { points, distributions } = figures.window
  const format = chartFormat(to, { unit: view.unit, currency: figures.currency })
  const last = points.at(-1)
  return {
    id: view.share?.id ?? '',
    label: texts.performance.controls.measures[view.measure](),
    endLabel: last === undefined ? '' : format.value(last.value),
    points,
    marks: distributions.map(({ date, value }) => ({
      date,
      text: texts.performance.distributionMark({
        amount: to.netAssetValue(value, figures.currency) ?? '',
        date: format.date(date),
      }),
    })),
  }
}

const signOf = (change: number): 'gain' | 'loss' | null => (change > 0 ? 'gain' : change < 0 ? 'loss' : null)

/**
 * Says one point: day, value and distance from the base, in points or in the share's currency, never in percent: most
 * points are not at the end of a complete 12-month period (P-084).
 */
function readPoint(
  { date, value, change }: SharePoint,
  { unit, measure }: Pick<SharePerformanceView, 'unit' | 'measure'>,
  { currency, words: { texts, to } }: { readonly currency: string; readonly words: PerformanceWords },
): ReadPoint {
  const { reading, periods } = texts.performance
  const format = chartFormat(to, { unit, currency })
  const isWithout = measure === 'value'
  const common = { date: format.date(date), value: format.value(value) }
  // After full repayment, a value that falls to zero is no loss (P-331).
  if (isWithout && Number(value) === 0) return { ...common, change: periods.repaid(), sign: '', note: '' }
  const amount =
    unit === 'base' ? to.decimal(change, 2, 'change') : to.netAssetValue(change, currency, 'change')
  const sign = signOf(Number(change))
  return {
    ...common,
    change: reading[unit]({ change: amount ?? '' }),
    sign: sign === null ? '' : periods[sign](),
    note: isWithout ? reading.without() : '',
  }
}

function shareReading(
  view: SharePerformanceView,
  { currency, window: { points } }: ShownFigures,
  words: PerformanceWords,
): ChartReading {
  const { reading } = words.texts.performance
  return {
    dates: points.map(({ date }) => date),
    at: (index) => {
      const point = points[index] ?? points.at(-1) ?? { date: '', value: '', change: '' }
      return readPoint(point, view, { currency, words })
    },
    label: reading.label(),
    keys: reading.keys(),
  }
}

function extremes(points: readonly DatedValue[]): readonly [string, string] | null {
  const sorted = points.map(({ value }) => value).sort((left, right) => Number(left) - Number(right))
  const [lowest, highest] = [sorted[0], sorted.at(-1)]
  return lowest === undefined || highest === undefined ? null : [lowest, highest]
}

/**
 * Returns one sentence that describes the chart: first, last, lowest and highest values. Never a
 * percentage.
 */
export function chartSummary(
  view: SharePerformanceView,
  figures: ShownFigures,
  { texts, to }: PerformanceWords,
): string {
  const { points } = figures.window
  const [first, last, range] = [points[0], points.at(-1), extremes(points)]
  if (!first || !last || !range || !view.share) return texts.performance.emptyWindow()
  const format = chartFormat(to, { unit: view.unit, currency: figures.currency })
  return texts.performance.summary({
    label: view.share.name,
    measure: texts.performance.controls.measures[view.measure](),
    course: texts.performance.course({
      first: format.value(first.value),
      from: format.date(first.date),
      last: format.value(last.value),
      to: format.date(last.date),
    }),
    range: texts.performance.range({ lowest: format.value(range[0]), highest: format.value(range[1]) }),
  })
}

/** What the chart of a share is drawn and read from. */
type DrawnShare = Pick<ChartFigureProps, 'series' | 'format' | 'texts' | 'reading'>

/** Returns the data of a share's chart; null if there is no line to draw. Memoized per view and language. */
export const shareCharts = inEachLocale((locale) =>
  weakMemo((view: SharePerformanceView): DrawnShare | null => {
    const { figures } = view
    if (!figures.isShown || figures.window.points.length < 2) return null
    const words = { texts: translationsOf(locale), to: createFormatter(locale) }
    const { table } = words.texts.performance
    return {
      series: [shareSeries(view, figures, words)],
      format: chartFormat(words.to, { unit: view.unit, currency: figures.currency }),
      reading: shareReading(view, figures, words),
      texts: {
        summary: chartSummary(view, figures, words),
        tableToggle: table.toggle(),
        tableCaption: table.caption(),
        date: table.date(),
        event: table.event(),
      },
    }
  }),
)
