import {
  type DateTick,
  dateTicks,
  type PlotPoint,
  type ValueTick,
  valueTicks,
} from '~/components/chart/chart-geometry.ts'
import type { Timeline } from './position.schema.ts'

/** A bar from the zero line: `x` and both ends from 0 to 1, `y` upwards. */
export type Bar = { readonly key: string; readonly x: number; readonly from: number; readonly to: number }

/** Positions of bars, steps and ticks, independent of the size. */
export type TimelineGeometry = {
  readonly paidIn: readonly Bar[]
  readonly received: readonly Bar[]
  readonly steps: readonly PlotPoint[]
  readonly zero: number
  readonly valueTicks: readonly ValueTick[]
  readonly dateTicks: readonly DateTick[]
  readonly dateUnit: 'year' | 'month'
}

const dayMs = 86_400_000
const dayOf = (date: string): number => Date.parse(date) / dayMs

/** Places payments below the zero line, receipts and the value above it; null with nothing to draw. */
export function timelineGeometry({ flows, values }: Timeline): TimelineGeometry | null {
  const dates = [...flows, ...values].map(({ date }) => date).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return null
  const heights = [
    0,
    ...values.map(({ value }) => Number(value)),
    ...flows.flatMap(({ paidIn, received }) => [-Number(paidIn), Number(received)]),
  ]
  const ticks = valueTicks(heights)
  const low = Math.min(...ticks, ...heights)
  const high = Math.max(...ticks, ...heights)
  const up = (value: number) => (high === low ? 0 : (value - low) / (high - low))
  const days = dayOf(last) - dayOf(first)
  const across = (date: string) => (days === 0 ? 0.5 : (dayOf(date) - dayOf(first)) / days)
  const bars = (of: (flow: Timeline['flows'][number]) => number): Bar[] =>
    flows.flatMap((flow) => {
      const height = of(flow)
      return height === 0 ? [] : [{ key: flow.date, x: across(flow.date), from: up(0), to: up(height) }]
    })
  const axis = dateTicks(first, last)
  return {
    paidIn: bars(({ paidIn }) => -Number(paidIn)),
    received: bars(({ received }) => Number(received)),
    steps: values.map(({ date, value }) => ({ x: across(date), y: up(Number(value)) })),
    zero: up(0),
    valueTicks: ticks.map((value) => ({ value, ratio: up(value) })),
    dateTicks: axis.dates.map((date) => ({ date, ratio: across(date) })),
    dateUnit: axis.unit,
  }
}
