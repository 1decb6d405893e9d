import type { ChartSeries } from './chart-data.ts'

const dayMs = 86_400_000

/** Tick of an axis: its position from 0 to 1, and its value. */
export type ValueTick = { readonly value: number; readonly ratio: number }
export type DateTick = { readonly date: string; readonly ratio: number }

/** A point as drawn: `x` from 0 (first day) to 1 (last day), `y` from 0 (bottom) to 1 (top). */
export type PlotPoint = { readonly x: number; readonly y: number }

/** Coordinates of a drawing, independent of its size. */
export type ChartGeometry = {
  readonly lines: readonly (readonly PlotPoint[])[]
  readonly marks: readonly { readonly x: number; readonly text: string }[]
  readonly valueTicks: readonly ValueTick[]
  readonly dateTicks: readonly DateTick[]
  readonly dateUnit: 'year' | 'month'
}

// Date-only texts are midnight UTC (ECMA-262), so no time zone enters.
const dayOf = (date: string): number => Date.parse(date) / dayMs
const dateOfDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

type Range = { readonly low: number; readonly high: number }

function rangeOf(values: readonly number[]): Range {
  return values.reduce<Range>(
    ({ low, high }, value) => ({ low: Math.min(low, value), high: Math.max(high, value) }),
    { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY },
  )
}

const ratioIn = ({ low, high }: Range, value: number): number =>
  high === low ? 0.5 : (value - low) / (high - low)

/** The smallest of 1, 2, 2.5, 5 and 10 times a power of ten that is not below the given step. */
export function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step))
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= step * (1 - 1e-9)) ?? 10
  return factor * power
}

/** Round ticks that enclose all values; a flat series gets room on both sides. */
export function valueTicks(values: readonly number[], most = 5): readonly number[] {
  const { low, high } = rangeOf(values)
  if (!Number.isFinite(low)) return []
  const room = high - low || Math.abs(high) * 0.1 || 1
  const step = roundStep(room / (most - 1))
  const first = Math.floor((low - (high === low ? room / 2 : 0)) / step)
  const last = Math.ceil((high + (high === low ? room / 2 : 0)) / step)
  return Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step))
}

/** Binary noise such as 0.30000000000000004 must not reach an axis. */
const tidy = (value: number): number => Number(value.toPrecision(12))

const monthStarts = (from: string, to: string, monthsApart: number): readonly string[] => {
  const firstMonth = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1
  const lastMonth = Number(to.slice(0, 4)) * 12 + Number(to.slice(5, 7)) - 1
  const aligned = Math.ceil(firstMonth / monthsApart) * monthsApart
  const count = Math.max(0, Math.floor((lastMonth - aligned) / monthsApart) + 1)
  return Array.from({ length: count }, (_, index) => {
    const month = aligned + index * monthsApart
    const year = String(Math.floor(month / 12)).padStart(4, '0')
    return `${year}-${String((month % 12) + 1).padStart(2, '0')}-01`
  }).filter((date) => date >= from && date <= to)
}

/** Returns first days of months or years, spread so that at most `most` labels fit under the axis even at 320 px. */
export function dateTicks(
  from: string,
  to: string,
  most = 6,
): { readonly unit: 'year' | 'month'; readonly dates: readonly string[] } {
  const months = (dayOf(to) - dayOf(from)) / 30.44
  const unit = months > 30 ? 'year' : 'month'
  const steps = unit === 'year' ? [12, 24, 60, 120, 240] : [1, 2, 3, 6, 12]
  const allowed = unit === 'year' ? most : Math.min(most, 4)
  const found = steps.map((step) => monthStarts(from, to, step)).find((dates) => dates.length <= allowed)
  return { unit, dates: found ?? [] }
}

/** Places series, marks and ticks of a chart. Points outside of no range are dropped by the caller, not here. */
export function chartGeometry(series: readonly ChartSeries[]): ChartGeometry {
  const points = series.flatMap((line) => line.points)
  const values = points.map((point) => Number(point.value))
  const days = rangeOf(points.map((point) => dayOf(point.date)))
  if (points.length === 0) return { lines: [], marks: [], valueTicks: [], dateTicks: [], dateUnit: 'year' }
  const ticks = valueTicks(values)
  const valueRange = rangeOf([...ticks, ...values])
  const axis = dateTicks(dateOfDay(days.low), dateOfDay(days.high))
  return {
    lines: series.map((line) =>
      line.points.map((point) => ({
        x: ratioIn(days, dayOf(point.date)),
        y: ratioIn(valueRange, Number(point.value)),
      })),
    ),
    marks: series
      .flatMap((line) => line.marks ?? [])
      .map((mark) => ({ x: ratioIn(days, dayOf(mark.date)), text: mark.text }))
      .filter((mark) => mark.x >= 0 && mark.x <= 1),
    valueTicks: ticks.map((value) => ({ value, ratio: ratioIn(valueRange, value) })),
    dateTicks: axis.dates.map((date) => ({ date, ratio: ratioIn(days, dayOf(date)) })),
    dateUnit: axis.unit,
  }
}

/**
 * Returns the SVG path of a line in a box of the given size: a value holds until the next one is published, so the line
 * is stepped and shows no interpolated value.
 */
export function stepPath(points: readonly PlotPoint[], width: number, height: number): string {
  const across = ({ x }: PlotPoint): string => (x * width).toFixed(2)
  const down = ({ y }: PlotPoint): string => ((1 - y) * height).toFixed(2)
  return points
    .map((point, index) =>
      index === 0 ? `M${across(point)} ${down(point)}` : `H${across(point)}V${down(point)}`,
    )
    .join('')
}

/**
 * Heights (px from the top) of the words at the ends of the lines: beside their line's end, at least `gap` apart,
 * and inside of the plot.
 */
export function endLabelHeights(
  ends: readonly number[],
  { height, gap }: { readonly height: number; readonly gap: number },
): readonly number[] {
  const order = ends.map((_, index) => index).sort((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0))
  const lowest = height - gap / 2
  const placed = ends.map((end) => Math.min(Math.max(end, gap), lowest))
  for (const [position, index] of order.entries()) {
    const above = order[position - 1]
    if (above !== undefined) placed[index] = Math.max(placed[index] ?? 0, (placed[above] ?? 0) + gap)
  }
  // Words pushed below the plot push those above them up again.
  let room = lowest
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, room)
    room = (placed[index] ?? 0) - gap
  }
  return placed
}

/** Minimum distance of the labels at the ends of two lines, and of a label above its end, in px. */
const endLabelGap = 18
const aboveEnd = 10

/** Places the words at the ends of all lines in a plot of the given height: px from the top, by series. */
export function placeEndLabels({ lines }: Pick<ChartGeometry, 'lines'>, height: number): readonly number[] {
  const ends = lines.map((points) => endHeight(points, height) - aboveEnd)
  return endLabelHeights(ends, { height, gap: endLabelGap })
}

/** The height of a line's last point, in px from the top of the plot. */
export const endHeight = (points: readonly PlotPoint[], height: number): number =>
  (1 - (points.at(-1)?.y ?? 0)) * height
