import { type CachedPage, recompress } from './cached-page.server.ts'
import type { PageStore } from './page-store.server.ts'

/** Pause between two pages, so that a crawler that reads all pages twice takes a seventh of a core at most. */
const pauseMs = 1000

/** A response that fits one packet arrives no sooner when it is smaller. */
const smallestBytes = 1400

/** Called with each page that is served from the cache. */
export type RecompressHotPage = (key: string, page: CachedPage) => void

/**
 * Recompresses pages that are hit again, one at a time and in the background: until a page is done it is served as its
 * first visitor got it.
 */
export function createRecompression({ find, save }: PageStore, now: () => number): RecompressHotPage {
  let freeAt = Number.NEGATIVE_INFINITY
  async function replace(key: string, page: CachedPage): Promise<void> {
    const smaller = await recompress(page)
    // Meanwhile it may have been purged or rendered again: an equal ETag means equal content.
    const current = find(key)
    if (current?.etag === page.etag) save(key, { ...current, ...smaller })
  }
  return (key, page) => {
    if (page.isRecompressed || page.bodies.br.length < smallestBytes || now() < freeAt) return
    freeAt = Number.POSITIVE_INFINITY
    const pause = () => {
      freeAt = now() + pauseMs
    }
    // After a failure the page stays as it is.
    replace(key, page).then(pause, pause)
  }
}
