// framework-seam: deterministic-dehydration
import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'

/** The router's dehydration scripts, which follow all that the page shows: several when the data are large. */
const startOfData = '<script data-tsr-stream-part'

/** When the loaders of a page ran, in milliseconds since 1970. */
export const loadTimesOf = (router: AnyRouter): readonly number[] =>
  router.stores.matches.get().map(({ updatedAt }: AnyRouteMatch) => updatedAt)

/**
 * Replaces the load times in the router's dehydrated data by the browser's clock. With the server's times no two renders
 * of a page would be equal, so that its ETag would change with each (RFC 9110, 8.8), and a browser with a wrong clock
 * would take its data for stale.
 * @param piece of a page, which may end with the router's data
 * @param loadTimes when the loaders of the page ran
 * @returns the page in pieces: joining them would copy the text once more before it is encoded
 */
export function dehydrateDeterministically(piece: string, loadTimes: readonly number[]): readonly string[] {
  const start = piece.indexOf(startOfData)
  if (start === -1) return [piece]
  const written = [...new Set(loadTimes)].map((time) => `u:${time},s:`)
  const data = written.reduce((text, one) => text.replaceAll(one, 'u:Date.now(),s:'), piece.slice(start))
  return [piece.slice(0, start), data]
}
