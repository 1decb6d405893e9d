import type { ComponentProps } from 'react'
import { type Picture, pictureAddress, pictureFormats, pictureSources } from '~/lib/picture.ts'
import { cn } from './class-names.ts'

export type ContentImageProps = {
  picture: Picture
  /** Displayed width, in the syntax of `sizes`. */
  sizes: string
  /** The page's first picture: fetched at once, before the others. */
  isFirst?: boolean | undefined
  /** Width of the window below which the page does not show it: no file is fetched there. */
  hiddenBelow?: `${number}rem` | undefined
  className?: string
}

/** Width for clients that support neither `srcset` nor `<picture>`. */
const plainWidth = 960

/** A transparent picture of one pixel, in the page itself. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/**
 * Picture of the media library in the width and format that the browser selects. Its space is reserved and shows the
 * picture's own preview; if the picture fails to load, its alternative text is shown, or the preview of a decorative one.
 */
export function ContentImage({ picture, sizes, isFirst = false, hiddenBelow, className }: ContentImageProps) {
  const { preview } = picture
  const fetching: ComponentProps<'img'> = isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' }
  return (
    <picture>
      {hiddenBelow && <source media={`(width < ${hiddenBelow})`} srcSet={nothing} />}
      {pictureFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={pictureSources(picture, format)}
          sizes={sizes}
        />
      ))}
      <img
        src={pictureAddress(picture, plainWidth, 'plain')}
        srcSet={pictureSources(picture, 'plain')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        decoding="async"
        style={preview ? { background: `center / cover url("${preview}")` } : undefined}
        {...fetching}
        className={cn('content-image h-auto max-w-full bg-surface-sunken text-muted text-sm', className)}
      />
    </picture>
  )
}
