import type { Article, Category, Guide, WhiteBook } from '~/contract/content-api/entries.schema.ts'
import type { ContentPage } from '~/contract/content-api/pages.schema.ts'
import type { FundSummary } from '~/contract/product-api/fund.schema.ts'
import { pathFor } from '~/routing/links.tsx'
import type { Locale } from '~/routing/locales.ts'
import { whiteBookPath } from '~/routing/white-book-path.ts'
import type { SitemapGroup, SitemapLink, SitemapView } from './sitemap.schema.ts'

/** What the backends hold in one language. */
export type SitemapSource = {
  readonly funds: readonly Pick<FundSummary, 'slug' | 'name'>[]
  readonly categories: readonly Category[]
  readonly guides: readonly Guide[]
  readonly articles: readonly Article[]
  readonly whiteBooks: readonly WhiteBook[]
  readonly pages: readonly ContentPage[]
}

const routesOf = {
  guide: { list: '/guides/$category', text: '/guides/$category/$slug' },
  article: { list: '/articles/$category', text: '/articles/$category/$slug' },
} as const

type Grouping = {
  readonly locale: Locale
  readonly section: 'guide' | 'article'
  readonly categories: readonly Category[]
}

/** The texts of a section by category, in the editors' order; an empty category is left out. */
function byCategory(texts: readonly (Guide | Article)[], { locale, section, categories }: Grouping) {
  const { list, text: route } = routesOf[section]
  return categories
    .filter((category) => category.section === section)
    .map(
      ({ slug: category, name }): SitemapGroup => ({
        title: name,
        href: pathFor({ to: list, locale, params: { category } }),
        links: texts
          .filter((text) => text.category?.slug === category)
          .map(({ title, slug }) => ({
            label: title,
            href: pathFor({ to: route, locale, params: { category, slug } }),
          })),
      }),
    )
    .filter(({ links }) => links.length > 0)
}

const isFindable = ({ seo }: { readonly seo: { readonly noIndex: boolean } | null }) => seo?.noIndex !== true

/** Maps what the backends hold to the names and paths of its pages. A fund without slug has no page. */
export function toSitemap(locale: Locale, source: SitemapSource): SitemapView {
  const { funds, categories, guides, articles, whiteBooks, pages } = source
  return {
    funds: funds.flatMap(({ slug, name }): SitemapLink[] =>
      slug === null
        ? []
        : [{ label: name, href: pathFor({ to: '/funds/$id', locale, params: { id: slug } }) }],
    ),
    guides: byCategory(guides.filter(isFindable), { locale, section: 'guide', categories }),
    articles: byCategory(articles.filter(isFindable), { locale, section: 'article', categories }),
    whiteBooks: whiteBooks.filter(isFindable).map(({ title, slug }) => ({
      label: title,
      href: whiteBookPath(locale, slug),
    })),
    pages: pages.filter(isFindable).map(({ title, url }) => ({
      label: title,
      href: pathFor({ to: '/content/$', locale, params: { _splat: url } }),
    })),
  }
}
