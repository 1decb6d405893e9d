import type { BaseTranslation } from '../../i18n-types.ts'

/** Page shown while the portal is closed. */
const fr_maintenance = {
  title: 'Site en maintenance',
  lede: 'Le portail est fermé quelques instants pour une intervention prévue. Vos données et vos documents ne sont pas touchés.',
  retry: 'Réessayer',
  contact: 'Une demande urgente\u202f? Écrivez-nous ou appelez-nous\u00a0:',
} satisfies BaseTranslation

export default fr_maintenance
