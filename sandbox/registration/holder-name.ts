const prefixLength = 3

function comparable(name: string): string {
  return name
    .toUpperCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Reports whether a text is the first three letters of a holder's name (P-152): letters and digits only, without marks,
 * upper case; a shorter name is compared whole, and a name without any letter or digit matches nothing.
 */
export function isStartOfName(typed: string, name: string): boolean {
  const expected = [...comparable(name)].slice(0, prefixLength).join('')
  return expected !== '' && comparable(typed) === expected
}
