import { typeset as setText } from '../../../../src/lib/typography.ts'
import type { DocumentLanguage } from '../document-input.ts'

const NO_BREAK = '\u00a0'

/** Replacements of characters that the faces do not have. */
const SUBSTITUTES: Record<string, string> = {
  '\u202f': NO_BREAK,
  '≥': '>',
  '≤': '<',
  '→': '>',
  '≈': '~',
  '№': 'no',
  '\u2011': '-',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
}

/** Characters that every face of the documents has. */
const KNOWN = /[\n -~\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac\u0152\u0153\u2212]/

/** Applies a language's typography to a text, in characters that the faces have. */
export function typeset(text: string, language: DocumentLanguage): string {
  return Array.from(setText(text, language), (character) => {
    if (KNOWN.test(character)) return character
    const [base = ''] = character.normalize('NFD')
    return SUBSTITUTES[character] ?? (KNOWN.test(base) ? base : '')
  }).join('')
}
