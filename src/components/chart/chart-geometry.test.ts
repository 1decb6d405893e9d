import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChartSeries } from './chart-data.ts'
import {
  chartGeometry,
  dateTicks,
  endHeight,
  endLabelHeights,
  placeEndLabels,
  stepPath,
  valueTicks,
} from './chart-geometry.ts'
import { interactiveOptions } from './interactive-options.ts'

const series = (points: readonly (readonly [string, string])[]): ChartSeries => ({
  id: 'a',
  label: 'A',
  endLabel: '',
  points: points.map(([date, value]) => ({ date, value })),
})

const value = fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((number) => number.toFixed(2))
const day = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
const points = fc
  .uniqueArray(fc.tuple(day, value), { minLength: 1, maxLength: 60, selector: ([date]) => date })
  .map((pairs) => pairs.sort(([a], [b]) => (a < b ? -1 : 1)))

describe('the geometry of a chart', () => {
  it('keeps every point inside of the plot, in the order of its days and values', () => {
    fc.assert(
      fc.property(points, (pairs) => {
        const [line = []] = chartGeometry([series(pairs)]).lines
        expect(line.length).toBe(pairs.length)
        for (const [index, { x, y }] of line.entries()) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(Math.max(x, y)).toBeLessThanOrEqual(1)
          if (index > 0) expect(x).toBeGreaterThan(line[index - 1]?.x ?? 1)
        }
      }),
    )
  })

  it('encloses all values between few round ticks', () => {
    fc.assert(
      fc.property(fc.array(value.map(Number), { minLength: 1 }), (values) => {
        const ticks = valueTicks(values)
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks.length).toBeLessThanOrEqual(7)
        const room = 1e-6 * Math.max(1, ...values.map(Math.abs))
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values) + room)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values) - room)
      }),
    )
  })

  it('shares one scale between two series', () => {
    const low = series([
      ['2020-01-01', '50'],
      ['2021-01-01', '100'],
    ])
    const high = series([
      ['2020-01-01', '100'],
      ['2022-01-01', '150'],
    ])
    const { lines } = chartGeometry([low, high])
    expect(lines[0]?.[1]?.y).toBe(lines[1]?.[0]?.y)
    expect(lines[0]?.[1]?.x).toBeCloseTo(0.5, 2)
  })

  it('is empty without points', () => {
    expect(chartGeometry([series([])]).lines).toEqual([])
  })
})

describe('the time axis', () => {
  it('never has more labels than fit on a telephone, all within the span', () => {
    fc.assert(
      fc.property(day, day, (a, b) => {
        const [from, to] = a < b ? [a, b] : [b, a]
        const { dates } = dateTicks(from, to)
        expect(dates.length).toBeLessThanOrEqual(6)
        expect(dates.every((date) => date >= from && date <= to)).toBe(true)
      }),
    )
  })

  it('names years on long spans and months on short ones', () => {
    expect(dateTicks('2018-03-26', '2023-12-31').dates).toEqual([
      '2019-01-01',
      '2020-01-01',
      '2021-01-01',
      '2022-01-01',
      '2023-01-01',
    ])
    expect(dateTicks('2024-01-01', '2024-12-31')).toEqual({
      unit: 'month',
      dates: ['2024-01-01', '2024-04-01', '2024-07-01', '2024-10-01'],
    })
  })
})

describe('a line', () => {
  // P-087
  it('goes in steps: a value holds until the next one', () => {
    expect(
      stepPath(
        [
          { x: 0, y: 0 },
          { x: 0.5, y: 1 },
          { x: 1, y: 0.5 },
        ],
        100,
        10,
      ),
    ).toBe('M0.00 10.00H50.00V0.00H100.00V5.00')
  })
})

describe('the words at the ends of two lines', () => {
  const anywhere = fc.float({ min: -20, max: 320, noNaN: true })

  it('stay apart and inside of the plot, even where the lines end together at its edge', () => {
    fc.assert(
      fc.property(fc.tuple(anywhere, anywhere), (ends) => {
        const [first = 0, second = 0] = endLabelHeights(ends, { height: 300, gap: 18 })
        expect(Math.abs(first - second)).toBeGreaterThanOrEqual(17.99)
        expect(Math.min(first, second)).toBeGreaterThanOrEqual(0)
        expect(Math.max(first, second)).toBeLessThanOrEqual(300)
      }),
    )
  })
})

// P-352
describe('the words at the ends of two lines of the interactive chart', () => {
  const format = {
    name: 'plain',
    value: (text: string) => text,
    tick: String,
    date: (text: string) => text,
    axisDate: (text: string) => text,
  }

  it('stand where the picture of the server has them', () => {
    fc.assert(
      fc.property(points, points, (one, other) => {
        const both = [series(one), series(other)]
        const height = 344
        const { annotations } = interactiveOptions({ series: both, format, height, nonce: undefined })
        const labels = (annotations?.points ?? []).map(({ label }) => label?.offsetY ?? 0)
        const [plotHeight, riseOfWords] = [300, 13 / 1.6]
        const geometry = chartGeometry(both)
        const heights = geometry.lines.map(
          (line, index) => endHeight(line, plotHeight) + (labels[index] ?? 0) - riseOfWords,
        )
        for (const [index, expected] of placeEndLabels(geometry, plotHeight).entries())
          expect(heights[index]).toBeCloseTo(expected, 6)
        expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeGreaterThanOrEqual(17.99)
      }),
    )
  })
})
