import { typedNumber } from '../../../src/lib/typed-text.ts'
import { passesLuhn, readFiscalIdentifier } from '../../registration/company-number.ts'

/** Letters and digits alone, in capitals. Other letters stay as they are: some have a capital among the Latin ones. */
const compact = (text: string): string =>
  typedNumber(text).replace(/[a-z]/g, (letter) => letter.toUpperCase())

/** Converts letters to numbers from 10 on (ISO 7064, ISO 6166). */
const asDigits = (text: string): string =>
  [...text].map((character) => Number.parseInt(character, 36)).join('')

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
