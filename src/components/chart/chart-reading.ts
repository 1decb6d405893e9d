import type { PlotPoint } from './chart-geometry.ts'

/** What the line above a chart says of one point: texts of the page's language. */
export type ReadPoint = {
  readonly date: string
  readonly value: string
  /** The distance from the base, with its sign. */
  readonly change: string
  /** The sign as a word, for screen readers; empty without a change. */
  readonly sign: string
  /** What the change leaves out; empty for none. */
  readonly note: string
}

/** The reading line of a chart of one series. */
export type ChartReading = {
  /** Days of the points, `YYYY-MM-DD`, oldest first. */
  readonly dates: readonly string[]
  /** Texts of the point at an index. */
  readonly at: (index: number) => ReadPoint
  /** Name of the control that moves from point to point. */
  readonly label: string
  /** Its keys, shown while it has the focus. */
  readonly keys: string
}

/** A point in one sentence, for assistive technology. */
export function readAloud({ date, value, change, sign, note }: ReadPoint): string {
  return [date, value, `${sign} ${change}`.trim(), note].filter(Boolean).join(', ')
}

/** Index of the point nearest to a horizontal position from 0 to 1; of two equally near, the later. */
export function pointNear(points: readonly Pick<PlotPoint, 'x'>[], position: number): number {
  const after = points.findIndex(({ x }) => x >= position)
  if (after <= 0) return after === 0 ? 0 : points.length - 1
  const [left = 0, right = 1] = [points[after - 1]?.x, points[after]?.x]
  return position - left < right - position ? after - 1 : after
}

/**
 * Index of the point a year after (1) or before (-1) another one: the nearest that is at least a year away, or the
 * last or first point.
 */
export function pointYearAway(dates: readonly string[], index: number, direction: 1 | -1): number {
  const date = dates[index] ?? ''
  const target = `${String(Number(date.slice(0, 4)) + direction).padStart(4, '0')}${date.slice(4)}`
  if (direction === -1)
    return Math.max(
      0,
      dates.findLastIndex((other) => other <= target),
    )
  const later = dates.findIndex((other) => other >= target)
  return later < 0 ? dates.length - 1 : later
}
