import type { ComponentProps } from 'react'
import { type Picture, pictureAddress, pictureFormats, pictureSources } from '../../lib/picture.ts'
import { cn } from './class-names.ts'

export type ContentImageProps = {
  picture: Picture
  /** How wide it is shown, as `sizes` says it. */
  sizes: string
  /** The page's first picture: fetched at once, before the others. */
  isFirst?: boolean | undefined
  className?: string
}

/** For what reads neither `srcset` nor `<picture>`. */
const plainWidth = 960

/**
 * A picture of the media library in the width and format that the browser wants. Its room is kept from the start; a
 * picture that does not come leaves its words in it.
 */
export function ContentImage({ picture, sizes, isFirst = false, className }: ContentImageProps) {
  const fetching: ComponentProps<'img'> = isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' }
  return (
    <picture>
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
        {...fetching}
        className={cn('h-auto max-w-full bg-surface-sunken text-muted text-sm', className)}
      />
    </picture>
  )
}
