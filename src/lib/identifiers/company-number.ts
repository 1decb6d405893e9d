import { typedNumber, typedRegisterNumber } from '../typed-text.ts'

/** Reports whether a text of ASCII digits has a valid Luhn check digit (ISO/IEC 7812-1, annex B). Zeros alone pass. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const weighted = index % 2 === 0 ? digit : digit * 2
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return digits.length > 0 && sum % 10 === 0
}

const laPosteSiren = '356000000'
const laPosteHeadOffice = '35600000000048'

function readDigits(input: unknown, length: number): string | null {
  if (typeof input !== 'string') return null
  const digits = typedNumber(input)
  return digits.length === length && /^[0-9]+$/.test(digits) ? digits : null
}

function digitSum(digits: string): number {
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0)
}

/**
 * Returns the nine digits of a SIREN (French company number), or null if the text is not one. Usual separators between
 * digits are accepted; nine zeros are rejected although their checksum holds.
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
  const text = typedRegisterNumber(input)
  return /^[A-Za-z0-9 ./-]{3,20}$/.test(text) && /[A-Za-z0-9]/.test(text) ? text : null
}

/** A number of the register of another country: as {@link parseRegisterNumber}, with a digit at least. */
function parseForeignNumber(input: unknown): string | null {
  const number = parseRegisterNumber(input)
  return number !== null && /[0-9]/.test(number) ? number : null
}

/** The kinds of company numbers that people choose from: `foreign` is the register of another country. */
export const companyNumberTypes = ['siren', 'siret', 'rca', 'foreign'] as const

export type CompanyNumberType = (typeof companyNumberTypes)[number]

/** Narrows a text to a kind of company number. */
export const isNumberType = (text: string): text is CompanyNumberType =>
  companyNumberTypes.some((type) => type === text)

const readers: Readonly<Record<CompanyNumberType, (input: unknown) => string | null>> = {
  siren: parseSiren,
  siret: parseSiret,
  rca: parseRegisterNumber,
  foreign: parseForeignNumber,
}

/** A company number of the chosen kind as it is stored, or null when it is not one. */
export const parseCompanyNumber = (type: CompanyNumberType, input: unknown): string | null =>
  readers[type](input)

/** Reports whether a kind of number matches the country of the register (ISO 3166-1 alpha-2). */
export const isTypeOfCountry = (type: CompanyNumberType, country: string): boolean =>
  type === 'foreign' ? country !== '' && country !== 'FR' : true

/** A SIREN (`732 829 320`) or SIRET (`732 829 320 00074`) in groups that stay together; any other number as it is. */
export function companyNumberText(number: string): string {
  const [, one, two, three, rest] = /^(\d{3})(\d{3})(\d{3})(\d{5})?$/.exec(number) ?? []
  if (one === undefined) return number
  return [one, two, three, rest].filter((group) => group !== undefined).join('\u00a0')
}
