const longestAnchor = 60

/** Gives out the anchors of one page, each once. */
export type Anchors = {
  /** An anchor made of a title's letters and digits, numbered from the second of its kind on. */
  claim(title: string): string
}

/** The page's own: the frame's main element. */
const taken = ['content']

/** Builds the anchors of one page. The same titles in the same order always give the same anchors. */
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
