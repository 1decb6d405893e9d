import { Big } from 'big.js'
import { annualPeriods, isPerformanceShown, type ValuePoint } from '../figures/share-history.ts'
import { writeBlocks } from '../layout/blocks.ts'
import { type ChartFigure, drawChart } from '../layout/chart.ts'
import type { Sheet } from '../layout/sheet.ts'
import type { Column, TableContent } from '../layout/table.ts'
import type { ShareView, Subject } from '../subject.ts'

/** Height of the source, the table of periods and the warning below a chart. */
const BELOW_CHART = 190

/**
 * Writes the chart of the share with the longest history, its changes over complete twelve-month periods
 * and the warning, always together on one page; nothing for less than twelve months (P-086).
 */
export function writePerformance(sheet: Sheet, subject: Subject): void {
  const { asOf, leadShare: view, texts } = subject
  writeBlocks(sheet, [{ kind: 'heading', text: texts.performance }])
  const introduction = view?.points.length ? texts.performanceOf(view.share.name) : texts.noValueYet
  if (!view || !isPerformanceShown(view.share, asOf)) {
    writeBlocks(sheet, [{ kind: 'paragraph', text: `${introduction} ${texts.performanceWithheld}` }])
    return
  }
  writeBlocks(sheet, [{ kind: 'paragraph', text: introduction }])
  drawChart(sheet, chartOf(subject, view), BELOW_CHART)
  writeBlocks(sheet, [
    { kind: 'paragraph', tone: 'note', text: sourceOf(subject, view) },
    { kind: 'table', ...periodTable(subject, view) },
    { kind: 'paragraph', tone: 'warning', text: texts.performanceWarning },
  ])
}

/**
 * Returns the latest valuations of a share, newest first, with the amounts paid in and distributed by then.
 */
export function valueTable(
  subject: Subject,
  { share, points }: ShareView,
  shown: number,
): TableContent & { caption: string } {
  const { formats, texts } = subject
  const { tables } = texts
  const money = (amount: Big) => formats.money({ amount, currency: share.currency }, 2)
  const columns: Column[] = [
    { label: tables.date, align: 'left', share: 1.3 },
    { label: tables.netAssetValue, align: 'right', share: 1 },
    { label: tables.paidIn, align: 'right', share: 1 },
    { label: tables.distributed, align: 'right', share: 1.2 },
    { label: tables.totalValue, align: 'right', share: 1 },
  ]
  const rows = newest(points, shown).map((point) => [
    formats.longDate(point.date),
    money(point.netAssetValue),
    money(point.paidIn),
    money(point.distributed),
    money(point.netAssetValue.plus(point.distributed)),
  ])
  return { caption: `${tables.captionValues} – ${share.name}`, columns, rows, wide: true }
}

/** Returns capital calls and distributions of a share up to the document's date, newest first. */
export function flowTable(
  subject: Subject,
  { share }: ShareView,
  shown: number,
): TableContent & { caption: string } {
  const { formats, texts, asOf } = subject
  const { tables } = texts
  const columns: Column[] = [
    { label: tables.date, align: 'left', share: 1.2 },
    { label: tables.operation, align: 'left', share: 1.3 },
    { label: tables.amount, align: 'right', share: 1 },
  ]
  const flows = [
    ...share.capitalCalls.map((flow) => ({ ...flow, label: tables.call })),
    ...share.distributions.map((flow) => ({ ...flow, label: tables.distribution })),
  ].filter(({ date }) => date <= asOf)
  const rows = newest(
    flows.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
    shown,
  ).map(({ date, label, amount }) => [
    formats.longDate(date),
    label,
    formats.money({ amount, currency: share.currency }, 2),
  ])
  return { caption: `${tables.captionFlows} – ${share.name}`, columns, rows, wide: true }
}

function newest<Item>(items: readonly Item[], count: number): Item[] {
  return items.slice(-count).reverse()
}

function chartOf(subject: Subject, { share, points }: ShareView): ChartFigure {
  const { formats, texts, asOf } = subject
  const line = (label: string, ratio: 'valueRatio' | 'totalRatio', emphasis: boolean) => ({
    label,
    emphasis,
    points: points.map((point) => ({ date: point.date, value: Number(point[ratio].times(100).toFixed(4)) })),
  })
  const marks = share.distributions
    .map((distribution) => distribution.date)
    .filter((date) => date <= asOf && date >= (points[0]?.date ?? ''))
  const value = line(texts.tables.netAssetValue, 'valueRatio', marks.length === 0)
  return {
    alternative: alternativeOf(subject, { share, points }, marks.length),
    series: marks.length > 0 ? [line(texts.tables.totalValue, 'totalRatio', true), value] : [value],
    marks,
    formatValue: (amount) => formats.number(amount, amount < 10 ? 1 : 0),
  }
}

function alternativeOf(
  { formats, texts, asOf }: Subject,
  { share, points }: ShareView,
  distributions: number,
): string {
  const [first, last] = [points.at(0), points.at(-1)]
  const base100 = (point: ValuePoint | undefined, ratio: 'valueRatio' | 'totalRatio') =>
    formats.number(point?.[ratio].times(100) ?? new Big(0), 1)
  return texts.chartAlternative({
    share: share.name,
    from: formats.longDate(first?.date ?? asOf),
    to: formats.longDate(last?.date ?? asOf),
    first: base100(first, 'valueRatio'),
    last: base100(last, 'valueRatio'),
    total: base100(last, 'totalRatio'),
    distributions,
  })
}

function sourceOf({ formats, manager, texts, asOf }: Subject, { points }: ShareView): string {
  const last = points.at(-1)
  const hasDistributions = last?.distributed.gt(0) ?? false
  return texts.chartSource(manager.name, formats.longDate(last?.date ?? asOf), hasDistributions)
}

function periodTable({ asOf, formats, texts }: Subject, view: ShareView): TableContent & { caption: string } {
  const { tables } = texts
  const columns: Column[] = [
    { label: tables.period, align: 'left', share: 2.2 },
    { label: tables.returnWithout, align: 'right', share: 1 },
    { label: tables.returnWith, align: 'right', share: 1 },
  ]
  const percent = (ratio: Big | null) => {
    if (ratio === null) return '–'
    // After full repayment, a value that falls to zero is no loss (P-331).
    return ratio.eq(-1) ? tables.repaid : formats.percent(ratio)
  }
  const rows = annualPeriods(view.share, asOf).map((period) => [
    `${formats.longDate(period.from)} – ${formats.longDate(period.to)}`,
    percent(period.netAssetValue),
    percent(period.total),
  ])
  return { caption: `${tables.captionPeriods} (${view.share.name})`, columns, rows, wide: false }
}
