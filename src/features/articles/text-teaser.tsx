import type { ReactElement } from 'react'
import { LedgerPattern } from '~/components/pattern/pattern-drawing.tsx'
import { Badge } from '~/components/ui/badge.tsx'
import { CardTitle } from '~/components/ui/card.tsx'
import { cn } from '~/components/ui/class-names.ts'
import { ContentImage } from '~/components/ui/content-image.tsx'
import { lineIcon } from '~/components/ui/line-icon.tsx'
import { textPath } from '~/routing/addresses/text-address.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { TextCardView } from './articles.schema.ts'
import { TeaserItem } from './teaser-item.tsx'
import { TextDate, useTextLength } from './text-facts.tsx'

const Play = lineIcon('M6 4.5v15a1 1 0 0 0 1.5.9l12-7.5a1 1 0 0 0 0-1.8l-12-7.5A1 1 0 0 0 6 4.5z')

/** A third of the page on wide screens, its full width on narrow ones. */
const pictureSizes = '(min-width: 64rem) 22rem, (min-width: 40rem) 46vw, 92vw'

export type TextTeaserProps = {
  readonly text: TextCardView
  readonly level?: 'h2' | 'h3'
  /** True if its picture is the first of the page. */
  readonly isFirst?: boolean
}

/** A teaser of a guide or an article, as a list item. The title's link covers the whole item. */
export function TextTeaser(props: TextTeaserProps): ReactElement {
  return (
    <TeaserItem>
      <TeaserText {...props} />
    </TeaserItem>
  )
}

/** The content of a teaser. */
export function TeaserText({ text, level = 'h3', isFirst }: TextTeaserProps): ReactElement {
  const locale = useLocale()
  const { library } = useTranslations()
  const length = useTextLength()(text)
  return (
    <>
      <TeaserPicture text={text} isFirst={isFirst} />
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-4 text-muted text-sm">
        {text.category && <span className="text-foreground">{text.category}</span>}
        {text.isForPartners && <Badge>{library.forPartners()}</Badge>}
      </p>
      <CardTitle level={level} stretched className="mt-1.5">
        <a href={textPath(locale, text.address)}>{text.title}</a>
      </CardTitle>
      {text.summary && <p className="mt-2 text-muted text-sm">{text.summary}</p>}
      <p className="figures mt-auto flex flex-wrap gap-x-4 pt-4 text-muted text-sm">
        <TextDate date={text.publishedOn} />
        {length && <span>{length}</span>}
      </p>
    </>
  )
}

/** The text's cover; decorative, as its title is beside it. */
function TeaserPicture({ text, isFirst }: Pick<TextTeaserProps, 'text' | 'isFirst'>): ReactElement {
  return (
    <div
      aria-hidden="true"
      className={cn(
        'relative aspect-video overflow-hidden rounded border border-hairline',
        !isFirst && 'picture-in-turn',
      )}
    >
      {text.picture ? (
        <ContentImage
          picture={{ ...text.picture, alt: '' }}
          sizes={pictureSizes}
          isFirst={isFirst}
          className="size-full object-cover"
        />
      ) : (
        <LedgerPattern seed={text.address.slug} className="size-full" />
      )}
      {text.filmSeconds !== null && (
        <span className="absolute bottom-3 left-3 flex size-10 items-center justify-center rounded-full bg-background text-foreground">
          <Play className="size-4" />
        </span>
      )}
    </div>
  )
}
