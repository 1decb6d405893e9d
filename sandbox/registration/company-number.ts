import type { z } from 'zod'
import type { fiscalIdentifierTypeSchema } from '../../src/contract/product-api/registration.schema.ts'
import { typedNumber, typedRegisterNumber } from '../../src/lib/typed-text.ts'

type FiscalIdentifierType = z.infer<typeof fiscalIdentifierTypeSchema>
type FiscalIdentifier = { readonly type: FiscalIdentifierType; readonly value: string }

const laPosteSiren = '356000000'
const laPosteHeadOffice = '35600000000048'

/** Reports whether digits have a valid check digit of Luhn (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function isSiren(digits: string): boolean {
  return /^[0-9]{9}$/.test(digits) && !/^0+$/.test(digits) && passesLuhn(digits)
}

/** La Poste's establishments are checked by a digit sum divisible by 5 instead (INSEE). */
function isSiret(digits: string): boolean {
  if (!/^[0-9]{14}$/.test(digits) || !isSiren(digits.slice(0, 9))) return false
  if (!digits.startsWith(laPosteSiren) || digits === laPosteHeadOffice) return passesLuhn(digits)
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0
}

/** Reports whether a kind of number matches the country of its register (ISO 3166-1 alpha-2). */
export const isTypeOfCountry = (type: FiscalIdentifierType, country: string): boolean =>
  type !== 'foreign' || (/^[A-Z]{2}$/.test(country) && country !== 'FR')

/** The number as it is stored, or undefined when it cannot be one; RCA numbers have no checksum. */
export function readFiscalIdentifier({ type, value }: FiscalIdentifier): string | undefined {
  if (type === 'rca' || type === 'foreign') {
    const number = typedRegisterNumber(value)
    const isRegistered = /^(?=.*[A-Za-z0-9])[A-Za-z0-9 ./-]{3,20}$/.test(number)
    return isRegistered && (type === 'rca' || /[0-9]/.test(number)) ? number : undefined
  }
  const digits = typedNumber(value)
  const isNumber = type === 'siren' ? isSiren(digits) : isSiret(digits)
  return isNumber ? digits : undefined
}
