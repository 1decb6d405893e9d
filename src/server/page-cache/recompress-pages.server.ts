import { type CachedPage, recompress } from './cached-page.server.ts'
import type { PageStore } from './page-store.server.ts'

/** Pause between two pages, which limits a crawler that requests every page twice to a seventh of a core. */
const pauseMs = 1000

/** A response that fits one packet gains nothing from a smaller body. */
const smallestBytes = 1400

/** Called with each page that is served from the cache. */
export type RecompressHotPage = (key: string, page: CachedPage) => void

/**
 * Creates a function that recompresses pages on their second request, one at a time in the background; until
 * then the first compression is served.
 */
export function createRecompression({ find, save }: PageStore, now: () => number): RecompressHotPage {
  let freeAt = Number.NEGATIVE_INFINITY
  async function replace(key: string, page: CachedPage): Promise<void> {
    const smaller = await recompress(page)
    // The page may have been purged or rendered again meanwhile; an equal ETag means equal content.
    const current = find(key)
    if (current?.etag === page.etag) save(key, { ...current, ...smaller })
  }
  return (key, page) => {
    if (page.isRecompressed || page.bodies.br.length < smallestBytes || now() < freeAt) return
    freeAt = Number.POSITIVE_INFINITY
    const pause = () => {
      freeAt = now() + pauseMs
    }
    // After a failure the page stays unchanged.
    replace(key, page).then(pause, pause)
  }
}
