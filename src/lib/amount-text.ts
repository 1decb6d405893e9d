/** Spaces of every kind, and the apostrophes and currency signs that people write. */
const decoration = /[\s\u00a0\u202f'’€$£]/g
const grouped = /^\d{1,3}(?:([.,])\d{3}(?:\1\d{3})*)?$/
const written = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/

/**
 * An amount as people write it in either language, as an exact decimal: `25 000,50`, `25,000.50` and `25000.5` are
 * `25000.50`-like texts without group marks. One or two digits after the last mark are decimals, groups of three are
 * not. Null for anything else, for signs and exponents too.
 */
export function parseAmount(text: string): string | null {
  const [, whole = '', decimals] = written.exec(text.replace(decoration, '')) ?? []
  const digits = /^\d+$/.test(whole) ? whole : ungrouped(whole)
  if (digits === null || digits.length > 12) return null
  const plain = digits.replace(/^0+(?=\d)/, '')
  return decimals === undefined ? plain : `${plain}.${decimals}`
}

function ungrouped(text: string): string | null {
  return grouped.test(text) ? text.replaceAll(/[.,]/g, '') : null
}
