import { type Locale, toLocale } from '../routing/locales.ts'

/** The language that the visitor last switched to (decision 1), for answers whose address has none. */
export function preferredLocale(request: Request): Locale {
  const cookie = request.headers.get('cookie') ?? ''
  return toLocale(/(?:^|;\s*)locale=([a-z]{2})(?:;|$)/.exec(cookie)?.[1])
}
