import type { Sharp } from 'sharp'
import type { PictureFormat } from '../../lib/picture.ts'

/** A picture ready to be served. */
export type MadeImage = { readonly type: string; readonly body: Buffer }

/** Pictures of cameras and screens. Vector drawings are left out: they are programs. */
const readable: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

/** A small file may unfold into gigabytes: 64 megapixels is more than any page shows. */
const mostPixels = 64_000_000
const longestS = 15

/**
 * Makes a picture at most `width` pixels wide in one format: turned upright, without the camera's notes, one frame.
 *
 * @throws when the bytes are no picture of a readable kind, unfold too far or take too long.
 */
export async function transformImage(
  source: Buffer,
  width: number,
  format: PictureFormat,
): Promise<MadeImage> {
  // Loaded with the first picture: a portal that serves none needs not hold it.
  const { default: sharp } = await import('sharp')
  const read = sharp(source, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
  const { format: kind, hasAlpha, isPalette } = await read.metadata()
  if (!readable.has(kind)) throw new Error('a picture of a kind that is not served')
  const resized = read.timeout({ seconds: longestS }).autoOrient().resize({ width, withoutEnlargement: true })
  const isDrawing = hasAlpha || isPalette
  const { data, info } = await encode(resized, format, isDrawing).toBuffer({ resolveWithObject: true })
  return { type: `image/${info.format === 'heif' ? 'avif' : info.format}`, body: data }
}

/** Settings that nobody tells from the original at these sizes, and that a small machine bears. */
function encode(image: Sharp, format: PictureFormat, isDrawing: boolean): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 55, effort: 2 })
    case 'webp':
      return image.webp({ quality: 78, effort: 4 })
    case 'plain':
      return isDrawing ? image.png({ palette: true, effort: 4 }) : image.jpeg({ quality: 80, mozjpeg: true })
  }
}
