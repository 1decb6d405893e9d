import type { Article, Guide, WhiteBook } from '~/contract/content-api/entries.schema.ts'
import type { ContentPage } from '~/contract/content-api/pages.schema.ts'
import type { FundSummary } from '~/contract/product-api/fund.schema.ts'
import { pathFor } from '~/routing/links.tsx'
import type { Locale } from '~/routing/locales.ts'
import { whiteBookPath } from '~/routing/white-book-path.ts'
import type { SearchHit } from './search.schema.ts'

/** A fund that has a page. */
export function fundHit({ slug, name, summary }: FundSummary, locale: Locale): SearchHit[] {
  if (slug === null) return []
  return [{ path: pathFor({ to: '/funds/$id', params: { id: slug }, locale }), title: name, summary }]
}

const routes = { guide: '/guides/$category/$slug', article: '/articles/$category/$slug' } as const

/** A text that has an address of its own. */
export function textHit(
  kind: keyof typeof routes,
  { slug, category, title, summary }: Guide | Article,
  locale: Locale,
): SearchHit[] {
  if (category === null) return []
  const path = pathFor({ to: routes[kind], params: { category: category.slug, slug }, locale })
  return [{ path, title, summary }]
}

/** A white book. */
export function whiteBookHit({ slug, title, summary }: WhiteBook, locale: Locale): SearchHit {
  return { path: whiteBookPath(locale, slug), title, summary }
}

/** A page of editors. */
export function pageHit({ url, title, summary }: ContentPage, locale: Locale): SearchHit {
  return { path: pathFor({ to: '/content/$', params: { _splat: url }, locale }), title, summary }
}
