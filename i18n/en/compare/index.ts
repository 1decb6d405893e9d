import type { NamespaceCompareTranslation } from '../../i18n-types.ts'

const en_compare = {
  title: 'Compare two funds',
  titleOfTwo: '{first} and {second}',
  description:
    'Two funds of Orvanne Gestion side by side: characteristics, risk, terms and the course of their shares.',
} satisfies NamespaceCompareTranslation

export default en_compare
