import type { ReactElement } from 'react'
import { pagePalette } from '~/components/chart/chart-data.ts'
import { roundStep } from '~/components/chart/chart-geometry.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { UsageBar, UsageView } from './usage.schema.ts'

const height = 180
const { grid, muted, series } = pagePalette
const [given] = series
/** Counts that are not told are a lower bound: paler than those that are. */
const hiddenOpacity = 0.35

type ChartProps = {
  readonly measure: UsageView['measures'][number]
  readonly usage: Pick<UsageView, 'period' | 'spans' | 'threshold'>
  readonly title: string
}

/** How much happened in each day or week: a picture that the server draws. The table below it is its twin. */
export function UsageChart({ measure: { bars }, title, usage }: ChartProps): ReactElement {
  const { usage: words } = useTranslations().staff_desk
  const to = useFormatter()
  const told = bars.reduce((sum, { count }) => sum + count.told, 0)
  const hidden = bars.reduce((sum, { count }) => sum + count.hidden, 0)
  const total = to.decimal(told + hidden) ?? ''
  const summary = words.chart[usage.spans === 'day' ? 'byDay' : 'byWeek']({
    measure: title,
    from: to.longDate(usage.period.from) ?? usage.period.from,
    to: to.longDate(usage.period.to) ?? usage.period.to,
    text: hidden > 0 ? words.least({ text: total }) : total,
  })
  return (
    <figure className="min-w-0">
      <p className="sr-only">{summary}</p>
      <div className="pt-2 pb-7 pl-12">
        <Picture bars={bars} />
      </div>
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-muted text-sm">
        {told > 0 && <Legend opacity={1}>{words.chart.told()}</Legend>}
        {hidden > 0 && (
          <Legend opacity={hiddenOpacity}>{words.chart.hidden({ threshold: usage.threshold })}</Legend>
        )}
      </figcaption>
    </figure>
  )
}

function Legend({
  children,
  opacity,
}: {
  readonly children: string
  readonly opacity: number
}): ReactElement {
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" width="12" height="12" className="shrink-0">
        <rect width="12" height="12" fill={given} opacity={opacity} />
      </svg>
      {children}
    </span>
  )
}

/** Whole numbers from 0 to the top of the axis. */
function ticksUpTo(most: number): number[] {
  const step = Math.ceil(roundStep(Math.max(1, most / 4)))
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step)
}

function Picture({ bars }: { readonly bars: readonly UsageBar[] }): ReactElement {
  const to = useFormatter()
  const ticks = ticksUpTo(Math.max(1, ...bars.map(({ count }) => count.told + count.hidden)))
  const top = ticks.at(-1) ?? 1
  const down = (value: number) => (1 - value / top) * height
  const across = (index: number) => `${((index / bars.length) * 100).toFixed(3)}%`
  const width = `${(70 / bars.length).toFixed(3)}%`
  return (
    <svg width="100%" height={height} overflow="visible" aria-hidden="true" fontSize="13">
      {ticks.map((value) => (
        <g key={value}>
          <line x1="0" x2="100%" y1={down(value)} y2={down(value)} stroke={value === 0 ? muted : grid} />
          <text x="-8" y={down(value) + 4} textAnchor="end" fill={muted}>
            {to.decimal(value)}
          </text>
        </g>
      ))}
      {bars.map(({ count: { hidden, told }, start }, index) => (
        <g key={start} fill={given}>
          <rect x={across(index + 0.15)} y={down(told)} width={width} height={height - down(told)} />
          <rect
            x={across(index + 0.15)}
            y={down(told + hidden)}
            width={width}
            height={down(told) - down(told + hidden)}
            opacity={hiddenOpacity}
          />
        </g>
      ))}
      <text x="0" y={height + 20} fill={muted}>
        {to.shortDate(bars.at(0)?.start)}
      </text>
      {bars.length > 1 && (
        <text x="100%" y={height + 20} textAnchor="end" fill={muted}>
          {to.shortDate(bars.at(-1)?.start)}
        </text>
      )}
    </svg>
  )
}
