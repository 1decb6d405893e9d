import { type ReactElement, useState } from 'react'
import { savePng } from './png-export.ts'

export type ChartExportsProps = {
  /** Address of the exported SVG picture, of this origin; works without scripts. */
  readonly svgAddress: string
  /** Address of the data as CSV; works without scripts. */
  readonly csvAddress: string
  /** Name of the PNG file, without its ending. */
  readonly fileName: string
  readonly texts: {
    readonly label: string
    readonly png: string
    readonly svg: string
    readonly csv: string
    /** Shown when the picture could not be made. */
    readonly failed: string
  }
}

/** Downloads of a chart. PNG is drawn in the browser from the SVG file, so it appears only where scripts run. */
export function ChartExports({ svgAddress, csvAddress, fileName, texts }: ChartExportsProps): ReactElement {
  const [hasFailed, setHasFailed] = useState(false)
  const exportPng = () => {
    setHasFailed(false)
    savePng(svgAddress, `${fileName}.png`).catch(() => setHasFailed(true))
  }
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm print:hidden" data-chart-exports>
      <span className="text-muted">{texts.label}</span>
      <button type="button" className="text-link touch-target" onClick={exportPng} data-needs-scripts>
        {texts.png}
      </button>
      <a className="text-link touch-target" href={svgAddress} download>
        {texts.svg}
      </a>
      <a className="text-link touch-target" href={csvAddress} download>
        {texts.csv}
      </a>
      <p role="status" className="basis-full text-tone-text tone-error empty:hidden">
        {hasFailed ? texts.failed : ''}
      </p>
    </div>
  )
}
