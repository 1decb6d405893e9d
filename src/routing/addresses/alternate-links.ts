import { type AlternateParameters, alternatesOf } from './alternates.ts'
import { defaultLocale, type Locale, locales, toLocale } from './locales.ts'
import type { PlainRoute } from './route-table.ts'

/** The part of a router match that alternates are made of. */
export type AlternateMatch = {
  readonly fullPath: string
  readonly params: Readonly<Record<string, string | undefined>>
  readonly loaderData?: unknown
  /** Of the router: a page that was not found, or failed, has no alternate and no address of its own. */
  readonly status?: string
  readonly staticData?: {
    readonly hasOwnCanonical?: boolean | undefined
    readonly section?: PlainRoute | undefined
  }
}

const isShown = ({ status }: AlternateMatch): boolean => status !== 'notFound' && status !== 'error'

function hasAlternates(data: unknown): data is { alternateParameters: AlternateParameters } {
  return typeof data === 'object' && data !== null && 'alternateParameters' in data
}

/** The public paths of the page that the matches show, in each language that has it. */
export function alternatesOfMatches(matches: readonly AlternateMatch[]): {
  readonly [Language in Locale]?: string
} {
  const leaf = matches.at(-1)
  if (!leaf || !matches.every(isShown)) return {}
  const data = matches.map((match) => match.loaderData).findLast(hasAlternates)
  return alternatesOf({ ...leaf, alternateParameters: data?.alternateParameters })
}

/** The list that takes the place of the shown entry where it has no translation; none on a page that is no entry. */
export function sectionOfMatches(matches: readonly AlternateMatch[]): PlainRoute | undefined {
  return matches.every(isShown) ? matches.at(-1)?.staticData?.section : undefined
}

/**
 * `rel="alternate"` links of a page in each of its languages, with `x-default` on the default one; none for a page in
 * one language, as in the sitemaps.
 */
export function alternateLinks(matches: readonly AlternateMatch[], publicUrl: string) {
  const alternates = alternatesOfMatches(matches)
  const link = (hrefLang: string, path: string) => ({
    rel: 'alternate',
    hrefLang,
    href: `${publicUrl}${path}`,
  })
  const links = locales.flatMap((locale) => {
    const path = alternates[locale]
    return path === undefined ? [] : [link(locale, path)]
  })
  if (links.length < 2) return []
  const fallback = alternates[defaultLocale]
  return fallback === undefined ? links : [...links, link('x-default', fallback)]
}

/** The canonical address of a page, without its search, unless its route writes one of its own. */
export function canonicalLinks(matches: readonly AlternateMatch[], publicUrl: string) {
  const path = alternatesOfMatches(matches)[toLocale(matches.at(-1)?.params.locale)]
  const isOwn = matches.some(({ staticData }) => staticData?.hasOwnCanonical)
  return path === undefined || isOwn ? [] : [{ rel: 'canonical', href: `${publicUrl}${path}` }]
}
