import { newestFirst, type WireText } from './text-card.ts'

/**
 * Chooses the texts to read after another one (P-769): those of the first list before those of the second, each once.
 * What is chosen is returned newest first, undated texts last.
 * @param most maximum number of texts
 */
export function relatedTexts(lists: readonly (readonly WireText[])[], most: number): readonly WireText[] {
  const bySlug = new Map(lists.flat().map((text) => [text.slug, text]))
  const chosen = [...bySlug.values()].slice(0, most)
  return chosen.toSorted(newestFirst(({ publishedOn }) => publishedOn))
}
