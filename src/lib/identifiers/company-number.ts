import { passesLuhn } from './luhn.ts'

const separators = /[ .\u00a0\u202f]/g
const laPosteSiren = '356000000'
const laPosteHeadOffice = '35600000000048'

function readDigits(input: unknown, length: number): string | null {
  if (typeof input !== 'string') return null
  const digits = input.replace(separators, '')
  return digits.length === length && /^[0-9]+$/.test(digits) ? digits : null
}

function digitSum(digits: string): number {
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0)
}

/**
 * The nine digits of a SIREN (French company number), or null when it is not one. Spaces, dots and no-break spaces
 * are accepted between ASCII digits; nine zeros are not a number although their checksum holds.
 */
export function parseSiren(input: unknown): string | null {
  const digits = readDigits(input, 9)
  return digits !== null && passesLuhn(digits) && !/^0+$/.test(digits) ? digits : null
}

/**
 * The fourteen digits of a SIRET (French establishment number), or null when it is not one. La Poste's
 * establishments other than its head office are checked by a digit sum divisible by 5 (INSEE).
 */
export function parseSiret(input: unknown): string | null {
  const digits = readDigits(input, 14)
  if (digits === null || parseSiren(digits.slice(0, 9)) === null) return null
  if (digits.startsWith(laPosteSiren) && digits !== laPosteHeadOffice) {
    return digitSum(digits) % 5 === 0 ? digits : null
  }
  return passesLuhn(digits) ? digits : null
}

/**
 * A foreign company-register number (RCA) without outer spaces, or null: 3 to 20 letters, digits, spaces, dots,
 * slashes and dashes, at least one of them a letter or digit. It has no checksum, so the visitor chooses this kind.
 */
export function parseRegisterNumber(input: unknown): string | null {
  if (typeof input !== 'string') return null
  const text = input.trim()
  return /^[A-Za-z0-9 ./-]{3,20}$/.test(text) && /[A-Za-z0-9]/.test(text) ? text : null
}

/** A SIREN or SIRET as people read it: `732 829 320 00074`. */
export function formatCompanyNumber(digits: string): string {
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9)]
  return groups.filter((group) => group !== '').join(' ')
}
