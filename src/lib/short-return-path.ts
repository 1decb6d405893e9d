/** Longest destination, as a query or a cookie encodes it: the header block that holds it stays under 4 kB. */
const longestEncoded = 1200

const isShort = (path: string): boolean => encodeURIComponent(path).length <= longestEncoded

/**
 * A destination that fits into the query of a redirect, and into a cookie: the path as it is, else without search and
 * hash, else the home page. Proxies refuse header blocks over 4 kB with 502.
 */
export function shortReturnPath(path: string): string {
  if (isShort(path)) return path
  const bare = path.replace(/[?#].*$/s, '')
  return isShort(bare) ? bare : '/'
}
