import type { Translations } from '~/lib/translations.ts'
import type { FacetView, FilterName } from './fund-list.schema.ts'
import { fundStatuses } from './fund-summary.schema.ts'

/** The words of a filter's value: the portal's own for states, the product API's for all others. */
export function facetLabel(
  funds: Translations['funds'],
  name: FilterName,
  { code, label }: Pick<FacetView, 'code' | 'label'>,
): string {
  const status = name === 'status' ? fundStatuses.find((known) => known === code) : undefined
  return status === undefined ? label : funds.status[status]()
}
