import type { Category } from '../../contract/content-api/entries.schema.ts'
import type { FundSummary } from '../../contract/product-api/fund.schema.ts'
import { fixedPaths, indexedPages } from '../../routing/addresses/indexed-pages.ts'
import { type Locale, otherLocale } from '../../routing/addresses/locales.ts'
import { internalPath } from '../../routing/addresses/path-engine.ts'
import { paths } from '../../routing/addresses/route-table.ts'
import { type TextSection, textAddress } from '../../routing/addresses/text-address.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { ContentApi } from '../backends/content-api/content-api.server.ts'
import { listTag } from '../backends/content-api/content-tags.server.ts'
import type { ProductApi } from '../backends/product-api/product-api.server.ts'
import { readAll } from '../http/read-all.server.ts'

/** Public paths of one page, in each of its languages. */
export type PagePaths = { readonly [Language in Locale]?: string }

/** A page of a sitemap: its path in each language, and its last change where known. */
export type SitemapEntry = {
  readonly paths: PagePaths
  /** `YYYY-MM-DD`, or an instant in UTC. */
  readonly lastModified?: string | undefined
}

const largestPage = 100

/** Returns the public paths of a page with parameters; a language without such a path is omitted. */
export function translatedPaths(names: { readonly [Language in Locale]?: string }): PagePaths {
  const found = Object.entries(names).flatMap(([locale, name]) => {
    const path = paths.toPublic(internalPath(locale === 'en' ? 'en' : 'fr', name))
    return path === undefined ? [] : [[locale, path] as const]
  })
  return Object.fromEntries(found)
}

/**
 * Returns the entries of the fixed pages, without a date: their content changes daily, and no backend reports
 * when.
 */
export function fixedEntries(): SitemapEntry[] {
  return indexedPages.map((name) => ({ paths: fixedPaths(name) }))
}

/**
 * Returns the entries of a fund's pages. Its main page changes with each value; no list has the date of its
 * documents.
 */
export function fundEntries({
  slugs,
  latestValue,
}: Pick<FundSummary, 'slugs' | 'latestValue'>): SitemapEntry[] {
  if (slugs === null) return []
  const { fr, en } = slugs
  return [
    {
      paths: translatedPaths({ fr: `/funds/${fr}`, en: `/funds/${en}` }),
      lastModified: latestValue?.date,
    },
    { paths: translatedPaths({ fr: `/funds/${fr}/documents`, en: `/funds/${en}/documents` }) },
  ]
}

/** Reads all funds of the catalogue, ordered by name. */
export function readAllFunds(
  productApi: ProductApi,
  locale: Locale,
): Promise<BackendOutcome<readonly FundSummary[]>> {
  return readAll(async (page) => {
    const answered = await productApi.listFunds({
      locale,
      filters: { page, pageSize: largestPage },
      isKept: false,
    })
    if (answered.kind !== 'ok') return answered
    const { items, page: info } = answered.data
    return { ...answered, data: { items, pageCount: info.pageCount } }
  })
}

type Text = {
  readonly slug: string | null
  readonly category: { readonly slug: string } | null
  readonly locale: Locale | null
}

type ListedText = Text & {
  readonly updatedAt: string
  readonly seo: { readonly noIndex: boolean } | null
  readonly localizations: readonly Text[]
}
const sections = { guide: '/guides', article: '/articles' } as const

/** Returns the path of a text in one language; undefined without a URL. */
function nameOf(section: TextSection, locale: Locale, text: Text): string | undefined {
  const address = textAddress(section, locale, text)
  return address && `${sections[section]}/${address.category}/${address.slug}`
}

/**
 * Returns the sitemap entry of a guide or an article, with its translation if any; none for a text with
 * `noIndex`.
 */
export function textEntries(section: TextSection, locale: Locale, text: ListedText): SitemapEntry[] {
  const own = nameOf(section, locale, text)
  if (own === undefined || text.seo?.noIndex) return []
  const other = otherLocale(locale)
  const alternate = text.localizations.find((localization) => localization.locale === other)
  const alternateName = alternate && nameOf(section, other, alternate)
  const names = { [locale]: own, ...(alternateName ? { [other]: alternateName } : {}) }
  return [{ paths: translatedPaths(names), lastModified: text.updatedAt }]
}

