import type { NamespaceCountriesTranslation } from '../../i18n-types.ts'

const en_countries = {
  DE: 'Germany',
  AT: 'Austria',
  BE: 'Belgium',
  CA: 'Canada',
  DK: 'Denmark',
  ES: 'Spain',
  US: 'United States',
  FI: 'Finland',
  FR: 'France',
  IE: 'Ireland',
  IT: 'Italy',
  LU: 'Luxembourg',
  MC: 'Monaco',
  NO: 'Norway',
  NL: 'Netherlands',
  PT: 'Portugal',
  GB: 'United Kingdom',
  SE: 'Sweden',
  CH: 'Switzerland',
} satisfies NamespaceCountriesTranslation

export default en_countries
