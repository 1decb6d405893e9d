import { pathFor } from './links.tsx'
import type { Locale } from './locales.ts'

const segment = { fr: 'livre-blanc', en: 'white-book' } as const

/** The public path of a white book (P-021). */
export function whiteBookPath(locale: Locale, slug: string): string {
  return pathFor({ to: '/content/$', locale, params: { _splat: `${segment[locale]}/${slug}` } })
}
