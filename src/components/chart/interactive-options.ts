import type { ApexOptions } from 'apexcharts'
import { type ChartFormat, type ChartSeries, mostDottedPoints, pagePalette } from './chart-data.ts'
import { chartGeometry, endHeight, placeEndLabels } from './chart-geometry.ts'

/** Two days, `YYYY-MM-DD`, both included. */
export type DateRange = { readonly from: string; readonly to: string }

export type InteractiveInput = {
  readonly series: readonly ChartSeries[]
  readonly format: ChartFormat
  readonly height: number
  /** Nonce of the page's Content-Security-Policy, where it has one. */
  readonly nonce: string | undefined
  /** Called with the days that the visitor dragged over; zooming is off without it. */
  readonly onZoom?: ((range: DateRange) => void) | undefined
  /** True where a line above the chart reads its points: no box over them then. */
  readonly isReadAbove?: boolean
  /** Called once the chart is rendered. */
  readonly onReady?: (() => void) | undefined
}

const labelStyle = { colors: pagePalette.muted, fontSize: '13px', fontFamily: 'inherit' }
const dateOf = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10)

/**
 * Converts series to the form of ApexCharts. Binary floats are precise enough for pixels; labels use the exact texts.
 */
export function interactiveSeries(series: readonly ChartSeries[]): NonNullable<ApexOptions['series']> {
  return series.map((line) => ({
    name: line.label,
    data: line.points.map((point) => ({ x: Date.parse(point.date), y: Number(point.value) })),
  })) as ApexAxisChartSeries
}

/** Height that ApexCharts takes for the labels of its time axis, out of the total. */
const axisHeight = 44
const labelSize = 13
/** Distance between a point and the text above it in ApexCharts, besides `offsetY`. */
const riseOfWords = labelSize / 1.6

/** Words at the ends of the lines, apart from each other as on the picture of the server. */
function annotations({ series, height }: InteractiveInput, lowest: number): ApexOptions['annotations'] {
  const geometry = chartGeometry(series)
  const plotHeight = height - axisHeight
  const heights = placeEndLabels(geometry, plotHeight)
  const ends = series.flatMap((line, index) => {
    const last = line.points.at(-1)
    if (last === undefined) return []
    const colour = pagePalette.series[index] ?? pagePalette.ink
    const offsetY = (heights[index] ?? 0) - endHeight(geometry.lines[index] ?? [], plotHeight) + riseOfWords
    const style = { color: colour, background: 'transparent', fontSize: `${labelSize}px`, fontWeight: 600 }
    return [
      {
        x: Date.parse(last.date),
        y: Number(last.value),
        marker: { size: 0 },
        label: { text: line.endLabel, textAnchor: 'end', borderWidth: 0, offsetY, style },
      },
    ]
  })
  const marks = series.flatMap((line) => line.marks ?? [])
  return {
    points: [
      ...ends,
      ...marks.map((mark) => ({
        x: Date.parse(mark.date),
        y: lowest,
        marker: { size: 4.5, shape: 'triangle', fillColor: pagePalette.ink, strokeColor: pagePalette.paper },
      })),
    ],
  }
}

const defaultLocale = 'page'

/** Month names for the time axis, taken from the caller's own words. */
function localeOf(format: ChartFormat): ApexLocale {
  const months = Array.from({ length: 12 }, (_, month) => {
    const date = `2000-${String(month + 1).padStart(2, '0')}-01`
    return format.axisDate(date, 'month').replace('2000', '').trim()
  })
  return { name: defaultLocale, options: { months, shortMonths: months } }
}

/** Marks each published value if there are few, as on the server's picture. */
function markersOf(series: readonly ChartSeries[]): ApexOptions['markers'] {
  const isSparse = series.every((line) => line.points.length <= mostDottedPoints)
  return {
    size: isSparse ? 2 : 0,
    strokeWidth: 1,
    colors: isSparse ? [pagePalette.paper] : [...pagePalette.series],
    strokeColors: isSparse ? [...pagePalette.series] : pagePalette.paper,
    hover: { size: 4 },
  }
}

function chartPart({ format, height, nonce, onZoom, onReady }: InteractiveInput): ApexOptions['chart'] {
  return {
    type: 'line',
    height,
    nonce: nonce ?? '',
    background: 'transparent',
    fontFamily: 'inherit',
    animations: { enabled: false },
    toolbar: { show: false },
    locales: [localeOf(format)],
    defaultLocale,
    zoom: { enabled: onZoom !== undefined, type: 'x', allowMouseWheelZoom: false },
    selection: { enabled: false },
    events: {
      mounted: () => onReady?.(),
      beforeZoom: (_chart, { xaxis }) => {
        onZoom?.({ from: dateOf(xaxis.min), to: dateOf(xaxis.max) })
      },
    },
  }
}

/** ApexCharts made to look like the picture that it takes the place of. */
export function interactiveOptions(input: InteractiveInput): ApexOptions {
  const { series, format } = input
  const { valueTicks } = chartGeometry(series)
  const lowest = valueTicks[0]?.value ?? 0
  return {
    chart: chartPart(input),
    colors: [...pagePalette.series],
    stroke: { width: 1.5, curve: 'stepline', dashArray: [0, 5] },
    markers: markersOf(series),
    legend: { show: false },
    dataLabels: { enabled: false },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    grid: { borderColor: pagePalette.grid, padding: { left: 8, right: 4, top: 0, bottom: 0 } },
    annotations: annotations(input, lowest),
    xaxis: {
      type: 'datetime',
      axisBorder: { color: pagePalette.muted },
      axisTicks: { color: pagePalette.muted, height: 5 },
      tooltip: { enabled: false },
      crosshairs: { stroke: { color: pagePalette.muted, dashArray: 0 } },
      labels: {
        datetimeUTC: true,
        style: labelStyle,
        datetimeFormatter: { year: 'yyyy', month: 'MMM yyyy', day: 'd MMM', hour: '' },
      },
    },
    yaxis: {
      min: lowest,
      max: valueTicks.at(-1)?.value ?? 1,
      tickAmount: Math.max(1, valueTicks.length - 1),
      labels: { style: labelStyle, minWidth: 44, formatter: (value) => format.tick(value) },
    },
    tooltip: {
      enabled: input.isReadAbove !== true,
      shared: true,
      x: { formatter: (timeMs) => format.date(dateOf(timeMs)) },
      y: {
        formatter: (_value, point?: { readonly seriesIndex: number; readonly dataPointIndex: number }) => {
          const exact = point && series[point.seriesIndex]?.points[point.dataPointIndex]?.value
          return exact === undefined ? '' : format.value(exact)
        },
      },
    },
  }
}
