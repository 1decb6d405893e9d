import type { BaseTranslation } from '../../i18n-types.ts'

const fr_home = {
  title: 'Accueil',
  description: 'Fonds non cotés',
} satisfies BaseTranslation

export default fr_home
