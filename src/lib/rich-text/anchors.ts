const longestAnchor = 60

/** Allocates the anchors of one page, each once. */
export type Anchors = {
  /** Returns an anchor built from a title's letters and digits, with a number from its second use on. */
  claim(title: string): string
}

/** Reserved by the page: the layout's main element. */
const taken = ['content']

/** Creates the anchors of one page. The same titles in the same order always give the same anchors. */
export function createAnchors(): Anchors {
  const used = new Set(taken)
  const counts = new Map<string, number>()
  return {
    claim(title) {
      const base = slugOf(title)
      let count = counts.get(base) ?? 1
      let id = count === 1 ? base : `${base}-${count}`
      while (used.has(id)) {
        count += 1
        id = `${base}-${count}`
      }
      counts.set(base, count)
      used.add(id)
      return id
    },
  }
}

function slugOf(title: string): string {
  const words = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  return words.slice(0, longestAnchor).replaceAll(/^-+|-+$/g, '') || 'section'
}
