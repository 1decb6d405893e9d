import { createContext } from 'react'

/** A part of pages that was drawn once. */
export type DrawnPart = {
  readonly text: string
  /** The same in UTF-8, as it goes out. */
  readonly bytes: Uint8Array
}

/**
 * Where the drawn parts of one page stand while it is rendered. React writes a mark in the place of each, so that what
 * was drawn before is neither copied through the text of the page nor turned into bytes again.
 */
export type KeptPlaces = {
  /** What stands in the place of a part until the page is whole. */
  readonly markOf: (part: DrawnPart) => string
  /** The pieces of a page, or of a piece of it, with the bytes of each part in its place. */
  readonly fill: (page: string) => readonly (string | Uint8Array)[]
}

/** The places of the page that is being rendered; undefined where a part has to be written out. */
export const KeptPlacesContext = createContext<KeptPlaces | undefined>(undefined)

const endOfMark = '-->'

/** @param name of this rendering alone: what an editor writes must never be taken for a mark. */
export function createKeptPlaces(name: string): KeptPlaces {
  const parts: DrawnPart[] = []
  const startOfMark = `<!--${name}:`
  return {
    markOf: (part) => `${startOfMark}${parts.push(part) - 1}${endOfMark}`,
    fill(page) {
      const [first = '', ...rest] = page.split(startOfMark)
      return [
        first,
        ...rest.flatMap((piece) => {
          const end = piece.indexOf(endOfMark)
          const part = parts[Number(piece.slice(0, end))]
          const after = piece.slice(end + endOfMark.length)
          return part === undefined ? [after] : [part.bytes, after]
        }),
      ]
    },
  }
}
