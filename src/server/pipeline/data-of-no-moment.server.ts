import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'

/** Where the router puts the data of a page, after all that is shown: in several scripts when they are many. */
const startOfData = '<script data-tsr-stream-part'

/** When the routes of a page were loaded, in milliseconds since 1970. */
export const momentsOf = (router: AnyRouter): readonly number[] =>
  router.stores.matches.get().map(({ updatedAt }: AnyRouteMatch) => updatedAt)

/**
 * Lets a browser take its own clock for the moment at which a page's data were loaded. With the server's in it no page
 * would come out twice alike: none could be told from what a browser has already (RFC 9110, 8.8), and a browser whose
 * clock is wrong would take its data for too old or too new.
 * @param piece of a page, perhaps with the router's data at its end
 * @param moments when the page's routes were loaded, in milliseconds since 1970
 * @returns the same in pieces: joined, it would be copied once more before it is bytes
 */
export function withDataOfNoMoment(piece: string, moments: readonly number[]): readonly string[] {
  const start = piece.indexOf(startOfData)
  if (start === -1) return [piece]
  const written = [...new Set(moments)].map((moment) => `u:${moment},s:`)
  const data = written.reduce((text, one) => text.replaceAll(one, 'u:Date.now(),s:'), piece.slice(start))
  return [piece.slice(0, start), data]
}
