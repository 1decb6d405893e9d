import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A telephone number as people write it, in E.164 (`+33…`): numbers without a country prefix are French. Null for what
 * is no possible number of its country. The library's tables are large: for the server only.
 */
export function toE164(text: string): string | null {
  const number = parsePhoneNumberFromString(text, 'FR')
  return number?.isValid() ? number.number : null
}
