import type { Outcome } from '~/lib/outcome.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import { authorPath } from '~/routing/addresses/reading-paths.ts'
import { errorHead, pageHead, titleOfPage } from '~/routing/page-status/document-head.ts'
import type { LoadedAuthor } from './author-page.tsx'

/** Head of an author's page. Each page of the author's texts has its own canonical URL. */
export function authorHead(locale: Locale, loaded: Outcome<LoadedAuthor> | undefined, publicUrl: string) {
  if (!loaded?.ok) return errorHead(locale, loaded === undefined || loaded.ok ? 'not_found' : loaded.code)
  const { page, slug, seo } = loaded.data
  return {
    ...pageHead({
      title: titleOfPage(locale, seo.title, page),
      noIndex: seo.noIndex,
      ...(seo.description === null ? {} : { description: seo.description }),
    }),
    links: [{ rel: 'canonical', href: `${publicUrl}${authorPath(locale, slug, page)}` }],
  }
}
