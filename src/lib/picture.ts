/** A picture of the media library, as pages show it: plain JSON, since it is part of the page's data. */
export type Picture = {
  /** Path under the media library's address, such as `cover-guide-fip.png`. */
  readonly path: string
  /** Changes with the file, so that browsers may cache each version indefinitely; null when unknown. */
  readonly version: string | null
  /** Pixels of the original. */
  readonly width: number
  readonly height: number
  /** The picture in a few bytes as a `data:` address, shown until it has come. */
  readonly preview?: string | null | undefined
  /** Empty for a decorative picture. */
  readonly alt: string
}

/** Widths in which pictures are served, in pixels. */
export const pictureWidths = [320, 720, 960, 1280, 1920] as const

/** Width of {@link pictureWidths}. */
export type PictureWidth = (typeof pictureWidths)[number]

/** Compressed formats, smallest first; `plain` is JPEG, or PNG for drawings and transparency. */
export const pictureFormats = ['avif', 'webp'] as const

/** A format in which pictures are served. */
export type PictureFormat = (typeof pictureFormats)[number] | 'plain'

/** URL of a picture in one width and format. */
export function pictureAddress(
  { path, version }: Pick<Picture, 'path' | 'version'>,
  width: PictureWidth,
  format: PictureFormat,
): string {
  const file = path.split('/').map(encodeURIComponent).join('/')
  return `/api/images/${width}/${format}/${file}${version === null ? '' : `?v=${version}`}`
}

/** The widths to offer: those below the original's, and the first that is at least as wide. */
export function offeredWidths({ width }: Pick<Picture, 'width'>): readonly PictureWidth[] {
  const smaller = pictureWidths.filter((offered) => offered < width)
  const whole = pictureWidths.find((offered) => offered >= width)
  return whole === undefined ? smaller : [...smaller, whole]
}

/** The `srcset` of a picture in one format; no picture is served wider than its original. */
export function pictureSources(picture: Picture, format: PictureFormat): string {
  return offeredWidths(picture)
    .map((width) => `${pictureAddress(picture, width, format)} ${Math.min(width, picture.width)}w`)
    .join(', ')
}
