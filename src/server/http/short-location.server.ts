/** Longest `Location` that leaves room for the other headers in the 4 kB that proxies take, in characters. */
const longestLocation = 2_700

const uriTooLong = 414

/**
 * A redirect whose address proxies take: one that is too long loses its query, which no page of the portal needs at that
 * length; one whose path alone is too long becomes 414 (RFC 9110, 15.5.15).
 */
export function withShortLocation(answer: Response): Response {
  const location = answer.headers.get('location')
  if (location === null || location.length <= longestLocation) return answer
  const bare = location.replace(/[?#].*$/s, '')
  if (bare.length > longestLocation) return new Response(null, { status: uriTooLong })
  const headers = new Headers(answer.headers)
  headers.set('location', bare)
  return new Response(answer.body, { status: answer.status, headers })
}
