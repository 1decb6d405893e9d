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
const KNOWN = /[\n -~\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac\u0152\u0153]/

/** Applies a language's typographic rules to a text; a conforming text is unchanged. */
export function typeset(text: string, language: DocumentLanguage): string {
  const plain = withKnownGlyphs(text).replaceAll("'", '’')
  return language === 'fr' ? typesetFrench(plain) : typesetEnglish(plain)
}

function typesetFrench(text: string): string {
  return text
    .replace(/[ \u00a0]*([;!?])(?=[\s»)*;!?]|$)/g, `${NO_BREAK}$1`)
    .replace(/[ \u00a0]+:/g, `${NO_BREAK}:`)
    .replace(/«[ \u00a0]*/g, `«${NO_BREAK}`)
    .replace(/[ \u00a0]*»/g, `${NO_BREAK}»`)
    .replace(/(\d) (%|€|ans?\b|mois\b|jours?\b|heures\b)/g, `$1${NO_BREAK}$2`)
    .replace(/\b([Aa]rticles?|n°|M\.|Mme|page|parts?) (?=[\dA-Z])/g, `$1${NO_BREAK}`)
}

function typesetEnglish(text: string): string {
  return text
    .replace(/(\d) (years?\b|months?\b|days?\b|hours\b)/g, `$1${NO_BREAK}$2`)
    .replace(/\b([Aa]rticles?|page|No\.|Mr|Ms|share) (?=[\dA-Z])/g, `$1${NO_BREAK}`)
}

/** Removes accents that the faces lack, and drops characters without a replacement. */
function withKnownGlyphs(text: string): string {
  return Array.from(text, (character) => {
    if (KNOWN.test(character)) return character
    const [base = ''] = character.normalize('NFD')
    return SUBSTITUTES[character] ?? (KNOWN.test(base) ? base : '')
  }).join('')
}
