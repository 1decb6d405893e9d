import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { parsePhoneNumberFromString as parseMobileNumber } from 'libphonenumber-js/mobile'
import { typedPhone } from '../typed-text.ts'

/**
 * Converts a telephone number in any common notation to E.164 (`+33…`): numbers without a country prefix are French.
 * Null for a number that is invalid under its country's numbering plan. The library's tables are large: for the server
 * only.
 */
export function toE164(text: string): string | null {
  const number = parsePhoneNumberFromString(typedPhone(text), { defaultCountry: 'FR', extract: false })
  return number !== undefined && isAcceptable(number) ? number.number : null
}

/** Reports whether a text is a telephone number in the form in which numbers are kept. */
export const isTelephone = (text: string): boolean => text.startsWith('+') && toE164(text) === text

/** French mobile numbers that Arcep keeps for fiction, which no operator may give: those of demo accounts. */
const fictional = /^\+3363998\d{4}$/

const isAcceptable = (number: PhoneNumber): boolean => number.isValid() || fictional.test(number.number)

/**
 * A mobile number of one of the given countries (ISO 3166-1 alpha-2), in E.164; null for any other number, and for a
 * text that holds more than a number (P-250). For the server only.
 */
export function toMobileE164(text: string, countries: readonly string[]): string | null {
  const number = parseMobileNumber(typedPhone(text), { defaultCountry: 'FR', extract: false })
  const isServed = number?.country !== undefined && countries.includes(number.country)
  return isServed && isAcceptable(number) ? number.number : null
}
