import { horizonLimits, legalForms, minimumLimits, sfdrArticles } from '~/contract/product-api/fund-limits.ts'
import type { LegalFormView } from '../fund-summary.schema.ts'
import type { LimitFilterName, TermFilterName } from './fund-list.schema.ts'

export const termFilterNames = ['legalForm', 'sfdr'] as const satisfies readonly TermFilterName[]
export const limitFilterNames = ['minimum', 'horizon'] as const satisfies readonly LimitFilterName[]

/** The values of filters with several known ones, as addresses have them. */
export const termFilters = {
  legalForm: legalForms,
  sfdr: sfdrArticles,
} as const satisfies { readonly legalForm: readonly LegalFormView[]; readonly sfdr: readonly string[] }

/** The limits to choose from: euros of the minimum investment, years of the holding period. */
export const limitFilters = {
  minimum: minimumLimits,
  horizon: horizonLimits,
} as const
