import type { LegalFormView } from '../fund-summary.schema.ts'
import type { LimitFilterName, TermFilterName } from './fund-list.schema.ts'

export const termFilterNames = ['legalForm', 'sfdr'] as const satisfies readonly TermFilterName[]
export const limitFilterNames = ['minimum', 'horizon'] as const satisfies readonly LimitFilterName[]

/** The values of filters with several known ones, as addresses have them. */
export const termFilters = {
  legalForm: ['FCPR', 'FCPI', 'FIP', 'FPCI', 'SLP', 'FPS'],
  sfdr: ['6', '8', '9'],
} as const satisfies { readonly legalForm: readonly LegalFormView[]; readonly sfdr: readonly string[] }

/** The limits to choose from: euros of the minimum investment, years of the holding period. */
export const limitFilters = {
  minimum: ['1000', '5000', '10000', '100000'],
  horizon: ['5', '8', '9'],
} as const
