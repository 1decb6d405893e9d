const home = '/'
/** Maximum length of a path: a redirect to a longer one would exceed the 4 kB header limit of proxies. */
const longestLength = 2_600
const decodingRounds = 5

const forbiddenCharacter = /[\p{Cc}\\]/u
const pathForm = /^\/(?!\/)/
const absoluteForm = /^https?:\/\/[^/]/i

function parseUrl(input: string, base?: string): URL | null {
  return URL.canParse(input, base) ? new URL(input, base) : null
}

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
    const resolved = parseUrl(decoded.replace(/[?#]/g, '_'), origin)
    if (resolved === null || !pathForm.test(resolved.pathname)) return false
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
  const origin = parseUrl(publicUrl)?.origin
  if (origin === undefined || origin === 'null') return home
  if (typeof input !== 'string' || input.length > longestLength) return home
  if (input !== input.trim() || forbiddenCharacter.test(input)) return home
  if (!pathForm.test(input) && !absoluteForm.test(input)) return home
  const target = parseUrl(input, pathForm.test(input) ? origin : undefined)
  if (target === null || target.origin !== origin) return home
  if (target.username !== '' || target.password !== '' || /^[^/]*\/\/[^/?#]*@/.test(input)) return home
  const path = target.pathname + target.search + target.hash
  return path.length <= longestLength && staysHere(target.pathname, origin) ? path : home
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
