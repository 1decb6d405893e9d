import type { BaseTranslation } from '../../i18n-types.ts'

const fr_funds = { title: '' } satisfies BaseTranslation

export default fr_funds
