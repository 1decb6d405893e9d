import { annualPeriods, hasTwelveMonths, type ValuePoint } from '../figures/share-history.ts'
import type { Block, Column, Group } from '../layout/block.ts'
import type { ShareView, Subject } from '../subject.ts'
import type { Labels } from '../texts/texts.ts'
import { passageWith, type Section } from './section.ts'

/**
 * The chart of the share with the longest history, its changes over complete periods of twelve months and the
 * warning, always together; nothing for less than twelve months (decision 34).
 */
export const performance: Section = (subject, texts) => {
  const view = subject.leadShare
  const passage = texts.figures.performance(subject)
  const { labels } = texts
  if (!view || view.points.length === 0) {
    return [passageWith({ ...passage, body: [labels.noValueYet, labels.performanceWithheld] })]
  }
  if (!hasTwelveMonths(view.points)) {
    return [passageWith({ ...passage, body: [...passage.body, labels.performanceWithheld] })]
  }
  return [performanceGroup(subject, view, labels, passageWith(passage))]
}

function performanceGroup(subject: Subject, view: ShareView, labels: Labels, opening: Group): Group {
  const { formats, input } = subject
  const last = view.points.at(-1)
  const source = labels.chartSource(
    input.manager.name,
    formats.longDate(last?.date ?? subject.asOf),
    last?.distributed.gt(0) ?? false,
  )
  return [
    ...opening,
    chartBlock(subject, view, labels),
    { kind: 'paragraph', tone: 'note', text: source },
    periodTable(subject, view, labels),
    { kind: 'paragraph', tone: 'warning', text: labels.performanceWarning },
  ]
}

function chartBlock(subject: Subject, { share, points }: ShareView, labels: Labels): Block {
  const { formats } = subject
  const formatValue = (value: number) => formats.number(value, value < 10 ? 1 : 0)
  const line = (label: string, ratio: 'valueRatio' | 'totalRatio', emphasis: boolean) => ({
    label,
    emphasis,
    points: points.map((point) => ({ date: point.date, value: Number(point[ratio].times(100).toFixed(4)) })),
  })
  const marks = share.distributions
    .map((distribution) => distribution.date)
    .filter((date) => date <= subject.asOf && date >= (points[0]?.date ?? ''))
  return {
    kind: 'chart',
    figure: {
      alternative: chartAlternative(subject, { share, points }, marks.length, labels),
      series:
        marks.length > 0
          ? [
              line(labels.chart.total, 'totalRatio', true),
              line(labels.chart.netAssetValue, 'valueRatio', false),
            ]
          : [line(labels.chart.netAssetValue, 'valueRatio', true)],
      marks,
      formatValue,
    },
  }
}

function chartAlternative(subject: Subject, view: ShareView, distributions: number, labels: Labels): string {
  const { formats } = subject
  const [first, last] = [view.points.at(0), view.points.at(-1)]
  const base100 = (point: ValuePoint | undefined, ratio: 'valueRatio' | 'totalRatio') =>
    formats.number(point?.[ratio].times(100) ?? 0, 1)
  return labels.chartAlternative({
    share: view.share.name,
    from: formats.longDate(first?.date ?? subject.asOf),
    to: formats.longDate(last?.date ?? subject.asOf),
    first: base100(first, 'valueRatio'),
    last: base100(last, 'valueRatio'),
    total: base100(last, 'totalRatio'),
    distributions,
  })
}

function periodTable({ formats }: Subject, view: ShareView, labels: Labels): Block {
  const { tables } = labels
  const columns: Column[] = [
    { label: tables.period, align: 'left', share: 2.2 },
    { label: tables.netAssetValueChange, align: 'right', share: 1 },
    { label: tables.totalChange, align: 'right', share: 1 },
  ]
  const rows = annualPeriods(view.points).map((period) => [
    `${formats.longDate(period.from)} – ${formats.longDate(period.to)}`,
    formats.percent(period.netAssetValue),
    formats.percent(period.total),
  ])
  return {
    kind: 'table',
    caption: `${tables.captionPeriods} (${view.share.name})`,
    columns,
    rows,
    wide: false,
  }
}
