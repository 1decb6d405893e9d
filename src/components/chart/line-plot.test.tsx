import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type ChartSeries, mostDottedPoints, pagePalette } from './chart-data.ts'
import { LinePlot } from './line-plot.tsx'

const height = 300
const format = { name: 'test', tick: String, axisDate: (date: string) => date.slice(0, 4) }
const dayOf = (index: number) => new Date(Date.UTC(2020, index, 1)).toISOString().slice(0, 10)

/** A share that is valued every month and paid out once. */
function seriesOf(count: number): ChartSeries {
  const points = Array.from({ length: count }, (_, index) => ({
    date: dayOf(index),
    value: `${100 + index}`,
  }))
  return { id: 'share', label: 'Share', endLabel: 'End', points, marks: [{ date: dayOf(1), text: 'Paid' }] }
}

const drawn = (count: number) =>
  renderToStaticMarkup(<LinePlot series={[seriesOf(count)]} palette={pagePalette} {...{ format, height }} />)

// P-827
it('draws a line of one and a half pixels with a dot of four for each value, while there are few', () => {
  expect(drawn(mostDottedPoints)).toContain('stroke-width="1.5"')
  expect(drawn(mostDottedPoints).match(/<circle [^>]*r="2"/g)).toHaveLength(mostDottedPoints)
  expect(drawn(mostDottedPoints + 1)).not.toContain('<circle')
})

// P-827
it('marks a distribution on the axis by a triangle of nine by eight pixels that its line does not hide', () => {
  const [, place, path = ''] =
    /<svg [^>]*y="(\d+)"[^>]*><path d="([^"]+)" fill="var\(--foreground\)"/.exec(drawn(6)) ?? []
  expect(Number(place)).toBe(height)
  // Moves to the top, lines to the right foot, and back to the left one.
  const [top = 0, right = 0, foot = 0, left = 0] = (path.match(/-?[\d.]+/g) ?? []).slice(1).map(Number)
  expect([right - left, foot - top]).toEqual([9, 8])
  expect(foot).toBeLessThan(0)
})
