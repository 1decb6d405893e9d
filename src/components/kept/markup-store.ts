import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Bytes of markup and of the data it was made of: some 500 funds and texts in two languages. */
const mostBytes = 24_000_000
const bytesPerCharacter = 2

// A memo of pure functions: it says what data look like, never who asked. The least used leave first.
const markups = new LRUCache<string, string>({
  maxSize: mostBytes,
  sizeCalculation: (markup, key) => (markup.length + key.length) * bytesPerCharacter,
})

/**
 * The HTML of an element, made once for each `key`, which must hold all that the element is made of. Ids that React
 * makes in it begin with `idPrefix`.
 */
export function markupOf(key: string, idPrefix: string, element: () => ReactElement): string {
  const known = markups.get(key)
  if (known !== undefined) return known
  const made = renderToStaticMarkup(element(), { identifierPrefix: idPrefix })
  markups.set(key, made)
  return made
}
