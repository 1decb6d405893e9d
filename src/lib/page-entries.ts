/** A page number to link to, or a gap before or after the current page's neighbours. */
export type PageEntry = number | 'before' | 'after'

/**
 * Returns the entries of a pagination: first and last page, the current one and its neighbours. A gap always replaces
 * at least two pages.
 */
export function pageEntries(current: number, count: number): readonly PageEntry[] {
  const shown = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count)
  const pages = [...new Set(shown)].sort((left, right) => left - right)
  return pages.flatMap((page, index): PageEntry[] => {
    const gap = page - (pages[index - 1] ?? 0)
    if (gap === 2) return [page - 1, page]
    return gap > 2 ? [page <= current ? 'before' : 'after', page] : [page]
  })
}
