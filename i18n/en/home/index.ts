import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const en_home = {
  title: 'Home',
  description: 'Unlisted funds',
} satisfies NamespaceHomeTranslation

export default en_home
