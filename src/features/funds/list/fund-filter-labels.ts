import type { Formatter } from '~/lib/format/formatter.ts'
import type { Translations } from '~/lib/translations.ts'
import { fundStatuses } from '../fund-summary.schema.ts'
import type { FacetView, FilterName, LimitFilterName, TermFilterName } from './fund-list.schema.ts'

type Words = Translations['funds']

/**
 * Returns the label of a filter value: the portal's own texts for states, the product API's for all others.
 */
export function facetLabel(
  funds: Words,
  name: FilterName,
  { code, label }: Pick<FacetView, 'code' | 'label'>,
): string {
  const status = name === 'status' ? fundStatuses.find((known) => known === code) : undefined
  return status === undefined ? label : funds.status[status]()
}

/** Returns the label of a legal form or of an SFDR regime. */
export function termLabel(funds: Words, name: TermFilterName, code: string): string {
  return name === 'sfdr' ? funds.sfdr.article({ article: Number(code) }) : code
}

/** Returns the label of a limit, such as “up to €5,000” or “up to 8 years”. */
export function limitLabel(funds: Words, to: Formatter, name: LimitFilterName, limit: string): string {
  const years = funds.years({ text: to.decimal(limit) ?? '', count: Number(limit) })
  return funds.filter.upTo({ value: name === 'minimum' ? (to.money(limit) ?? '') : years })
}
