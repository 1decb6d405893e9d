import { typedNumber } from '../../../src/lib/typed-text.ts'
import { readFiscalIdentifier } from '../../registration/company-number.ts'

/** Letters and digits alone, in capitals. */
const compact = (text: string): string => typedNumber(text).toUpperCase()

/** Converts letters to numbers from 10 on (ISO 7064, ISO 6166). */
const asDigits = (text: string): string =>
  [...text].map((character) => Number.parseInt(character, 36)).join('')

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Parses an ISIN with a valid check digit (ISO 6166); undefined for anything else. */
export function readIsin(text: string): string | undefined {
  const isin = compact(text)
  return /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(isin) && passesLuhn(asDigits(isin)) ? isin : undefined
}

/** Parses a LEI with valid check digits (ISO 17442: modulo 97 of ISO 7064). */
export function readLei(text: string): string | undefined {
  const lei = compact(text)
  return /^[A-Z0-9]{18}\d{2}$/.test(lei) && BigInt(asDigits(lei)) % 97n === 1n ? lei : undefined
}

/** Parses a SIREN with a valid check digit (INSEE). */
export function readSiren(text: string): string | undefined {
  return readFiscalIdentifier({ type: 'siren', value: text })
}
