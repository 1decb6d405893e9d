import { chooseLanguage } from '../../routing/addresses/locale-cookie.ts'
import { statedLocale } from '../../routing/addresses/locale-of-return.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { env } from '../composition/env.server.ts'
import { createCookies } from '../session/cookies.server.ts'

const cookies = createCookies(env.PUBLIC_URL)

/**
 * Returns the language of a response whose URL has none (P-009, P-016).
 * @param profile the preference of the signed-in user
 */
export function preferredLocale(request: Request, profile?: Locale | null): Locale {
  const cookie = statedLocale(cookies.read(request.headers.get('cookie'), 'locale'))
  return chooseLanguage({ profile, cookie })
}
