/** A page to link to, or the place of pages left out before or after the current one's neighbours. */
export type PageEntry = number | 'before' | 'after'

/** The pages to link to: the ends, the current one and its neighbours. One page alone is never left out. */
export function pageEntries(current: number, count: number): readonly PageEntry[] {
  const shown = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count)
  const pages = [...new Set(shown)].sort((left, right) => left - right)
  return pages.flatMap((page, index): PageEntry[] => {
    const gap = page - (pages[index - 1] ?? 0)
    if (gap === 2) return [page - 1, page]
    return gap > 2 ? [page <= current ? 'before' : 'after', page] : [page]
  })
}
