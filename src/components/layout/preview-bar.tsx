import { useRouterState } from '@tanstack/react-router'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { Container } from './container.tsx'

/** Bar that tells a member of staff that drafts are shown, with the button that ends the preview. */
export function PreviewBar() {
  const { navigation } = useTranslations()
  const here = useRouterState({ select: (state) => state.location.publicHref })
  return (
    <aside
      aria-label={navigation.preview.label()}
      data-site-shell
      className="tone-warning bg-tone-solid text-sm text-tone-on-solid"
    >
      <Container className="flex flex-wrap items-center justify-between gap-x-6 py-1.5">
        <p>{navigation.preview.text()}</p>
        <a
          href={`/api/preview?exit=${encodeURIComponent(here)}`}
          className="inline-flex min-h-8 items-center underline underline-offset-4"
        >
          {navigation.preview.leave()}
        </a>
      </Container>
    </aside>
  )
}
