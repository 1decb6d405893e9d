import type { BaseTranslation } from '../../i18n-types.ts'

/** The comparison of two funds. */
const fr_compare = {
  title: 'Comparer deux fonds',
  titleOfTwo: '{first:string} et {second:string}',
  description:
    'Deux fonds d’Orvanne Gestion côte à côte : caractéristiques, risque, conditions et évolution de leurs parts.',
} satisfies BaseTranslation

export default fr_compare
