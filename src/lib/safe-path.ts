const home = '/'
/** A redirect to a longer path would not fit into the 4 kB of headers that proxies take. */
const longestLength = 2_600
const decodingRounds = 5

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused.
const forbiddenCharacter = /[\u0000-\u001f\u007f-\u009f\\]/u
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
 * Whether a path stays a path of this origin however often an intermediary decodes it: `/%2Fhost`, `/..%2f/host`,
 * `/%255chost` and encoded control characters are not.
 */
function staysHere(path: string, origin: string): boolean {
  let current = path
  for (let round = 0; round < decodingRounds; round += 1) {
    if (!pathForm.test(current) || forbiddenCharacter.test(current)) return false
    const decoded = decode(current)
    if (decoded === null) return false
    if (decoded === current) return true
    // Only dot segments are resolved here; a decoded `?` or `#` must not end the path that is examined.
    const resolved = parseUrl(decoded.replace(/[?#]/g, '_'), origin)
    if (resolved === null || !pathForm.test(resolved.pathname)) return false
    current = decoded
  }
  return false
}

/**
 * The address to go to after sign-in, sign-out or a language switch, reduced to path, search and hash of this portal.
 *
 * Accepts a path, or an absolute http(s) URL whose parsed origin equals that of `publicUrl`; anything else becomes
 * `/` (P-132): other origins, `//host`, backslashes, control characters, user information, paths that become
 * one of these when they are decoded, broken percent-encoding, and texts over 2,600 characters, as given or
 * percent-encoded. Never throws.
 *
 * @param input What the request carries (`callbackUrl`, `target_link_uri`); any value.
 * @param publicUrl The portal's own absolute address.
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
