import { type KeptPage, tightBodies } from './kept-page.server.ts'
import type { KeptPages } from './kept-pages.server.ts'

/** Between two pages, so that a crawler that reads all of them twice takes a seventh of a core at most. */
const restMs = 1000

/** What fits one packet comes no sooner when it is smaller. */
const worthBytes = 1400

/** Told of each page that is asked for again; makes it smaller when there is time for it. */
export type Tighten = (key: string, page: KeptPage) => void

/**
 * Makes pages that are asked for again as small as they get, one after the other and beside everything else. Whoever
 * asks does not wait: until then the page is as its first visitor had it.
 */
export function createTightening({ find, keep }: KeptPages, now: () => number): Tighten {
  let freeAt = Number.NEGATIVE_INFINITY
  async function make(key: string, page: KeptPage): Promise<void> {
    const tight = await tightBodies(page)
    // It may be gone meanwhile, or made again: its content tells whether it is the same.
    const current = find(key)
    if (current?.etag === page.etag) keep(key, { ...current, ...tight })
  }
  return (key, page) => {
    if (page.isTight || page.bodies.br.length < worthBytes || now() < freeAt) return
    freeAt = Number.POSITIVE_INFINITY
    const rest = () => {
      freeAt = now() + restMs
    }
    // Should it fail, the page stays as it is.
    make(key, page).then(rest, rest)
  }
}
