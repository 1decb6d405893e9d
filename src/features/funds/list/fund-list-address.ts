import { pathFor } from '~/routing/addresses/links.tsx'
import type { Locale } from '~/routing/addresses/locales.ts'
import type { FundListSearch } from './fund-list.schema.ts'

/** Element id of the funds of the list, where its link past the filters leads. */
export const fundsId = 'listed-funds'

/**
 * Returns the public path of the list in one state; the parameters have a fixed order, so that each state
 * has one URL.
 */
export function fundListPath(locale: Locale, search: FundListSearch): string {
  const { strategy, status, assetClass, geography, legalForm, sfdr, minimum, horizon, watch, ...state } =
    search
  const { q, sort, page, view, columns, compare } = state
  const filters = { strategy, status, assetClass, geography, legalForm, sfdr, minimum, horizon, watch }
  return pathFor({ to: '/funds', locale, search: { ...filters, q, sort, page, view, columns, compare } })
}

/** Returns the public path of a fund's page, with the choice that the address hands on (P-743). */
export function fundPath(locale: Locale, key: string, compare?: readonly string[]): string {
  const search = { compare: compare?.length ? compare : undefined }
  return pathFor({ to: '/funds/$id', locale, params: { id: key }, search })
}

/** Returns the public path of the comparison of the given funds, or of only their differences. */
export function comparePath(locale: Locale, keys: readonly string[], only?: 'differences'): string {
  return pathFor({ to: '/funds/compare', locale, search: { fund: keys, only } })
}
