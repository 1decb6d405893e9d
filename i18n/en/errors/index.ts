import type { NamespaceErrorsTranslation } from '../../i18n-types.ts'

const en_errors = { title: '' } satisfies NamespaceErrorsTranslation

export default en_errors
