import type { FundSummary } from '../../contract/product-api/fund.schema.ts'
import { fixedPaths, indexedPages } from '../../routing/addresses/indexed-pages.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { internalPath } from '../../routing/addresses/path-engine.ts'
import { paths } from '../../routing/addresses/route-table.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
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
