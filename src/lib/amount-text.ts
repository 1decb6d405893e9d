import { typedSigns } from './typed-text.ts'

/** Spaces of every kind, and the apostrophes, lines and currency signs that people write; the Arabic sign of thousands. */
const decoration = /[\s'’_€$£\u066c]/g
/** The Arabic decimal sign, which is never one of thousands. */
const arabicDecimal = /\u066b/g
const grouped = /^\d{1,3}(?:([.,])\d{3}(?:\1\d{3})*)?$/
const written = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/

/**
 * Parses an amount in French or English notation into an exact decimal text without group separators: `25 000,50`,
 * `25,000.50` and `25000.5` become `25000.50` or `25000.5`. One or two digits after the last separator are decimals,
 * groups of three are not. Returns null for anything else, including signs and exponents.
 */
export function parseAmount(text: string): string | null {
  const [, whole = '', decimals] = written.exec(signsOf(text)) ?? []
  const digits = /^\d+$/.test(whole) ? whole : ungrouped(whole)
  if (digits === null || digits.length > 12) return null
  const plain = digits.replace(/^0+(?=\d)/, '')
  return decimals === undefined ? plain : `${plain}.${decimals}`
}

const signsOf = (text: string): string => typedSigns(text).replace(decoration, '').replace(arabicDecimal, ',')

function ungrouped(text: string): string | null {
  return grouped.test(text) ? text.replaceAll(/[.,]/g, '') : null
}
