import { readUrl } from './read-url.ts'

const home = '/'
/** Maximum length of a path: a redirect to a longer one would exceed the 4 kB header limit of proxies. */
const longestLength = 2_600
const decodingRounds = 5

const forbiddenCharacter = /[\p{Cc}\\]/u
const pathForm = /^\/(?!\/)/
const absoluteForm = /^https?:\/\/[^/]/i

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * Reports whether a path stays on this origin however often an intermediary decodes it: `/%2Fhost`, `/..%2f/host`,
 * `/%255chost` and encoded control characters do not.
 */
function staysHere(path: string, origin: string): boolean {
  let current = path
  for (let round = 0; round < decodingRounds; round += 1) {
    if (!pathForm.test(current) || forbiddenCharacter.test(current)) return false
    const decoded = decode(current)
    if (decoded === null) return false
    if (decoded === current) return true
    // Only dot segments are resolved here; a decoded `?` or `#` must not end the examined path.
    const resolved = readUrl(decoded.replace(/[?#]/g, '_'), origin)
    if (resolved === undefined || !pathForm.test(resolved.pathname)) return false
    current = decoded
  }
  return false
}

/**
 * Reduces the redirect target after sign-in, sign-out or a language switch to a path, search and hash of
 * this portal.
 *
 * Accepts a path, or an absolute http(s) URL whose parsed origin equals that of `publicUrl`; anything else
 * becomes `/` (P-132): other origins, `//host`, backslashes, control characters, user information, paths
 * that become one of these when decoded, broken percent-encoding, and texts over 2,600 characters, as given
 * or percent-encoded. Never throws.
 *
 * @param input Parameter of the request (`callbackUrl`, `target_link_uri`); any value.
 * @param publicUrl The portal's own absolute URL.
 */
export function toSafePath(input: unknown, publicUrl: string): string {
  const origin = readUrl(publicUrl)?.origin
  if (origin === undefined || origin === 'null') return home
  if (typeof input !== 'string' || input.length > longestLength) return home
  if (input !== input.trim() || forbiddenCharacter.test(input)) return home
  if (!pathForm.test(input) && !absoluteForm.test(input)) return home
  const target = readUrl(input, pathForm.test(input) ? origin : undefined)
  if (target === undefined || target.origin !== origin) return home
  if (target.username !== '' || target.password !== '' || /^[^/]*\/\/[^/?#]*@/.test(input)) return home
  const path = target.pathname + target.search + target.hash
  return path.length <= longestLength && staysHere(target.pathname, origin) ? path : home
}

/**
 * Reduces the path to return to to a page of this portal: undefined for what is none, a call or the home page, which is
 * no particular page.
 */
export function wantedPage(input: unknown, publicUrl: string): string | undefined {
  const path = toSafePath(input, publicUrl)
  return path === home || path.startsWith('/api/') ? undefined : path
}

/**
 * Maximum length of a path, as encoded in a query or a cookie: the header block that contains it stays
 * under 4 kB.
 */
const longestEncoded = 1200

const isShort = (path: string): boolean => encodeURIComponent(path).length <= longestEncoded

/**
 * Shortens a path to fit into the query of a redirect and into a cookie: the path unchanged, else without
 * search and hash, else the home page. Proxies reject header blocks over 4 kB with 502.
 */
export function shortReturnPath(path: string): string {
  if (isShort(path)) return path
  const bare = path.replace(/[?#].*$/s, '')
  return isShort(bare) ? bare : '/'
}
