import type { Article, ContentAuthor, Guide, WhiteBook } from '~/contract/content-api/entries.schema.ts'
import type { ContentPage } from '~/contract/content-api/pages.schema.ts'
import type { FundSummary } from '~/contract/product-api/fund.schema.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import type { Locale } from '~/routing/addresses/locales.ts'
import { authorPath, whiteBookPath } from '~/routing/addresses/reading-paths.ts'
import { type TextSection, textAddress, textPath } from '~/routing/addresses/text-address.ts'
import type { SearchHit } from './search.schema.ts'

/** Maps a fund that has a page to a search hit. */
export function fundHit({ slug, name, summary }: FundSummary, locale: Locale): SearchHit[] {
  if (slug === null) return []
  return [{ path: pathFor({ to: '/funds/$id', params: { id: slug }, locale }), title: name, summary }]
}

/** Maps a text that has a URL to a search hit. */
export function textHit(section: TextSection, text: Guide | Article, locale: Locale): SearchHit[] {
  const address = textAddress(section, locale, text)
  if (address === undefined) return []
  return [{ path: textPath(locale, address), title: text.title, summary: text.summary }]
}

/** Maps a white book to a search hit. */
export function whiteBookHit({ slug, title, summary }: WhiteBook, locale: Locale): SearchHit {
  return { path: whiteBookPath(locale, slug), title, summary }
}

/** Maps an author with a page to a search hit. */
export function authorHit({ slug, name, position }: ContentAuthor, locale: Locale): SearchHit {
  return { path: authorPath(locale, slug), title: name, summary: position }
}

/** Maps an editorial page to a search hit. */
export function pageHit({ url, title, summary }: ContentPage, locale: Locale): SearchHit {
  return { path: pathFor({ to: '/content/$', params: { _splat: url }, locale }), title, summary }
}
