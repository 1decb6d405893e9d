/**
 * Normalises text for search: lower case, without accents, only letters and digits separated by single
 * spaces. Computed here and not in the database, so that PGlite and PostgreSQL agree without an extension.
 */
export function searchableText(text: string): string {
  return (
    text
      // Ligatures and full-width letters are written as the letters that they are, as copied from a PDF.
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  )
}

/** The words of a query, all of which must match. At most eight, to bound the cost. */
export function searchWords(query: string): readonly string[] {
  return [...new Set(searchableText(query).split(' '))].filter((word) => word !== '').slice(0, 8)
}

/** Converts a text to a path segment: `Énergie & Cie` gives `energie-cie`. */
export function slugOf(text: string): string {
  return searchableText(text).replaceAll(' ', '-')
}
