import type { ReactElement } from 'react'
import {
  type ChartFormat,
  type ChartPalette,
  type ChartSeries,
  mostDottedPoints,
  seriesDashes,
} from './chart-data.ts'
import {
  type ChartGeometry,
  chartGeometry,
  type PlotPoint,
  placeEndLabels,
  stepPath,
} from './chart-geometry.ts'

const boxWidth = 1000
const fontSize = 13

type PlotProps = {
  readonly series: readonly ChartSeries[]
  readonly format: Pick<ChartFormat, 'name' | 'tick' | 'axisDate'>
  readonly palette: ChartPalette
  /** Height of the plot in px, without the axis labels under it (24 px). */
  readonly height: number
  /** Width of the plot in px where it is fixed, as in a file; a page stretches the line and keeps its stroke. */
  readonly width?: number
}

const percent = (ratio: number): string => `${(ratio * 100).toFixed(3)}%`

/**
 * Chart as a picture: it fills its width while type and lines keep their size, because horizontal positions are
 * percentages and only the lines' own box is stretched. Labels of the vertical axis are left of the box and need 56 px
 * there. Decorative: the text and the table beside it have the same content.
 */
export function LinePlot({ series, format, palette, height, width }: PlotProps): ReactElement {
  const geometry = chartGeometry(series)
  return (
    <svg width="100%" height={height} overflow="visible" aria-hidden="true" fontSize={fontSize}>
      <ValueAxis {...{ geometry, format, palette, height }} />
      <DateAxis {...{ geometry, format, palette, height }} />
      <Marks {...{ geometry, palette, height }} />
      {geometry.lines.map((points, index) => (
        <Line key={series[index]?.id} {...{ points, palette, height, width, index }} />
      ))}
      <EndLabels {...{ series, geometry, palette, height }} />
    </svg>
  )
}

type FragmentProps = {
  readonly geometry: ChartGeometry
  readonly palette: ChartPalette
  readonly height: number
}

function ValueAxis({ geometry, format, palette, height }: FragmentProps & Pick<PlotProps, 'format'>) {
  return geometry.valueTicks.map(({ value, ratio }, index) => {
    const y = Math.round((1 - ratio) * height) + 0.5
    return (
      <g key={value}>
        <line x1="0" x2="100%" y1={y} y2={y} stroke={index === 0 ? palette.muted : palette.grid} />
        <text x="-8" y={y + 4} textAnchor="end" fill={palette.muted}>
          {format.tick(value)}
        </text>
      </g>
    )
  })
}

const anchorAt = (ratio: number): 'start' | 'middle' | 'end' =>
  ratio < 0.05 ? 'start' : ratio > 0.95 ? 'end' : 'middle'

function DateAxis({ geometry, format, palette, height }: FragmentProps & Pick<PlotProps, 'format'>) {
  return geometry.dateTicks.map(({ date, ratio }) => (
    <g key={date}>
      <line x1={percent(ratio)} x2={percent(ratio)} y1={height} y2={height + 5} stroke={palette.muted} />
      <text x={percent(ratio)} y={height + 20} textAnchor={anchorAt(ratio)} fill={palette.muted}>
        {format.axisDate(date, geometry.dateUnit)}
      </text>
    </g>
  ))
}

function Marks({ geometry, palette, height }: FragmentProps) {
  return geometry.marks.map(({ x, text }) => (
    <svg key={`${x} ${text}`} x={percent(x)} y={height} overflow="visible" aria-hidden="true">
      <path d="M0 -9L4.5 -1H-4.5Z" fill={palette.ink} stroke={palette.paper} />
      <title>{text}</title>
    </svg>
  ))
}

type LineProps = Omit<FragmentProps, 'geometry'> & {
  readonly points: readonly PlotPoint[]
  readonly index: number
  readonly width?: number | undefined
}

function Line({ points, palette, height, width, index }: LineProps) {
  const colour = palette.series[index] ?? palette.ink
  const drawnWidth = width ?? boxWidth
  return (
    <g>
      <svg
        width="100%"
        height={height}
        viewBox={`0 0 ${drawnWidth} ${height}`}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <path
          d={stepPath(points, drawnWidth, height)}
          fill="none"
          stroke={colour}
          strokeWidth="1.5"
          strokeDasharray={seriesDashes[index]}
          strokeLinejoin="round"
          vectorEffect={width === undefined ? 'non-scaling-stroke' : undefined}
        />
      </svg>
      {points.length <= mostDottedPoints && <Dots {...{ points, palette, height, index }} />}
    </g>
  )
}

/** Marks each published value if there are few: between two of them, the level is only the last known one. */
function Dots({ points, palette, height, index }: LineProps) {
  const colour = palette.series[index] ?? palette.ink
  return points.map(({ x, y }) => (
    <circle key={x} cx={percent(x)} cy={(1 - y) * height} r="2" fill={palette.paper} stroke={colour} />
  ))
}

function EndLabels({ series, geometry, palette, height }: FragmentProps & Pick<PlotProps, 'series'>) {
  const heights = placeEndLabels(geometry, height)
  return series.map((line, index) => (
    <text
      key={line.id}
      x={percent(geometry.lines[index]?.at(-1)?.x ?? 1)}
      y={heights[index]}
      textAnchor="end"
      fontWeight="600"
      fill={palette.series[index] ?? palette.ink}
      stroke={palette.paper}
      strokeWidth="4"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {line.endLabel}
    </text>
  ))
}
