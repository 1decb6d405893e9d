import { isMediaPath } from '../../lib/media-path.ts'
import { type PictureFormat, type PictureWidth, pictureFormats, pictureWidths } from '../../lib/picture.ts'

/** A picture in one width and format, as a page's address asks for it. */
export type ImageRequest = {
  /** Path under the media library's address. */
  readonly path: string
  readonly width: PictureWidth
  readonly format: PictureFormat
  /** The version that the page knows; null where it knows none. */
  readonly version: string | null
}

/** Milliseconds since 1970 in base 36. */
const versionForm = /^[\da-z]{1,11}$/

/** Reads the parts of an address; undefined for any width, format, path or version that no page of ours asks for. */
export function readImageRequest(
  parameters: { readonly width: string; readonly format: string; readonly path: string },
  version: string | null,
): ImageRequest | undefined {
  const width = pictureWidths.find((known) => String(known) === parameters.width)
  const format = [...pictureFormats, 'plain' as const].find((known) => known === parameters.format)
  const isKnown = isMediaPath(parameters.path) && (version === null || versionForm.test(version))
  return width && format && isKnown ? { path: parameters.path, width, format, version } : undefined
}
