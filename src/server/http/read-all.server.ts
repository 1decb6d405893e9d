import type { BackendOutcome } from '../backends/backend-outcome.server.ts'

/** One page of a list, and how many there are. */
export type ListPage<Item> = { readonly items: readonly Item[]; readonly pageCount: number }

/** Calls at once: a backend is not to be filled by one reader. */
const mostAtOnce = 4

/**
 * Reads a whole list page by page. One page that fails makes the whole fail: half a list would look like a whole one.
 * @param read asks for one page, from 1.
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
