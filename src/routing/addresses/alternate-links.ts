import { type AlternateParameters, alternatesOf } from './alternates.ts'
import { defaultLocale, type Locale, locales, toLocale } from './locales.ts'
import type { PlainRoute } from './route-table.ts'

/** The fields of a router match that alternates are computed from. */
export type AlternateMatch = {
  readonly fullPath: string
  readonly params: Readonly<Record<string, string | undefined>>
  readonly loaderData?: unknown
  /** Status in the router: a page that was not found or failed has no alternates and no canonical URL. */
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

/** The public paths of the matched page, in each language that has it. */
export function alternatesOfMatches(matches: readonly AlternateMatch[]): {
  readonly [Language in Locale]?: string
} {
  const leaf = matches.at(-1)
  if (!leaf || !matches.every(isShown)) return {}
  const data = matches.map((match) => match.loaderData).findLast(hasAlternates)
  return alternatesOf({ ...leaf, alternateParameters: data?.alternateParameters })
}

/** The list that replaces the shown entry in a language without translation; none for other pages. */
export function sectionOfMatches(matches: readonly AlternateMatch[]): PlainRoute | undefined {
  return matches.every(isShown) ? matches.at(-1)?.staticData?.section : undefined
}

/**
 * `rel="alternate"` links of a page in each of its languages, with `x-default` for the default one; none
 * for a page in one language, as in the sitemaps.
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

/** The canonical URL of a page, without its search, unless its route sets its own. */
export function canonicalLinks(matches: readonly AlternateMatch[], publicUrl: string) {
  const path = alternatesOfMatches(matches)[toLocale(matches.at(-1)?.params.locale)]
  const isOwn = matches.some(({ staticData }) => staticData?.hasOwnCanonical)
  return path === undefined || isOwn ? [] : [{ rel: 'canonical', href: `${publicUrl}${path}` }]
}
