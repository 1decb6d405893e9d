import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { fundListSchema } from '../../src/contract/product-api/fund.schema.ts'
import { PlainError } from '../lib/project.ts'

/** A page that is put under load. */
export type BenchPage = {
  readonly name: string
  /** Path and query. */
  readonly path: string
  /** Texts that identify the page. */
  readonly shows: readonly string[]
  /** URL of the page's data in the sandbox; undefined for a page with several sources. */
  readonly source?: string
}

const articlesSchema = z.object({
  data: z.array(z.object({ slug: z.string(), category: z.object({ slug: z.string() }) })),
})

const newestArticle =
  '/content/api/articles?locale=fr&populate=category&sort=publishedOn:desc&pagination[pageSize]=1'

/** JSON of the sandbox, with French texts. */
export async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url, { headers: { 'x-locale': 'fr' } })
  if (!response.ok) throw new PlainError(`${url} gave ${response.status}.`)
  return await response.json()
}

/** The fund list, its first fund and the newest article. */
export async function loadedPages(sandboxUrl: string): Promise<readonly BenchPage[]> {
  const { items } = fundListSchema.parse(await readJson(`${sandboxUrl}/product/funds`))
  const { data } = articlesSchema.parse(await readJson(`${sandboxUrl}${newestArticle}`))
  const [[first, second], [article]] = [items, data]
  if (!first?.slug || !second || !article) throw new PlainError('The sandbox lacks funds or articles.')
  const articlePath = `/analyses-et-tendances/${article.category.slug}/${article.slug}`
  return [
    { name: 'list', path: '/fonds', shows: [first.name, second.name], source: '/product/funds' },
    {
      name: 'fund',
      path: `/fonds/${first.slug}`,
      shows: [first.name],
      source: `/product/funds/${first.slug}`,
    },
    { name: 'article', path: articlePath, shows: [], source: newestArticle },
  ]
}

/** The home page of a signed-in user. */
export const signedInHome: BenchPage = { name: 'home', path: '/', shows: ['Se déconnecter'] }

/** `accept-encoding` of a current browser. */
export const acceptEncoding = 'gzip, deflate, br, zstd'

/** Response as received, still compressed. */
export type RawPage = {
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** Requests a page as a browser does and leaves its bytes as they are. */
export async function requestRaw(url: string, headers: Record<string, string> = {}): Promise<RawPage> {
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { agent: false, headers: { 'accept-encoding': acceptEncoding, ...headers } }
    get(url, options, resolve).on('error', reject)
  })
  if (message.statusCode !== 200) throw new PlainError(`${url} gave ${message.statusCode}.`)
  return { headers: message.headers, body: await buffer(message) }
}

/** Every kind of public page, by a French address of the seed; the English one is read from the page itself. */
export const publicPages = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/fonds' },
  { name: 'filtered list', path: '/fonds?status=open&view=table' },
  { name: 'fund', path: '/fonds/orvanne-croissance-iv' },
  {
    name: 'compare',
    path: '/fonds/comparer?fund=orvanne-croissance-iv&fund=orvanne-consommation-responsable',
  },
  { name: 'guides', path: '/guide' },
  { name: 'guide', path: '/guide/investir/comprendre-un-fonds-non-cote' },
  { name: 'articles', path: '/analyses-et-tendances' },
  {
    name: 'article',
    path: '/analyses-et-tendances/actualites/automatiser-une-usine-de-quatre-vingts-personnes',
  },
  { name: 'white book', path: '/livre-blanc/le-temps-long' },
  { name: 'search', path: '/recherche?q=croissance' },
  { name: 'contact', path: '/contact' },
  { name: 'how-to', path: '/comment-souscrire' },
  { name: 'legal page', path: '/mentions-legales' },
] as const

export type PublicPageName = (typeof publicPages)[number]['name']

/** A public page in one language. */
export type PublicPage = {
  readonly name: PublicPageName
  readonly locale: 'fr' | 'en'
  readonly url: string
}

const switchTag = /<a\s[^>]*\shreflang="en[^"]*"[^>]*>/i
const hrefOf = /\shref="([^"]*)"/i

/**
 * Returns the URL of the same page in English, from the language switch of the French one.
 * @throws PlainError when the page has no such link
 */
export function englishAddress(html: string, url: string): string {
  const [, href] = hrefOf.exec(switchTag.exec(html)?.[0] ?? '') ?? []
  if (href === undefined) throw new PlainError(`${url} has no link to its page in English.`)
  return new URL(href.replaceAll('&amp;', '&'), url).href
}

async function readPage(url: string): Promise<string> {
  const { body } = await requestRaw(url, { 'accept-encoding': 'identity' })
  return body.toString()
}

/** The named pages, all by default, in both languages. Each is requested once, so that the page cache holds it. */
export async function pagesInBothLanguages(
  portalUrl: string,
  names: readonly string[] = publicPages.map(({ name }) => name),
): Promise<readonly PublicPage[]> {
  const pages: PublicPage[] = []
  for (const { name, path } of publicPages.filter((page) => names.includes(page.name))) {
    const url = `${portalUrl}${path}`
    const english = englishAddress(await readPage(url), url)
    await readPage(english)
    pages.push({ name, locale: 'fr', url }, { name, locale: 'en', url: english })
  }
  return pages
}
