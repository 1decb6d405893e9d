import { createContext } from 'react'

/**
 * Where the parts of one page that were made before stand while it is rendered. A mark is written in the place of each,
 * so that it is neither copied through the text of the page nor turned into bytes again.
 */
export type Placeholders = {
  /** What stands in the place of a part of the page until the page is whole: HTML, and a string of a script too. */
  readonly markOf: (part: string | Uint8Array) => string
  /** The pieces of a page, or of a piece of it, with each part in the place of its mark in quotes. */
  readonly fill: (page: string) => readonly (string | Uint8Array)[]
}

/** The places of the page that is being rendered; undefined where a part has to be written out. */
export const PlaceholdersContext = createContext<Placeholders | undefined>(undefined)

/** @param name of this rendering alone: what an editor writes must never be taken for a mark. */
export function createPlaceholders(name: string): Placeholders {
  const parts: (string | Uint8Array)[] = []
  const startOfMark = `"${name}:`
  return {
    markOf: (part) => `${name}:${parts.push(part) - 1}`,
    fill(page) {
      const [first = '', ...rest] = page.split(startOfMark)
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