type Addressed = {
  readonly updatedAt: string
  readonly seo: { readonly noIndex: boolean } | null
  readonly localizations: readonly {
    readonly locale: Locale | null
    readonly slug?: string | null
    readonly url?: string | null
  }[]
}

/**
 * Returns the sitemap entry of a white book, an author or an editors' page, by its slug or its path under the language's
 * root.
 */
function addressedEntries(
  prefix: '/white-books' | '/authors' | '/content',
  locale: Locale,
  entry: Addressed & { readonly name: string },
): SitemapEntry[] {
  if (entry.seo?.noIndex) return []
  const other = otherLocale(locale)
  const alternate = entry.localizations.find((localization) => localization.locale === other)
  const alternateName = alternate?.slug ?? alternate?.url
  const names = {
    [locale]: `${prefix}/${entry.name}`,
    ...(alternateName ? { [other]: `${prefix}/${alternateName}` } : {}),
  }
  return [{ paths: translatedPaths(names), lastModified: entry.updatedAt }]
}

function categoryEntries(locale: Locale, { section, slug, localizations }: Category): SitemapEntry[] {
  if (section === null) return []
  const other = otherLocale(locale)
  const alternate = localizations.find((localization) => localization.locale === other)
  const name = (category: string) => `${sections[section]}/${category}`
  const names = { [locale]: name(slug), ...(alternate ? { [other]: name(alternate.slug) } : {}) }
  return [{ paths: translatedPaths(names) }]
}

type List<Entry> = (asked: {
  locale: Locale
  page: number
  pageSize: number
  detail: 'address'
}) => Promise<BackendOutcome<{ readonly entries: readonly Entry[]; readonly pageCount: number }>>

function readEntries<Entry>(list: List<Entry>, locale: Locale): Promise<BackendOutcome<readonly Entry[]>> {
  return readAll(async (page) => {
    const answered = await list({ locale, page, pageSize: largestPage, detail: 'address' })
    if (answered.kind !== 'ok') return answered
    const { entries, pageCount } = answered.data
    return { ...answered, data: { items: entries, pageCount } }
  })
}

/**
 * Returns the tags of the lists that a sitemap is built from; every change of an entry changes one of them.
 */
export function contentListTags(locale: Locale): string[] {
  return ['guide', 'article', 'category', 'white-book', 'author', 'page'].map((model) =>
    listTag(model, locale),
  )
}

/** Reads the sitemap entries of editors' content. A list that cannot be read makes the whole read fail. */
export async function readContentEntries(
  contentApi: ContentApi,
  locale: Locale,
): Promise<BackendOutcome<readonly SitemapEntry[]>> {
  const categories = await contentApi.listCategories({ locale })
  if (categories.kind !== 'ok') return categories
  const guides = await readEntries(contentApi.listGuides, locale)
  if (guides.kind !== 'ok') return guides
  const articles = await readEntries(contentApi.listArticles, locale)
  if (articles.kind !== 'ok') return articles
  const books = await readEntries(contentApi.listWhiteBooks, locale)
  if (books.kind !== 'ok') return books
  const authors = await readEntries(contentApi.listAuthors, locale)
  if (authors.kind !== 'ok') return authors
  const pages = await readEntries(contentApi.listPages, locale)
  if (pages.kind !== 'ok') return pages
  const entries = [
    ...categories.data.flatMap((category) => categoryEntries(locale, category)),
    ...guides.data.flatMap((guide) => textEntries('guide', locale, guide)),
    ...articles.data.flatMap((article) => textEntries('article', locale, article)),
    ...books.data.flatMap((book) => addressedEntries('/white-books', locale, { ...book, name: book.slug })),
    ...authors.data.flatMap((author) =>
      addressedEntries('/authors', locale, { ...author, name: author.slug }),
    ),
    ...pages.data.flatMap((page) => addressedEntries('/content', locale, { ...page, name: page.url })),
  ]
  return { ...articles, data: entries }
}
