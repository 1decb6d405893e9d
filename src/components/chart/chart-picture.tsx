import type { ReactElement } from 'react'
import { type ChartFormat, type ChartPalette, type ChartSeries, pictureSize } from './chart-data.ts'
import { LinePlot } from './line-plot.tsx'

const inset = { left: 96, right: 48, top: 116, plotHeight: 370 } as const
const lineHeight = 20

const paperPalette: ChartPalette = {
  ink: '#1c1a17',
  muted: '#5d574e',
  grid: '#e4dfd6',
  paper: '#ffffff',
  series: ['#1d4a46', '#9a4f1c'],
}

export type ChartPictureProps = {
  readonly series: readonly ChartSeries[]
  readonly format: ChartFormat
  readonly title: string
  readonly subtitle: string
  /** Warning first, then source and period, one line each: a picture that leaves the page keeps them. */
  readonly notes: readonly string[]
}

/** The chart as a file of its own: fixed size and colours, white paper, with its title and its warnings. */
export function ChartPicture({ series, format, title, subtitle, notes }: ChartPictureProps): ReactElement {
  const { width, height } = pictureSize
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...{ width, height }}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="'Inter Variable', Inter, 'Helvetica Neue', Arial, sans-serif"
      role="img"
    >
      <title>{`${title}. ${subtitle}`}</title>
      <rect {...{ width, height }} fill={paperPalette.paper} />
      <text x={inset.right} y="48" fontSize="24" fontWeight="600" fill={paperPalette.ink}>
        {title}
      </text>
      <text x={inset.right} y="76" fontSize="15" fill={paperPalette.muted}>
        {subtitle}
      </text>
      <svg
        x={inset.left}
        y={inset.top}
        width={width - inset.left - inset.right}
        overflow="visible"
        aria-hidden="true"
      >
        <LinePlot {...{ series, format, palette: paperPalette, height: inset.plotHeight }} />
      </svg>
      {notes.map((note, index) => (
        <text
          key={note}
          x={inset.right}
          y={inset.top + inset.plotHeight + 62 + index * lineHeight}
          fontSize="14"
          fill={index === 0 ? paperPalette.ink : paperPalette.muted}
        >
          {note}
        </text>
      ))}
    </svg>
  )
}
