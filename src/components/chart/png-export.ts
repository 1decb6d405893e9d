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
export async function savePng(svgAddress: string, fileName: string): Promise<void> {
  const picture = await loadPicture(svgAddress)
  const canvas = document.createElement('canvas')
  canvas.width = pictureSize.width * pixelRatio
  canvas.height = pictureSize.height * pixelRatio
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  save(await toPng(canvas), fileName)
}
