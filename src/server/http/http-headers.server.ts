import { toSafePath } from '../../lib/safe-path.ts'
import { chooseLanguage } from '../../routing/addresses/locale-cookie.ts'
import { localeOfReturn, statedLocale } from '../../routing/addresses/locale-of-return.ts'
import type { Locale } from '../../routing/addresses/locales.ts'
import { env } from '../composition/env.server.ts'
import { createCookies } from '../session/cookies.server.ts'
import type { ResponseHead } from './http-transport.server.ts'

const cookies = createCookies(env.PUBLIC_URL)

/**
 * The language that a URL states, as the addresses of mail programs' buttons do, else that of the portal's own page from
 * which the request comes; undefined where neither tells.
 */
function placeOf({ headers, url }: Request): Locale | undefined {
  const stated = statedLocale(new URL(url).searchParams.get('locale'))
  return stated ?? localeOfReturn(toSafePath(headers.get('referer'), env.PUBLIC_URL))
}

/**
 * Returns the language of a response whose path has none (P-009, P-016): of the place, the preference, the cookie (P-836).
 * @param profile the preference of the signed-in user
 */
export function preferredLocale(request: Request, profile?: Locale | null): Locale {
  const cookie = statedLocale(cookies.read(request.headers.get('cookie'), 'locale'))
  return chooseLanguage({ place: placeOf(request), profile, cookie })
}

type Reply = Pick<ResponseHead, 'headers' | 'status'>

const longestS = 86_400
const tooManyRequests = 429

function secondsUntil(instantMs: number, nowMs: number): number {
  return Math.ceil((instantMs - nowMs) / 1000)
}

function readSeconds({ headers, status }: Reply, nowMs: number): number {
  const retryAfter = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter)
  if (retryAfter !== '') return secondsUntil(Date.parse(retryAfter), nowMs)
  // The content backend sends the end of its window, in seconds since 1970, instead of `Retry-After`.
  const reset = (status === tooManyRequests && headers.get('x-ratelimit-reset')) || ''
  return /^\d+$/.test(reset) ? secondsUntil(Number(reset) * 1000, nowMs) : Number.NaN
}

/**
 * Reads the number of seconds after which a backend accepts the next call: `Retry-After` in seconds or as a
 * date (RFC 9110, section 10.2.3), else, for 429, `x-ratelimit-reset`. Between one second and one day; null
 * when neither is sent.
 * @param nowMs milliseconds since 1970
 */
export function readRetryAfterS(response: Reply, nowMs: number): number | null {
  const seconds = readSeconds(response, nowMs)
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 1), longestS)
}

/**
 * Longest `Location`, in characters, that leaves room for the other headers within the 4 kB that proxies
 * accept.
 */
const longestLocation = 2_700

const uriTooLong = 414

/**
 * Shortens a redirect that proxies would refuse: a `Location` that is too long loses its query, which no page
 * needs at that length; a path that is too long by itself becomes 414 (RFC 9110, 15.5.15).
 */
export function withShortLocation(response: Response): Response {
  const location = response.headers.get('location')
  if (location === null || location.length <= longestLocation) return response
  const bare = location.replace(/[?#].*$/s, '')
  if (bare.length > longestLocation) return new Response(null, { status: uriTooLong })
  const headers = new Headers(response.headers)
  headers.set('location', bare)
  return new Response(response.body, { status: response.status, headers })
}

const strongPart = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Reports whether an `If-None-Match` header contains the ETag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch?.trim() === '*') return true
  return ifNoneMatch?.split(',').some((tag) => strongPart(tag) === strongPart(etag)) ?? false
}
