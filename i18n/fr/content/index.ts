import type { BaseTranslation } from '../../i18n-types.ts'

/** Pages of editors. */
const fr_content = {
  reviewedOn: 'Vérifié le',
} satisfies BaseTranslation

export default fr_content
