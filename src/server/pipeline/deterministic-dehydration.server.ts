// framework-seam: deterministic-dehydration
import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'

/**
 * Start of the router's dehydration scripts, which follow the page's content; large data are split into
 * several.
 */
const startOfData = '<script data-tsr-stream-part'

/** Returns when the loaders of a page ran, in milliseconds since 1970. */
export const loadTimesOf = (router: AnyRouter): readonly number[] =>
  router.stores.matches.get().map(({ updatedAt }: AnyRouteMatch) => updatedAt)

/**
 * Replaces the load times in the router's dehydrated data by the browser's clock. The server's times would
 * make every render of a page differ, which would change its ETag each time (RFC 9110, 8.8), and a browser
 * with a wrong clock would treat its data as stale.
 * @param piece part of a page, which may end with the router's data
 * @param loadTimes when the loaders of the page ran, in milliseconds since 1970
 * @returns the page in pieces, since joining them would copy the text once more before it is encoded
 */
export function dehydrateDeterministically(piece: string, loadTimes: readonly number[]): readonly string[] {
  const start = piece.indexOf(startOfData)
  if (start === -1) return [piece]
  const written = [...new Set(loadTimes)].map((time) => `u:${time},s:`)
  const data = written.reduce((text, one) => text.replaceAll(one, 'u:Date.now(),s:'), piece.slice(start))
  return [piece.slice(0, start), data]
}
