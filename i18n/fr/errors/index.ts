import type { BaseTranslation } from '../../i18n-types.ts'

const fr_errors = { title: '' } satisfies BaseTranslation

export default fr_errors
