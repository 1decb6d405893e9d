import { isMediaPath } from '../../lib/media-path.ts'
import { type PictureFormat, type PictureWidth, pictureFormats, pictureWidths } from '../../lib/picture.ts'

/** An image in one width and format, as requested by its URL. */
export type ImageRequest = {
  /** Path under the media library's base URL. */
  readonly path: string
  readonly width: PictureWidth
  readonly format: PictureFormat
  /** The version in the page's URL; null without one. */
  readonly version: string | null
}

/** A version: milliseconds since 1970 in base 36. */
const versionForm = /^[\da-z]{1,11}$/

/**
 * Parses the parts of a URL; undefined for a width, format, path or version that the portal's pages never
 * request.
 */
export function readImageRequest(
  parameters: { readonly width: string; readonly format: string; readonly path: string },
  version: string | null,
): ImageRequest | undefined {
  const width = pictureWidths.find((known) => String(known) === parameters.width)
  const format = [...pictureFormats, 'plain' as const].find((known) => known === parameters.format)
  const isKnown = isMediaPath(parameters.path) && (version === null || versionForm.test(version))
  return width && format && isKnown ? { path: parameters.path, width, format, version } : undefined
}
