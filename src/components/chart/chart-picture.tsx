import type { ReactElement } from 'react'
import { brand } from '~/brand.ts'
import { LogoMark } from '../layout/logo.tsx'
import { type ChartFormat, type ChartPalette, type ChartSeries, pictureSize } from './chart-data.ts'
import { LinePlot } from './line-plot.tsx'
import { pictureFontFaces, pictureFonts } from './picture-fonts.ts'

const inset = { left: 96, right: 48, top: 116, plotHeight: 352 } as const
const lineHeight = 20
/** Of the mark and the name beside it, as wide as the name is in its font. */
const signatureWidth = 204

const paperPalette: ChartPalette = {
  ink: brand.colours.ink,
  muted: brand.colours.muted,
  grid: brand.colours.hairline,
  paper: '#ffffff',
  series: [brand.colours.accent, '#9a4f1c'],
}

export type ChartPictureProps = {
  readonly series: readonly ChartSeries[]
  readonly format: ChartFormat
  readonly title: string
  readonly subtitle: string
  /** Warning first, then source and period, one line each: a picture that leaves the page keeps them. */
  readonly notes: readonly string[]
}

/**
 * The chart as a file of its own: fixed size and colours, white paper, with its title and its warnings, and the house's
 * logo and fonts, which a reader may not have (P-776).
 */
export function ChartPicture({ series, format, title, subtitle, notes }: ChartPictureProps): ReactElement {
  const { width, height } = pictureSize
  const plotWidth = width - inset.left - inset.right
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...{ width, height }}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily={pictureFonts.sans}
      // Letters keep their distances at every size: a PNG is drawn at twice this one.
      textRendering="geometricPrecision"
      role="img"
    >
      <title>{`${title}. ${subtitle}`}</title>
      <style>{pictureFontFaces}</style>
      <rect {...{ width, height }} fill={paperPalette.paper} />
      <text x={inset.right} y="50" fontSize="28" fontFamily={pictureFonts.serif} fill={paperPalette.ink}>
        {title}
      </text>
      <text x={inset.right} y="76" fontSize="15" fill={paperPalette.muted}>
        {subtitle}
      </text>
      <svg x={inset.left} y={inset.top} width={plotWidth} overflow="visible" aria-hidden="true">
        <LinePlot
          {...{ series, format, palette: paperPalette, height: inset.plotHeight }}
          width={plotWidth}
        />
      </svg>
      {notes.map((note, index) => (
        <text
          key={note}
          x={inset.right}
          y={inset.top + inset.plotHeight + 58 + index * lineHeight}
          fontSize="14"
          fontWeight={index === 0 ? 600 : 400}
          fill={index === 0 ? paperPalette.ink : paperPalette.muted}
        >
          {note}
        </text>
      ))}
      <Signature />
    </svg>
  )
}

const markSize = 32

/** The house's mark and name, in the lower right corner. */
function Signature(): ReactElement {
  const { width, height } = pictureSize
  const bottom = height - 36
  return (
    <g fill={paperPalette.ink}>
      <text
        x={width - inset.right}
        y={bottom - 9}
        textAnchor="end"
        fontSize="22"
        fontFamily={pictureFonts.serif}
      >
        {brand.wordmark.first}
        <tspan fill={paperPalette.muted}> {brand.wordmark.second}</tspan>
      </text>
      <svg
        x={width - inset.right - signatureWidth}
        y={bottom - markSize}
        width={markSize}
        height={markSize}
        color={brand.colours.accent}
        aria-hidden="true"
      >
        <LogoMark />
      </svg>
    </g>
  )
}
