import { yearFraction } from '../figures/plain-date.ts'
import { addElement, drawLabel, type Pen } from './pen.ts'
import type { LaidBlock } from './strip.ts'
import { colour, fullWidth, page, style } from './theme.ts'

/** A line chart over time. Points are joined by straight lines: none is invented between two valuations. */
export interface ChartFigure {
  /** What the picture shows, for those who do not see it. */
  alternative: string
  series: { label: string; points: { date: string; value: number }[]; emphasis: boolean }[]
  /** Dates marked on the axis. */
  marks: string[]
  formatValue(value: number): string
}

const HEIGHT = 158
const AXIS_HEIGHT = 18
const LABEL_GUTTER = 104
const VALUE_GUTTER = 34

interface Scale {
  x(date: string): number
  y(value: number): number
  ticks: number[]
  years: number[]
  left: number
  right: number
  bottom: number
}

/** The chart over the whole width; lines carry their names at their ends. */
export function layChart(figure: ChartFigure): LaidBlock {
  return {
    strips: [{ height: HEIGHT, gap: 12, keep: true, clear: true }],
    draw(pen, [placed], parent) {
      if (!placed) return
      const bbox: [number, number, number, number] = [page.left, placed.top, page.right, placed.top + HEIGHT]
      addElement(pen, parent, 'Figure', { alt: figure.alternative, bbox }, () => {
        const scale = makeScale(figure, placed.top)
        drawGrid(pen, scale, figure)
        drawMarks(pen, scale, figure.marks)
        drawSeries(pen, scale, figure)
      })
    },
  }
}

function makeScale(figure: ChartFigure, top: number): Scale {
  const points = figure.series.flatMap((series) => series.points)
  const values = points.map((point) => point.value)
  const ticks = niceTicks(Math.min(...values), Math.max(...values))
  const times = points.map((point) => yearFraction(point.date))
  const [start, end] = [Math.min(...times), Math.max(...times)]
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const left = page.left + VALUE_GUTTER
  const right = page.left + fullWidth - LABEL_GUTTER
  const bottom = top + HEIGHT - AXIS_HEIGHT
  return {
    x: (date) => left + ((yearFraction(date) - start) / Math.max(end - start, 0.01)) * (right - left),
    y: (value) => bottom - ((value - low) / (high - low)) * (bottom - top - 8),
    ticks,
    years: wholeYears(start, end),
    left,
    right,
    bottom,
  }
}

/** Round values that enclose the range, four to seven of them. */
function niceTicks(low: number, high: number): number[] {
  const span = Math.max(high - low, Math.abs(high) * 0.02, 0.01)
  const rough = span / 4
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((size) => size >= rough) ?? rough
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

function wholeYears(start: number, end: number): number[] {
  const years = Array.from(
    { length: Math.floor(end) - Math.ceil(start) + 1 },
    (_, index) => Math.ceil(start) + index,
  )
  return years.length > 8 ? years.filter((year) => year % 2 === 0) : years
}

function drawGrid(pen: Pen, scale: Scale, figure: ChartFigure): void {
  for (const tick of scale.ticks) {
    const y = scale.y(tick)
    const isBase = tick === scale.ticks[0]
    pen.pdf
      .lineWidth(isBase ? 0.7 : 0.35)
      .moveTo(scale.left, y)
      .lineTo(scale.right, y)
    pen.pdf.stroke(isBase ? colour.ink : colour.hairline)
    const top = y - style.chartLabel.leading / 2
    drawLabel(pen, figure.formatValue(tick), style.chartLabel, page.left, top, {
      align: 'right',
      width: VALUE_GUTTER - 6,
    })
  }
  for (const year of scale.years) {
    const x = scale.x(`${year}-01-01`)
    pen.pdf
      .lineWidth(0.7)
      .moveTo(x, scale.bottom)
      .lineTo(x, scale.bottom + 3)
      .stroke(colour.ink)
    drawLabel(pen, String(year), style.chartLabel, x - 15, scale.bottom + 5, { align: 'center', width: 30 })
  }
}

/** Distributions: small triangles that stand on the axis. */
function drawMarks(pen: Pen, scale: Scale, dates: string[]): void {
  for (const date of dates) {
    const x = scale.x(date)
    pen.pdf.polygon([x - 3, scale.bottom], [x + 3, scale.bottom], [x, scale.bottom - 6]).fill(colour.accent)
  }
}

function drawSeries(pen: Pen, scale: Scale, figure: ChartFigure): void {
  for (const series of figure.series) {
    const ink = series.emphasis ? colour.accent : colour.ink
    pen.pdf.lineWidth(1.5).lineJoin('round')
    if (!series.emphasis) pen.pdf.dash(3, { space: 2 })
    series.points.forEach((point, index) => {
      if (index === 0) pen.pdf.moveTo(scale.x(point.date), scale.y(point.value))
      else pen.pdf.lineTo(scale.x(point.date), scale.y(point.value))
    })
    pen.pdf.stroke(ink)
    if (!series.emphasis) pen.pdf.undash()
  }
  drawSeriesLabels(pen, scale, figure)
}

/** Names stand beside the ends of their lines and never on one another. */
function drawSeriesLabels(pen: Pen, scale: Scale, figure: ChartFigure): void {
  let lowest = Number.NEGATIVE_INFINITY
  const ends = figure.series.flatMap((series) => {
    const end = series.points.at(-1)
    return end ? [{ series, end }] : []
  })
  ends.sort((one, other) => other.end.value - one.end.value)
  for (const { series, end } of ends) {
    const top = Math.max(scale.y(end.value) - style.chartLabel.leading, lowest)
    const labelStyle = { ...style.chartLabel, colour: series.emphasis ? colour.accent : colour.ink }
    drawLabel(pen, series.label, labelStyle, scale.right + 8, top)
    drawLabel(pen, figure.formatValue(end.value), labelStyle, scale.right + 8, top + style.chartLabel.leading)
    lowest = top + 2 * style.chartLabel.leading + 3
  }
}
