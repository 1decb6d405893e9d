import { typedNumber } from '../typed-text.ts'
import { passesLuhn } from './company-number.ts'

const isinPattern = /^[A-Z]{2}[A-Z0-9]{9}[0-9]$/

/**
 * A security's number (ISO 6166) in upper case without separators, or null when its form or check digit is wrong.
 * Letters count as 10 to 35 in the checksum.
 */
export function parseIsin(input: unknown): string | null {
  if (typeof input !== 'string') return null
  const text = typedNumber(input)
  if (!/^[A-Za-z0-9]{12}$/.test(text)) return null
  const isin = text.toUpperCase()
  const digits = isin.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return isinPattern.test(isin) && passesLuhn(digits) ? isin : null
}
