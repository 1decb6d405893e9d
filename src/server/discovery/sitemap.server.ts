import type { Locale } from '../../routing/addresses/locales.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type { ContentApi } from '../backends/content-api/content-api.server.ts'
import { fundListTag, type ProductApi } from '../backends/product-api/product-api.server.ts'
import type { ResponseCache } from '../backends/response-cache.server.ts'
import { fileResponse, fileUnavailable, noSuchFile } from '../http/file-response.server.ts'
import { contentListTags, readContentEntries } from './content-entries.server.ts'
import { fixedEntries, fundEntries, readAllFunds, type SitemapEntry } from './sitemap-entries.server.ts'
import { type SitemapFiles, writeSitemap } from './sitemap-xml.server.ts'

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
