import type { NamespaceContentTranslation } from '../../i18n-types.ts'

const en_content: NamespaceContentTranslation = {
  reviewedOn: 'Reviewed on',
}

export default en_content
