import type { NamespaceMaintenanceTranslation } from '../../i18n-types.ts'

const en_maintenance = {
  title: 'Site under maintenance',
  lede: 'The portal is closed for a short while for planned work. Your data and documents are not affected.',
  retry: 'Try again',
  contact: 'Something urgent? Write to us or call us:',
} satisfies NamespaceMaintenanceTranslation

export default en_maintenance
