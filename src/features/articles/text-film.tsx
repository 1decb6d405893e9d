import type { ReactElement } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { lineIcon } from '~/components/ui/line-icon.tsx'
import { pictureAddress } from '~/lib/picture.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { FilmView, TextView } from './articles.schema.ts'

const ExternalLink = lineIcon('M15 3h6v6M10 14L21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6')

/** Video of a text: hosted by the portal, with captions, or an external link. Nothing is embedded. */
export function TextFilm({ film, text }: { film: FilmView; text: TextView }): ReactElement {
  const locale = useLocale()
  const { library } = useTranslations()
  if (film.kind === 'elsewhere') {
    return (
      <p className="pb-8">
        <Button asChild size="lg">
          <a href={film.href} target="_blank" rel="noopener noreferrer">
            {library.watchElsewhere()}
            <ExternalLink />
          </a>
        </Button>
      </p>
    )
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the captions are there wherever the editor gave them.
    <video
      controls
      preload="metadata"
      poster={text.picture ? pictureAddress(text.picture, 1280, 'plain') : undefined}
      aria-label={text.title}
      className="mb-10 aspect-video w-full rounded bg-surface-sunken"
    >
      <source src={film.source} type={film.type} />
      {film.captions && (
        <track kind="captions" src={film.captions} srcLang={locale} label={library.captions()} default />
      )}
    </video>
  )
}
