import type { NamespaceFundsTranslation } from '../../i18n-types.ts'

const en_funds = { title: '' } satisfies NamespaceFundsTranslation

export default en_funds
