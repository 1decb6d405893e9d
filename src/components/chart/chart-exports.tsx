import { type ReactElement, useState } from 'react'
import { pictureSize } from './chart-data.ts'

const pixelRatio = 2

function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image(pictureSize.width, pictureSize.height)
  picture.src = address
  return picture.decode().then(() => picture)
}

function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png')
  })
}

function save(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}

/**
 * Draws the exported SVG picture of this origin at twice its size and hands it to the visitor as a PNG file.
 * Rejects when the picture cannot be loaded.
 */
async function savePng(svgAddress: string, fileName: string): Promise<void> {
  const picture = await loadPicture(svgAddress)
  const canvas = document.createElement('canvas')
  canvas.width = pictureSize.width * pixelRatio
  canvas.height = pictureSize.height * pixelRatio
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  save(await toPng(canvas), fileName)
}

type ChartExportsProps = {
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
