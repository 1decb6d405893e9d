import type { ReactElement } from 'react'
import { pagePalette } from '~/components/chart/chart-data.ts'
import { stepPath } from '~/components/chart/chart-geometry.ts'
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '~/components/ui/table.tsx'
import { sumOf } from '~/lib/performance/exact-decimal.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { Timeline } from './position.schema.ts'
import { type Bar, type TimelineGeometry, timelineGeometry } from './timeline-geometry.ts'

const height = 280
const boxWidth = 1000
const barWidth = 4
const percent = (ratio: number): string => `${(ratio * 100).toFixed(3)}%`
const down = (ratio: number): number => (1 - ratio) * height
const { grid, ink, muted, series } = pagePalette
const [received, paidIn] = series

type TimelineProps = {
  readonly timeline: Timeline
  readonly currency: string
  /** Name of the table of its data. */
  readonly label: string
}

/**
 * Payments, receipts and value of all holdings over time: a picture that the server draws, a sentence and a table that
 * say the same.
 */
export function TimelineFigure({ timeline, currency, label }: TimelineProps): ReactElement | null {
  const words = useTranslations().position.timeline
  const geometry = timelineGeometry(timeline)
  if (geometry === null) return null
  return (
    <>
      <figure className="min-w-0">
        <p className="sr-only">
          <Summary {...{ timeline, currency }} />
        </p>
        <div className="pt-4 pr-1 pb-7 pl-16">
          <Picture {...{ geometry, currency }} />
        </div>
        <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-muted text-sm">
          <Legend colour={paidIn}>{words.paidIn()}</Legend>
          <Legend colour={received}>{words.received()}</Legend>
          <Legend colour={ink}>{words.value()}</Legend>
        </figcaption>
      </figure>
      <details data-opens-on-paper className="mt-4 border-hairline border-t pt-3">
        <summary className="w-fit text-link text-sm">{words.table()}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
        <section className="mt-2 max-h-96 overflow-auto print:max-h-none" aria-label={label} tabIndex={0}>
          <TimelineTable {...{ timeline, currency, label }} />
        </section>
      </details>
    </>
  )
}

function Legend({ colour, children }: { readonly colour: string; readonly children: string }): ReactElement {
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" width="12" height="12">
        <rect width="12" height="12" fill={colour} />
      </svg>
      {children}
    </span>
  )
}

function Summary({ timeline: { flows, values }, currency }: Omit<TimelineProps, 'label'>): ReactElement {
  const words = useTranslations().position.timeline
  const to = useFormatter()
  const money = (amount: string | undefined) => to.netAssetValue(amount, currency) ?? ''
  const day = (date: string | undefined) => to.longDate(date) ?? ''
  const last = values.at(-1)
  const dates = [...flows, ...values].map(({ date }) => date).sort()
  return (
    <>
      {words.summary({
        from: day(dates[0]),
        to: day(dates.at(-1)),
        paidIn: money(sumOf(flows.map((flow) => flow.paidIn))),
        received: money(sumOf(flows.map((flow) => flow.received))),
        value: money(last?.value),
        last: day(last?.date),
      })}
    </>
  )
}

type PictureProps = { readonly geometry: TimelineGeometry; readonly currency: string }

function Picture({ geometry, currency }: PictureProps): ReactElement {
  return (
    <svg width="100%" height={height} overflow="visible" aria-hidden="true" fontSize="13">
      <Axes {...{ geometry, currency }} />
      <Bars bars={geometry.paidIn} colour={paidIn} />
      <Bars bars={geometry.received} colour={received} />
      <svg
        width="100%"
        height={height}
        viewBox={`0 0 ${boxWidth} ${height}`}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <path
          d={stepPath(geometry.steps, boxWidth, height)}
          fill="none"
          stroke={ink}
          strokeWidth="1.75"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </svg>
  )
}

function Axes({ geometry, currency }: PictureProps): ReactElement {
  const to = useFormatter()
  return (
    <>
      {geometry.valueTicks.map(({ value, ratio }) => (
        <g key={value}>
          <line x1="0" x2="100%" y1={down(ratio)} y2={down(ratio)} stroke={value === 0 ? muted : grid} />
          <text x="-8" y={down(ratio) + 4} textAnchor="end" fill={muted}>
            {to.compactMoney(value, currency)}
          </text>
        </g>
      ))}
      {geometry.dateTicks.map(({ date, ratio }) => (
        <g key={date}>
          <line x1={percent(ratio)} x2={percent(ratio)} y1={height} y2={height + 5} stroke={muted} />
          <text
            x={percent(ratio)}
            y={height + 20}
            textAnchor={ratio < 0.05 ? 'start' : ratio > 0.95 ? 'end' : 'middle'}
            fill={muted}
          >
            {geometry.dateUnit === 'year' ? date.slice(0, 4) : to.monthYear(date, 'short')}
          </text>
        </g>
      ))}
    </>
  )
}

function Bars({ bars, colour }: { readonly bars: readonly Bar[]; readonly colour: string }): ReactElement[] {
  return bars.map(({ key, x, from, to }) => (
    <rect
      key={key}
      x={percent(x)}
      y={down(Math.max(from, to))}
      width={barWidth}
      height={Math.max(1, Math.abs(to - from) * height)}
      transform={`translate(-${barWidth / 2})`}
      fill={colour}
    />
  ))
}

function TimelineTable({ timeline: { flows, values }, currency, label }: TimelineProps): ReactElement {
  const { table, timeline: words, figures } = useTranslations().position
  const to = useFormatter()
  const money = (amount: string | undefined) =>
    amount === undefined || amount === '0' ? '' : (to.netAssetValue(amount, currency) ?? '')
  const flowOf = new Map(flows.map((flow) => [flow.date, flow]))
  const valueAt = new Map(values.map(({ date, value }) => [date, value]))
  const dates = [...new Set([...flowOf.keys(), ...valueAt.keys()])].sort().toReversed()
  return (
    <Table className="text-sm">
      <TableCaption hidden>{label}</TableCaption>
      <TableHead>
        <tr>
          <TableHeader>{table.date()}</TableHeader>
          <TableHeader numeric>{words.paidIn()}</TableHeader>
          <TableHeader numeric>{words.received()}</TableHeader>
          <TableHeader numeric>{figures.value()}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {dates.map((date) => (
          <TableRow key={date}>
            <TableHeader scope="row">{to.shortDate(date)}</TableHeader>
            <TableCell numeric>{money(flowOf.get(date)?.paidIn)}</TableCell>
            <TableCell numeric>{money(flowOf.get(date)?.received)}</TableCell>
            <TableCell numeric>{to.netAssetValue(valueAt.get(date), currency)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
