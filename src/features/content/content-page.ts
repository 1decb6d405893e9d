import type { ContentPage } from '~/contract/content-api/pages.schema.ts'
import { createFormatter } from '~/lib/format/formatter.ts'
import type { Locale } from '~/routing/addresses/locales.ts'
import type { ContentPageView } from './content-page.schema.ts'

/** The components of a page, and its chapters. */
type PartsOfPage = Pick<ContentPageView, 'zone' | 'chapters'>

/** Maps a page of the content backend, with parsed components, to its view. */
export function toContentPage(
  page: ContentPage,
  locale: Locale,
  { zone, chapters }: PartsOfPage,
): ContentPageView {
  const text = createFormatter(locale).longDate(page.reviewedOn)
  return {
    title: page.title,
    summary: page.summary,
    reviewed: page.reviewedOn !== null && text !== null ? { date: page.reviewedOn, text } : null,
    zone,
    chapters,
    urls: urlsOf(page, locale),
    head: {
      title: page.seo?.metaTitle || page.title,
      description: page.seo?.metaDescription || page.summary,
      isHidden: page.seo?.noIndex ?? false,
    },
  }
}

function urlsOf({ url, localizations }: ContentPage, locale: Locale): ContentPageView['urls'] {
  const alternates = localizations.flatMap((alternate): [Locale, string][] =>
    alternate.locale === null || alternate.url === null ? [] : [[alternate.locale, alternate.url]],
  )
  return { ...Object.fromEntries(alternates), [locale]: url }
}
