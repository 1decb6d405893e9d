import { createIsomorphicFn } from '@tanstack/react-start'
import { brand } from '../../brand.ts'
import { type AlternateMatch, alternatesOfMatches } from './alternate-links.ts'
import { type Locale, toLocale } from './locales.ts'

const prefixes: Record<Locale, string> = { fr: '/feeds', en: '/en/feeds' }

/** Path of the article feed of a language. */
export const articleFeedPath = (locale: Locale): string => `${prefixes[locale]}/articles.xml`

/** Path of a fund's feed, by its slug in that language. */
export const fundFeedPath = (locale: Locale, slug: string): string =>
  `${prefixes[locale]}/funds/${encodeURIComponent(slug)}.xml`

type FeedMatch = AlternateMatch & {
  readonly staticData?: AlternateMatch['staticData'] & {
    readonly section?: string | undefined
    readonly shareKind?: string | undefined
  }
}

function feedOf(matches: readonly FeedMatch[]): string | undefined {
  const leaf = matches.at(-1)
  const locale = toLocale(leaf?.params.locale)
  if (leaf === undefined || alternatesOfMatches(matches)[locale] === undefined) return undefined
  if (matches.some(({ staticData }) => staticData?.section === '/articles')) return articleFeedPath(locale)
  const isFund = matches.some(({ staticData }) => staticData?.shareKind === 'fund')
  return isFund && leaf.params.id !== undefined ? fundFeedPath(locale, leaf.params.id) : undefined
}

type FeedLink = {
  readonly rel: 'alternate'
  readonly type: string
  readonly title: string
  readonly href: string
}

/** The `rel="alternate"` link to a page's feed. Rendered on the server only, like everything for robots. */
export const feedLinks = createIsomorphicFn()
  .server((matches: readonly FeedMatch[], publicUrl: string): FeedLink[] => {
    const path = feedOf(matches)
    if (path === undefined) return []
    return [
      { rel: 'alternate', type: 'application/atom+xml', title: brand.name, href: `${publicUrl}${path}` },
    ]
  })
  .client((): FeedLink[] => [])
