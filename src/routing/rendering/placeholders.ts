// framework-seam: placeholders
import { createContext } from 'react'

/**
 * Placeholders of cached fragments in a page that is being rendered. A page is rendered with a short placeholder for each
 * fragment, so that the fragment's bytes are neither copied through strings nor encoded again.
 */
export type Placeholders = {
  /** The placeholder of a fragment, valid in HTML and within a string of a script. */
  readonly placeholderFor: (part: string | Uint8Array) => string
  /** Splits a page, or a piece of it, and inserts each fragment in place of its quoted placeholder. */
  readonly insertFragments: (page: string) => readonly (string | Uint8Array)[]
}

/** The placeholders of the page that is being rendered; undefined where fragments are rendered inline. */
export const PlaceholdersContext = createContext<Placeholders | undefined>(undefined)

/**
 * Creates the placeholders of one render.
 *
 * @param name unguessable name of this render, so that editorial text is never mistaken for a placeholder
 */
export function createPlaceholders(name: string): Placeholders {
  const parts: (string | Uint8Array)[] = []
  const start = `"${name}:`
  return {
    placeholderFor: (part) => `${name}:${parts.push(part) - 1}`,
    insertFragments(page) {
      const [first = '', ...rest] = page.split(start)
      return [
        first,
        ...rest.flatMap((piece) => {
          const end = piece.indexOf('"')
          const part = parts[Number(piece.slice(0, end))]
          const after = piece.slice(end + 1)
          return part === undefined ? [after] : [part, after]
        }),
      ]
    },
  }
}
