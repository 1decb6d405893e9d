import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactElement } from 'react'
import { brand } from '~/brand.ts'
import { type ChartSeries, pagePalette, seriesDashes } from '~/components/chart/chart-data.ts'
import { ChartFigure, loadChartParts } from '~/components/chart/chart-figure.tsx'
import { loadFragments, staticFragment } from '~/components/static-fragment/static-fragment.tsx'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { NotShown } from '../performance/share-performance-hidden.tsx'
import { chartFormat } from '../performance/share-performance-words.ts'
import { ComparePeriods } from './compare-periods.tsx'
import type { ComparedFund, ComparisonChart } from './fund-compare.schema.ts'

type Pair = readonly [ComparedFund, ComparedFund]
type ShownChart = Extract<ComparisonChart, { isShown: true }>

type CompareChartProps = { readonly pair: Pair; readonly chart: ComparisonChart }

/** Both funds from their common start on one base, with the complete 12-month periods of each. */
export function CompareChart({ pair, chart }: CompareChartProps): ReactElement {
  const { compare } = useTranslations()
  return (
    <section aria-labelledby="compare-chart" className="mt-14 print:mt-6" data-compare-chart>
      <div className="break-inside-avoid print:[&_details]:hidden">
        <h2 id="compare-chart" className="text-2xl">
          {compare.chart.heading()}
        </h2>
        {chart.isShown ? (
          <ShownComparison pair={pair} chart={chart} />
        ) : (
          <div className="mt-6 border-hairline border-y py-6">
            <NotShown hidden={chart} />
          </div>
        )}
      </div>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2 print:mt-3 print:grid-cols-2 print:gap-x-6">
        {pair.map((fund) => (
          <StaticPeriods key={fund.id} fund={fund} />
        ))}
      </div>
    </section>
  )
}

const StaticPeriods = staticFragment<{ readonly fund: ComparedFund }>(
  'compare-periods',
  createIsomorphicFn()
    .server(() => ComparePeriods)
    .client(async () => (await import('./compare-periods.tsx')).ComparePeriods),
)

/** Loads the comparison's static fragments, for its loader. */
export const loadCompareParts = () => loadFragments(StaticPeriods, { load: loadChartParts })

type ShownProps = { readonly pair: Pair; readonly chart: ShownChart }

function useSeries([left, right]: Pair, chart: ShownChart): readonly ChartSeries[] {
  const { series } = useTranslations().compare.chart
  const seriesOf = (fund: ComparedFund, points: ShownChart['left']): ChartSeries => ({
    id: fund.id,
    label: series({ fund: fund.name, share: fund.shareName ?? '' }),
    endLabel: fund.name,
    points,
  })
  return [seriesOf(left, chart.left), seriesOf(right, chart.right)]
}

function ShownComparison({ pair, chart }: ShownProps): ReactElement {
  const { compare, performance } = useTranslations()
  const to = useFormatter()
  const series = useSeries(pair, chart)
  const format = chartFormat(to, { unit: 'base', currency: '' })
  const lastOf = (points: ShownChart['left']) => format.value(points.at(-1)?.value ?? '')
  const [left, right] = pair
  const date = format.date(chart.from)
  return (
    <>
      <p className="mt-2 mb-6 max-w-measure text-muted">{compare.chart.introduction({ date })}</p>
      <ChartFigure
        series={series}
        format={format}
        texts={{
          summary: compare.chart.summary({
            from: date,
            first: left.name,
            firstValue: lastOf(chart.left),
            second: right.name,
            secondValue: lastOf(chart.right),
            to: format.date(chart.to),
          }),
          tableToggle: performance.table.toggle(),
          tableCaption: compare.chart.tableCaption({ date }),
          date: performance.table.date(),
          event: performance.table.event(),
        }}
        caption={<ChartNotes series={series} chart={chart} />}
      />
    </>
  )
}

type NotesProps = { readonly series: readonly ChartSeries[]; readonly chart: ShownChart }

/** The legend, the warning, the source and the period. */
function ChartNotes({ series, chart }: NotesProps): ReactElement {
  const { compare, funds, performance } = useTranslations()
  const to = useFormatter()
  return (
    <figcaption className="mt-3 flex flex-col gap-1 text-muted text-sm">
      <ul className="mb-2 flex flex-wrap gap-x-8 gap-y-1 text-foreground">
        {series.map(({ id, label }, index) => (
          <li key={id} className="flex items-center gap-3">
            <svg width="32" height="4" aria-hidden="true" className="shrink-0">
              <line
                x2="32"
                y1="2"
                y2="2"
                stroke={pagePalette.series[index] ?? pagePalette.ink}
                strokeWidth="2"
                strokeDasharray={seriesDashes[index]}
              />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <p className="font-medium text-foreground">{funds.warnings.pastPerformance()}</p>
      <p>
        {performance.source({
          manager: brand.name,
          from: to.longDate(chart.from) ?? '',
          to: to.longDate(chart.to) ?? '',
        })}{' '}
        {performance.steps()} {compare.chart.calls()}
      </p>
    </figcaption>
  )
}
