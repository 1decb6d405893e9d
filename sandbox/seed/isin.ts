function luhnDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, character, position) => {
    const value = Number(character) * (position % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/**
 * Returns a well-formed identifier (ISO 6166, Luhn over letters as numbers) that cannot be a real one: no
 * French code is issued under `FR99`.
 */
export function inventedIsin(fundNumber: number, sharePosition: number): string {
  const body = `FR99${String(fundNumber % 1_000_000).padStart(6, '0')}${sharePosition}`
  const digits = [...body].map((character) => Number.parseInt(character, 36)).join('')
  return `${body}${luhnDigit(digits)}`
}
