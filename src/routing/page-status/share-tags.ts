import { createIsomorphicFn } from '@tanstack/react-start'
import { brand } from '../../brand.ts'
import { type AlternateMatch, alternatesOfMatches } from '../addresses/alternate-links.ts'
import { languageTags, otherLocale, toLocale } from '../addresses/locales.ts'

/** Kinds of pages with their own share image. */
export type ShareKind = 'fund' | 'guide' | 'article' | 'white-book'

type ShareMatch = AlternateMatch & {
  readonly staticData?: AlternateMatch['staticData'] & { readonly shareKind?: ShareKind | undefined }
}

type Tag =
  | { readonly property: string; readonly content: string }
  | { readonly name: string; readonly content: string }

const texts = ['guide', 'article']
const siteImage = { kind: 'site', slug: 'orvanne' } as const

function imageOf(matches: readonly ShareMatch[]) {
  const kind = matches.findLast(({ staticData }) => staticData?.shareKind)?.staticData?.shareKind
  const { id, slug } = matches.at(-1)?.params ?? {}
  const name = slug ?? id
  return kind === undefined || name === undefined ? siteImage : { kind, slug: name }
}

function siteTags(matches: readonly ShareMatch[], publicUrl: string): Tag[] {
  const locale = toLocale(matches.at(-1)?.params.locale)
  const alternates = alternatesOfMatches(matches)
  const path = alternates[locale]
  if (path === undefined) return []
  const { kind, slug } = imageOf(matches)
  const other = otherLocale(locale)
  const openGraph = {
    site_name: brand.name,
    type: texts.includes(kind) ? 'article' : 'website',
    locale: languageTags[locale].replace('-', '_'),
    ...(alternates[other] ? { 'locale:alternate': languageTags[other].replace('-', '_') } : {}),
    url: `${publicUrl}${path}`,
    image: `${publicUrl}/api/share-images/${locale}/${kind}/${encodeURIComponent(slug)}.png`,
    'image:type': 'image/png',
    'image:width': '1200',
    'image:height': '630',
  }
  return [
    ...Object.entries(openGraph).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/**
 * Open Graph and Twitter tags of a shared page: URL, languages and image. Rendered on the server only: only
 * robots read them, and they do not navigate.
 */
export const shareTags = createIsomorphicFn()
  .server(siteTags)
  .client((): Tag[] => [])

/** Title and description of a shared page; see {@link shareTags}. */
export const shareTexts = createIsomorphicFn()
  .server((title: string, description: string | undefined): Tag[] => [
    { property: 'og:title', content: title },
    { property: 'og:image:alt', content: title },
    ...(description === undefined ? [] : [{ property: 'og:description', content: description }]),
  ])
  .client((): Tag[] => [])
