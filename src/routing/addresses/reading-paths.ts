import { pathFor } from './links.tsx'
import type { Locale } from './locales.ts'

const segment = { fr: 'livre-blanc', en: 'white-book' } as const

/** The public path of a white book (P-021). */
export function whiteBookPath(locale: Locale, slug: string): string {
  return pathFor({ to: '/content/$', locale, params: { _splat: `${segment[locale]}/${slug}` } })
}

/**
 * The public path of an author's page (P-767).
 * @param page page of the author's texts, from 1
 */
export function authorPath(locale: Locale, slug: string, page = 1): string {
  const search = { page: page === 1 ? undefined : page }
  return pathFor({ to: '/authors/$slug', locale, params: { slug }, search })
}
