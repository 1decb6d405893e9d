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
