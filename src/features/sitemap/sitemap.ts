import type {
  Article,
  Category,
  ContentAuthor,
  Guide,
  WhiteBook,
} from '~/contract/content-api/entries.schema.ts'
import type { ContentPage } from '~/contract/content-api/pages.schema.ts'
import type { FundSummary } from '~/contract/product-api/fund.schema.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import type { Locale } from '~/routing/addresses/locales.ts'
import { authorPath, whiteBookPath } from '~/routing/addresses/reading-paths.ts'
import { sectionRoutes, type TextSection, textAddress, textPath } from '~/routing/addresses/text-address.ts'
import type { SitemapGroup, SitemapLink, SitemapView } from './sitemap.schema.ts'

/** Backend data in one language. */
export type SitemapSource = {
  readonly funds: readonly Pick<FundSummary, 'slug' | 'name'>[]
  readonly categories: readonly Category[]
  readonly guides: readonly Guide[]
  readonly articles: readonly Article[]
  readonly whiteBooks: readonly WhiteBook[]
  readonly authors: readonly ContentAuthor[]
  readonly pages: readonly ContentPage[]
}

type Grouping = {
  readonly locale: Locale
  readonly section: TextSection
  readonly categories: readonly Category[]
}

/**
 * Groups the texts of a section by category in the editors' order, followed by those without a listed
 * category. Empty groups are left out.
 */
function byCategory(texts: readonly (Guide | Article)[], { locale, section, categories }: Grouping) {
  const placed = texts.flatMap((text) => {
    const address = textAddress(section, locale, text)
    if (address === undefined) return []
    return [{ category: address.category, label: text.title, href: textPath(locale, address) }]
  })
  const listed = categories.filter((category) => category.section === section)
  const linksWhere = (isIn: (category: string) => boolean): SitemapLink[] =>
    placed.filter(({ category }) => isIn(category)).map(({ label, href }) => ({ label, href }))
  const groups = listed.map(
    ({ slug, name }): SitemapGroup => ({
      title: name,
      href: pathFor({ to: sectionRoutes[section].category, locale, params: { category: slug } }),
      links: linksWhere((category) => category === slug),
    }),
  )
  const others = linksWhere((category) => listed.every(({ slug }) => slug !== category))
  return [...groups, { title: null, href: null, links: others }].filter(({ links }) => links.length > 0)
}

const isFindable = ({ seo }: { readonly seo: { readonly noIndex: boolean } | null }) => seo?.noIndex !== true

/** Maps backend data to the titles and paths of its pages. A fund without slug has no page. */
export function toSitemap(locale: Locale, source: SitemapSource): SitemapView {
  const { funds, categories, guides, articles, whiteBooks, authors, pages } = source
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
    authors: authors.filter(isFindable).map(({ name, slug }) => ({
      label: name,
      href: authorPath(locale, slug),
    })),
    pages: pages.filter(isFindable).map(({ title, url }) => ({
      label: title,
      href: pathFor({ to: '/content/$', locale, params: { _splat: url } }),
    })),
  }
}
