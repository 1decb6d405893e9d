import { type Locale, toLocale } from '../routing/locales.ts'
import { env } from './env.server.ts'
import { createCookies } from './session/cookies.server.ts'

const cookies = createCookies(env.PUBLIC_URL)

/** The language that the visitor last switched to (decision 1), for answers whose address has none. */
export function preferredLocale(request: Request): Locale {
  return toLocale(cookies.read(request.headers.get('cookie'), 'locale'))
}
