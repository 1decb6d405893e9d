import type { DocumentLanguage } from '../document-input.ts'
import { loadFace } from '../fonts/font-library.ts'

const NO_BREAK = '\u00a0'
const NARROW_NO_BREAK = '\u202f'

/** Characters that the layout handles itself. */
const SET_BY_HAND = `\n${NARROW_NO_BREAK}`

/** What stands in for characters that the faces do not have. */
const SUBSTITUTES: Record<string, string> = {
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

/** Applies a language's typographic rules to a text; a text that already follows them is left as it is. */
export function typeset(text: string, language: DocumentLanguage): string {
  const plain = withKnownGlyphs(text).replaceAll("'", '’')
  return language === 'fr' ? typesetFrench(plain) : typesetEnglish(plain)
}

function typesetFrench(text: string): string {
  return text
    .replace(/[ \u00a0\u202f]*([;!?])(?=[\s»)*;!?]|$)/g, `${NARROW_NO_BREAK}$1`)
    .replace(/[ \u00a0\u202f]+:/g, `${NO_BREAK}:`)
    .replace(/«[ \u00a0\u202f]*/g, `«${NO_BREAK}`)
    .replace(/[ \u00a0\u202f]*»/g, `${NO_BREAK}»`)
    .replace(/(\d) (%|€|ans?\b|mois\b|jours?\b|heures\b)/g, `$1${NO_BREAK}$2`)
    .replace(/\b([Aa]rticles?|n°|M\.|Mme|page|parts?) (?=[\dA-Z])/g, `$1${NO_BREAK}`)
}

function typesetEnglish(text: string): string {
  return text
    .replace(/(\d) (years?\b|months?\b|days?\b|hours\b)/g, `$1${NO_BREAK}$2`)
    .replace(/\b([Aa]rticles?|page|No\.|Mr|Ms|share) (?=[\dA-Z])/g, `$1${NO_BREAK}`)
}

/** What both faces hold for certain: most texts need no closer look. */
const COMMON_TEXT = /^[\n -~\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u202f\u20ac\u0152\u0153]*$/

function withKnownGlyphs(text: string): string {
  if (COMMON_TEXT.test(text)) return text
  const face = loadFace('sans')
  return Array.from(text, (character) => {
    const codePoint = character.codePointAt(0) ?? 0
    if (face.hasGlyph(codePoint) || SET_BY_HAND.includes(character)) return character
    const [base = ''] = character.normalize('NFD')
    return SUBSTITUTES[character] ?? (face.hasGlyph(base.codePointAt(0) ?? 0) ? base : '')
  }).join('')
}
