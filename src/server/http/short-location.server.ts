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
