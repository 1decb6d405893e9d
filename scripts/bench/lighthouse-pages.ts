import { PlainError } from '../lib/project.ts'

/** Every kind of public page, by an address of the seed in French; its twin is read from the page itself. */
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

/** A page in one language, as Lighthouse is to open it. */
export type AuditedPage = {
  readonly name: string
  readonly locale: 'fr' | 'en'
  readonly url: string
}

const switchTag = /<a\s[^>]*\shreflang="en[^"]*"[^>]*>/i
const address = /\shref="([^"]*)"/i

/** The address of the same page in English: where the language switch of the French one leads. */
export function twinAddress(html: string, url: string): string {
  const [, href] = address.exec(switchTag.exec(html)?.[0] ?? '') ?? []
  if (href === undefined) throw new PlainError(`${url} does not lead to its page in English.`)
  return new URL(href.replaceAll('&amp;', '&'), url).href
}

async function readPage(url: string): Promise<string> {
  const response = await fetch(url, { headers: { accept: 'text/html' }, redirect: 'manual' })
  if (response.status !== 200) throw new PlainError(`${url} answered ${response.status}.`)
  return response.text()
}

/** All pages in both languages. Each has been asked for once, so that the page cache has it as for most visitors. */
export async function pagesToAudit(portalUrl: string): Promise<readonly AuditedPage[]> {
  const pages: AuditedPage[] = []
  for (const { name, path } of publicPages) {
    const url = `${portalUrl}${path}`
    const twin = twinAddress(await readPage(url), url)
    await readPage(twin)
    pages.push({ name, locale: 'fr', url }, { name, locale: 'en', url: twin })
  }
  return pages
}
