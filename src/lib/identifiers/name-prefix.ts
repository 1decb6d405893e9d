const prefixLength = 3

/** Returns a name reduced to its comparable part: NFD without marks, letters and digits only, upper case (P-152). */
export function normaliseName(name: string): string {
  return name
    .toUpperCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** The first three letters of a last or company name, or all of a shorter one. */
export function namePrefix(name: string): string {
  return [...normaliseName(name)].slice(0, prefixLength).join('')
}

/** Reports whether the typed text is the name's prefix. A name without any letter or digit matches nothing. */
export function matchesNamePrefix(typed: string, name: string): boolean {
  const expected = namePrefix(name)
  return expected !== '' && normaliseName(typed) === expected
}
