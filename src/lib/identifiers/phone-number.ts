import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { parsePhoneNumberFromString as parseMobileNumber } from 'libphonenumber-js/mobile'

/**
 * A telephone number as people write it, in E.164 (`+33…`): numbers without a country prefix are French. Null for what
 * is no possible number of its country. The library's tables are large: for the server only.
 */
export function toE164(text: string): string | null {
  const number = parsePhoneNumberFromString(text, 'FR')
  return number?.isValid() ? number.number : null
}

/**
 * A mobile number of one of the given countries (ISO 3166-1 alpha-2), in E.164; null for any other number, and for a
 * text that holds more than a number (decision 27). For the server only.
 */
export function toMobileE164(text: string, countries: readonly string[]): string | null {
  const number = parseMobileNumber(text.trim(), { defaultCountry: 'FR', extract: false })
  const isServed = number?.country !== undefined && countries.includes(number.country)
  return isServed && number.isValid() ? number.number : null
}
