import type { BaseTranslation } from '../../i18n-types.ts'

/** Countries, by their code of ISO 3166-1 alpha-2. */
const fr_countries = {
  DE: 'Allemagne',
  AT: 'Autriche',
  BE: 'Belgique',
  CA: 'Canada',
  DK: 'Danemark',
  ES: 'Espagne',
  US: 'États-Unis',
  FI: 'Finlande',
  FR: 'France',
  IE: 'Irlande',
  IT: 'Italie',
  LU: 'Luxembourg',
  MC: 'Monaco',
  NO: 'Norvège',
  NL: 'Pays-Bas',
  PT: 'Portugal',
  GB: 'Royaume-Uni',
  SE: 'Suède',
  CH: 'Suisse',
} satisfies BaseTranslation

export default fr_countries
