import { LRUCache } from 'lru-cache'
import type { KeptPage } from './kept-page.server.ts'

export type KeptPagesOptions = {
  readonly now: () => number
  readonly freshMs: number
  readonly staleMs: number
  readonly lackingMs: number
  readonly maximumBytes: number
}

export type KeptPages = {
  /** The page of a key, unless it is too old to be served at all. */
  find(key: string): KeptPage | undefined
  /** Whether a page may be served without looking again. */
  isFresh(page: KeptPage): boolean
  /** Keeps a page, but none that lacks a part in the place of a whole one. */
  keep(key: string, page: KeptPage): void
  forget(key: string): void
  /** Forgets every page that carries one of the tags, or all pages. */
  forgetTagged(tags: readonly string[] | 'all'): void
}

/** Pages in memory, in bounded room: those that were asked for last stay. */
export function createKeptPages(options: KeptPagesOptions): KeptPages {
  const { now, freshMs, staleMs, lackingMs, maximumBytes } = options
  const pages = new LRUCache<string, KeptPage>({
    maxSize: maximumBytes,
    sizeCalculation: ({ bytes }) => bytes,
  })
  const ageOf = ({ renderedAt }: KeptPage) => now() - renderedAt
  const find = (key: string) => {
    const page = pages.get(key)
    return page !== undefined && ageOf(page) < freshMs + staleMs ? page : undefined
  }
  return {
    find,
    isFresh: (page) => ageOf(page) < (page.isLacking ? Math.min(lackingMs, freshMs) : freshMs),
    keep(key, page) {
      const isWorse = page.isLacking && find(key)?.isLacking === false
      if (!isWorse) pages.set(key, page)
    },
    forget: (key) => pages.delete(key),
    forgetTagged(tags) {
      if (tags === 'all') return pages.clear()
      for (const [key, page] of pages.entries())
        if (page.tags.some((tag) => tags.includes(tag))) pages.delete(key)
    },
  }
}
