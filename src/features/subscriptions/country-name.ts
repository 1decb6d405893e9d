import { registrationCountries } from '~/lib/registration-countries.ts'
import type { Translations } from '~/lib/translations.ts'

/** Name of a country by its code; a code that the portal has no name for stands for itself. */
export function countryName(code: string, countries: Translations['countries']): string {
  const known = registrationCountries.find((country) => country === code)
  return known === undefined ? code : countries[known]()
}
