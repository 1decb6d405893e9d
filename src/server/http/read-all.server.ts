import type { BackendOutcome } from '../backends/backend-outcome.server.ts'

/** Page of a list, and the number of pages. */
export type ListPage<Item> = { readonly items: readonly Item[]; readonly pageCount: number }

/** Concurrent calls of one reader, so that it does not occupy a backend. */
const mostAtOnce = 4

/**
 * Reads a whole list page by page. A page that fails makes the whole read fail: a partial list would look
 * complete.
 * @param read loads one page, counted from 1
 */
export async function readAll<Item>(
  read: (page: number) => Promise<BackendOutcome<ListPage<Item>>>,
): Promise<BackendOutcome<readonly Item[]>> {
  const first = await read(1)
  if (first.kind !== 'ok') return first
  const items = [...first.data.items]
  for (let page = 2; page <= first.data.pageCount; page += mostAtOnce) {
    const last = Math.min(page + mostAtOnce - 1, first.data.pageCount)
    const pages = Array.from({ length: last - page + 1 }, (_, index) => page + index)
    for (const outcome of await Promise.all(pages.map(read))) {
      if (outcome.kind !== 'ok') return outcome
      items.push(...outcome.data.items)
    }
  }
  return { ...first, data: items }
}
