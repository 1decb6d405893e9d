import { yearFraction } from '../figures/share-history.ts'
import { addElement, clearColumns, drawText, ensureRoom, type Sheet, type TextBox } from './sheet.ts'
import { colour, fullWidth, page, style } from './theme.ts'

/** A line chart over time. Each value is held until the next one, as on the fund's page (P-087). */
export interface ChartFigure {
  /** Alternative text of the chart. */
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

/**
 * Draws the chart over the full width, on one page with the following content of height `room` in points;
 * lines are labelled.
 */
export function drawChart(sheet: Sheet, figure: ChartFigure, room: number): void {
  clearColumns(sheet, 12)
  ensureRoom(sheet, HEIGHT + room)
  const top = sheet.pdf.y
  const bbox: [number, number, number, number] = [page.left, top, page.right, top + HEIGHT]
  addElement(sheet, sheet.root, 'Figure', { alt: figure.alternative, bbox }, () => {
    const scale = makeScale(figure, top)
    drawGrid(sheet, scale, figure)
    drawMarks(sheet, scale, figure.marks)
    drawSeries(sheet, scale, figure)
  })
  sheet.pdf.y = top + HEIGHT + 8
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

/** Returns four to seven round values that enclose the range. */
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
  const first = Math.ceil(start)
  const years = Array.from({ length: Math.floor(end) - first + 1 }, (_, index) => first + index)
  return years.length > 8 ? years.filter((year) => year % 2 === 0) : years
}

function drawLabel(sheet: Sheet, text: string, box: TextBox, ink: string = colour.muted): void {
  drawText(sheet, text, { ...style.chartLabel, colour: ink }, box)
}

function drawGrid(sheet: Sheet, scale: Scale, figure: ChartFigure): void {
  const { pdf } = sheet
  for (const tick of scale.ticks) {
    const y = scale.y(tick)
    const isBase = tick === scale.ticks[0]
    pdf
      .lineWidth(isBase ? 0.7 : 0.35)
      .moveTo(scale.left, y)
      .lineTo(scale.right, y)
    pdf.stroke(isBase ? colour.ink : colour.hairline)
    const box = { x: page.left, y: y - 4, width: VALUE_GUTTER - 6, align: 'right' } as const
    drawLabel(sheet, figure.formatValue(tick), box)
  }
  for (const year of scale.years) {
    const x = scale.x(`${year}-01-01`)
    pdf
      .lineWidth(0.7)
      .moveTo(x, scale.bottom)
      .lineTo(x, scale.bottom + 3)
      .stroke(colour.ink)
    drawLabel(sheet, String(year), { x: x - 15, y: scale.bottom + 5, width: 30, align: 'center' })
  }
}

/** Draws distributions as small triangles on the axis. */
function drawMarks(sheet: Sheet, scale: Scale, dates: string[]): void {
  for (const date of dates) {
    const x = scale.x(date)
    sheet.pdf.polygon([x - 3, scale.bottom], [x + 3, scale.bottom], [x, scale.bottom - 6]).fill(colour.accent)
  }
}

function drawSeries(sheet: Sheet, scale: Scale, figure: ChartFigure): void {
  const { pdf } = sheet
  for (const series of figure.series) {
    pdf.lineWidth(1.5).lineJoin('round')
    if (!series.emphasis) pdf.dash(3, { space: 2 })
    series.points.forEach((point, index) => {
      const [x, y] = [scale.x(point.date), scale.y(point.value)]
      const before = series.points[index - 1]
      if (before === undefined) pdf.moveTo(x, y)
      else pdf.lineTo(x, scale.y(before.value)).lineTo(x, y)
    })
    pdf.stroke(series.emphasis ? colour.accent : colour.ink)
    if (!series.emphasis) pdf.undash()
  }
  drawSeriesLabels(sheet, scale, figure)
}

/** Draws series labels beside the ends of their lines, without overlap. */
function drawSeriesLabels(sheet: Sheet, scale: Scale, figure: ChartFigure): void {
  const { leading } = style.chartLabel
  let lowest = Number.NEGATIVE_INFINITY
  const ends = figure.series.flatMap((series) => {
    const end = series.points.at(-1)
    return end ? [{ series, end }] : []
  })
  ends.sort((one, other) => other.end.value - one.end.value)
  for (const { series, end } of ends) {
    const top = Math.max(scale.y(end.value) - leading, lowest)
    const ink = series.emphasis ? colour.accent : colour.ink
    const box = { x: scale.right + 8, width: LABEL_GUTTER - 8 }
    drawLabel(sheet, series.label, { ...box, y: top }, ink)
    drawLabel(sheet, figure.formatValue(end.value), { ...box, y: top + leading }, ink)
    lowest = top + 2 * leading + 3
  }
}
