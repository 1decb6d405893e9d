import { element, type XmlElement, xmlDocument } from '../../lib/xml.ts'
import { defaultLocale, type Locale, locales } from '../../routing/addresses/locales.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { ContentApi } from '../backends/content-api/content-api.server.ts'
import { fundListTag, type ProductApi } from '../backends/product-api/product-api.server.ts'
import type { ResponseCache } from '../backends/response-cache.server.ts'
import { fileResponse, fileUnavailable, noSuchFile } from '../http/file-response.server.ts'
import {
  contentListTags,
  fixedEntries,
  fundEntries,
  readAllFunds,
  readContentEntries,
  type SitemapEntry,
} from './sitemap-entries.server.ts'

/** Dependencies of the sitemaps. */
export type SitemapDeps = {
  readonly productApi: ProductApi
  readonly contentApi: ContentApi
  /** Caches the files of both languages. */
  readonly kept: ResponseCache
  readonly publicUrl: string
}

const freshS = 600

/** Returns the public path of a part, counted from 1. */
const partPath = (locale: Locale) => (part: number) => `${locale === 'en' ? '/en' : ''}/sitemaps/${part}.xml`

async function readEntries(
  { productApi, contentApi }: SitemapDeps,
  locale: Locale,
): Promise<BackendOutcome<readonly SitemapEntry[]>> {
  const funds = await readAllFunds(productApi, locale)
  if (funds.kind !== 'ok') return funds
  const content = await readContentEntries(contentApi, locale)
  if (content.kind !== 'ok') return content
  return { ...funds, data: [...fixedEntries(), ...funds.data.flatMap(fundEntries), ...content.data] }
}

async function makeFiles(deps: SitemapDeps, locale: Locale): Promise<BackendOutcome<SitemapFiles>> {
  const entries = await readEntries(deps, locale)
  if (entries.kind !== 'ok') return entries
  const { publicUrl } = deps
  return { ...entries, data: writeSitemap(entries.data, { locale, publicUrl, partPath: partPath(locale) }) }
}

function filesOf(deps: SitemapDeps, locale: Locale) {
  return deps.kept.through(`sitemap ${locale}`, async () => {
    const outcome = await makeFiles(deps, locale)
    const files = outcome.kind === 'ok' ? [outcome.data.main, ...outcome.data.parts] : []
    return {
      outcome,
      bytes: files.reduce((sum, file) => sum + file.length, 0),
      tags: [fundListTag, ...contentListTags(locale)],
    }
  })
}

/**
 * Handles requests for a language's sitemap, or for one of its parts (`2.xml`). It returns 503 while a
 * backend fails, since search engines drop pages that are missing from a sitemap.
 */
export async function handleSitemap(
  deps: SitemapDeps,
  request: Request,
  { locale, part }: { readonly locale: Locale; readonly part?: string },
): Promise<Response> {
  const { outcome } = await filesOf(deps, locale)
  if (outcome.kind !== 'ok') return fileUnavailable()
  const body = part === undefined ? outcome.data.main : partOf(outcome.data, part)
  if (body === undefined) return noSuchFile()
  return fileResponse(request, { body, contentType: 'application/xml; charset=utf-8', freshS })
}

function partOf({ parts }: SitemapFiles, name: string): string | undefined {
  const number = /^([1-9]\d{0,5})\.xml$/.exec(name)?.[1]
  return number === undefined ? undefined : parts[Number(number) - 1]
}

/** Maximum number of URLs in one file (sitemaps.org, "Using Sitemap index files"). */
export const mostAddresses = 50_000

/** Settings of a sitemap. */
export type SitemapOptions = {
  readonly locale: Locale
  /** Origin of the portal without a trailing slash. */
  readonly publicUrl: string
  /** Returns the path of a part, counted from 1, when one file is not enough. */
  readonly partPath: (part: number) => string
  readonly limit?: number
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const linkNamespace = 'http://www.w3.org/1999/xhtml'

/**
 * Returns links to the page in all of its languages, its own included, as search engines require; none for a
 * page in one language.
 */
function alternates({ paths }: SitemapEntry, publicUrl: string): XmlElement[] {
  const known = locales.flatMap((locale) => {
    const path = paths[locale]
    return path === undefined ? [] : [{ locale, href: `${publicUrl}${path}` }]
  })
  if (known.length < 2) return []
  const link = (hreflang: string, href: string) => element('xhtml:link', { rel: 'alternate', hreflang, href })
  const fallback = known.find(({ locale }) => locale === defaultLocale)
  return [
    ...known.map(({ locale, href }) => link(locale, href)),
    ...(fallback === undefined ? [] : [link('x-default', fallback.href)]),
  ]
}

function urlSet(entries: readonly SitemapEntry[], { locale, publicUrl }: SitemapOptions): string {
  const urls = entries.map((entry) =>
    element(
      'url',
      {},
      element('loc', {}, `${publicUrl}${entry.paths[locale]}`),
      entry.lastModified === undefined ? undefined : element('lastmod', {}, entry.lastModified),
      ...alternates(entry, publicUrl),
    ),
  )
  return xmlDocument(element('urlset', { xmlns: namespace, 'xmlns:xhtml': linkNamespace }, ...urls))
}

const newest = (entries: readonly SitemapEntry[]): string | undefined =>
  entries
    .flatMap(({ lastModified }) => lastModified ?? [])
    .toSorted()
    .at(-1)

function sitemapIndex(
  parts: readonly (readonly SitemapEntry[])[],
  { publicUrl, partPath }: SitemapOptions,
): string {
  const sitemaps = parts.map((entries, index) => {
    const lastModified = newest(entries)
    return element(
      'sitemap',
      {},
      element('loc', {}, `${publicUrl}${partPath(index + 1)}`),
      lastModified === undefined ? undefined : element('lastmod', {}, lastModified),
    )
  })
  return xmlDocument(element('sitemapindex', { xmlns: namespace }, ...sitemaps))
}

function partsOf(entries: readonly SitemapEntry[], size: number): SitemapEntry[][] {
  const count = Math.ceil(entries.length / size)
  return Array.from({ length: count }, (_, index) => entries.slice(index * size, (index + 1) * size))
}

/** A language's sitemap, and its parts when it is an index. */
export type SitemapFiles = { readonly main: string; readonly parts: readonly string[] }

/**
 * Writes the sitemap of one language (sitemaps.org protocol 0.9, with `xhtml:link` for translations): every
 * page with a URL in it, once. Above 50,000 URLs it is an index of parts.
 */
export function writeSitemap(entries: readonly SitemapEntry[], options: SitemapOptions): SitemapFiles {
  const { locale, limit = mostAddresses } = options
  const byPath = new Map(
    entries.flatMap((entry) => (entry.paths[locale] ? [[entry.paths[locale], entry]] : [])),
  )
  const own = [...byPath.values()]
  if (own.length <= limit) return { main: urlSet(own, options), parts: [] }
  const parts = partsOf(own, limit)
  return { main: sitemapIndex(parts, options), parts: parts.map((part) => urlSet(part, options)) }
}
