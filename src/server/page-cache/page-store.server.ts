import { LRUCache } from 'lru-cache'
import type { CachedPage } from './cached-page.server.ts'

/** Settings of a page store; times are in milliseconds. */
export type PageStoreOptions = {
  readonly now: () => number
  /** Time during which a page is served without revalidation. */
  readonly freshMs: number
  /** Time after that during which a stale page is served while revalidation runs or fails. */
  readonly staleMs: number
  /** Time during which a partial page is fresh. */
  readonly partialMs: number
  readonly maximumBytes: number
}

/** A byte-limited in-memory store of pages, which evicts the least recently used ones. */
export type PageStore = {
  /** Returns the page of a key, unless it is too old to be served even stale. */
  find(key: string): CachedPage | undefined
  /** Reports whether a page may be served without revalidation. */
  isFresh(page: CachedPage): boolean
  /** Stores a page; a partial page never replaces a whole one. */
  save(key: string, page: CachedPage): void
  delete(key: string): void
  /** Deletes every page that has one of the tags, or all pages. */
  purge(tags: readonly string[] | 'all'): void
}

/** Creates an empty store. */
export function createPageStore(options: PageStoreOptions): PageStore {
  const { now, freshMs, staleMs, partialMs, maximumBytes } = options
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maximumBytes,
    sizeCalculation: ({ bytes }) => bytes,
  })
  const ageOf = ({ renderedAt }: CachedPage) => now() - renderedAt
  const find = (key: string) => {
    const page = pages.get(key)
    return page !== undefined && ageOf(page) < freshMs + staleMs ? page : undefined
  }
  return {
    find,
    isFresh: (page) => ageOf(page) < (page.isPartial ? Math.min(partialMs, freshMs) : freshMs),
    save(key, page) {
      const isWorse = page.isPartial && find(key)?.isPartial === false
      if (!isWorse) pages.set(key, page)
    },
    delete: (key) => pages.delete(key),
    purge(tags) {
      if (tags === 'all') return pages.clear()
      for (const [key, page] of pages.entries())
        if (page.tags.some((tag) => tags.includes(tag))) pages.delete(key)
    },
  }
}
