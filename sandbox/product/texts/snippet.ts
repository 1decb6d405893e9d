import type { TextHit } from '../../../src/contract/product-api/library.schema.ts'
import { accented, unaccented } from '../../database/schema/columns.ts'

/** Marks of the database around a word that was found; no text holds control characters. */
export const startMark = '\u0002'
export const endMark = '\u0003'

const plainLetters = new Map([...accented].map((letter, index) => [letter, unaccented[index] ?? letter]))

/** A text without accents, of the same length: as the database's `translate`. */
export const withoutAccentsText = (text: string): string =>
  [...text].map((letter) => plainLetters.get(letter) ?? letter).join('')

/**
 * Returns a passage as it is written in the page, in parts of which some were found.
 *
 * @param marked the passage without accents, with marks around the words that were found
 */
export function passageOf(text: string, marked: string): TextHit['parts'] {
  const parts = marked
    .split(startMark)
    .flatMap((part, index): TextHit['parts'] => {
      const [found = '', after] = part.split(endMark)
      if (index === 0 || after === undefined) return [{ text: part, isMatch: false }]
      return [
        { text: found, isMatch: true },
        { text: after, isMatch: false },
      ]
    })
    .filter((part) => part.text !== '')
  const start = withoutAccentsText(text).indexOf(parts.map((part) => part.text).join(''))
  if (start === -1) return parts
  let position = start
  return parts.map(({ isMatch, text: plain }) => {
    const written = text.slice(position, position + plain.length)
    position += plain.length
    return { text: written, isMatch }
  })
}
