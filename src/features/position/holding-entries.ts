import { pastDay } from '~/lib/as-of.ts'
import type { PositionFigures } from '~/lib/figures/position-figures.ts'
import { pathFor } from '~/routing/addresses/links.tsx'
import type { Locale } from '~/routing/addresses/locales.ts'
import type { AmountName } from './amounts.tsx'
import type { FundHolding, HoldingsView } from './position.schema.ts'
import type { HoldingSearch } from './position-search.ts'

/** Anchor of an account's movements in the page of its fund. */
export const movementsAnchor = (accountId: string): string => `movements-${accountId}`

/** Anchor of an account's published values in the page of its fund. */
export const valuesAnchor = (accountId: string): string => `values-${accountId}`

/** Anchor of an account's multiples and rate, with their formulas, in the page of its fund. */
export const performanceAnchor = (accountId: string): string => `performance-${accountId}`

/** Returns the part of the search of a holding's page that chooses the movements of an amount. */
export function movementsSearch(
  name: Exclude<AmountName, 'value'>,
  figures: Pick<PositionFigures, 'valuedTo'> | undefined,
): Pick<HoldingSearch, 'movements' | 'until'> {
  // What was paid in and received counts up to the day of the value; a commitment is of today.
  return { movements: name, until: name === 'unfunded' ? undefined : (figures?.valuedTo ?? undefined) }
}

/** The page of a holding, and the account there, whose entries make the figures of a row. */
export type EntriesPlace = {
  readonly fundId: string
  readonly accountId: string
  /** Parameters of the page's address. */
  readonly search: HoldingSearch
}

/**
 * Returns where the entries of a fund's row are listed; undefined without accounts, and for the sum of several classes of
 * shares, whose entries are in an account each.
 */
export function placeOfHolding(
  { fund, shares }: Pick<FundHolding, 'shares'> & { readonly fund: Pick<FundHolding['fund'], 'id'> },
  { asOf, hasAccounts }: Pick<HoldingsView, 'asOf' | 'hasAccounts'>,
): EntriesPlace | undefined {
  const [share, ...others] = shares
  if (!hasAccounts || share === undefined || others.length > 0) return undefined
  return { fundId: fund.id, accountId: share.id, search: pastDay(asOf) }
}

/** A figure of a row that leads to the entries that make it, or to its formula. */
export type RowFigure = AmountName | 'tvpi'

/** Returns the public path of the entries of a row's figure, or of its formula (P-859). */
export function entriesPath(
  locale: Locale,
  { accountId, fundId, search }: EntriesPlace,
  { name, figures }: { readonly name: RowFigure; readonly figures: PositionFigures },
): string {
  const [chosen, anchor] =
    name === 'value'
      ? [{ show: 'values' }, valuesAnchor(accountId)]
      : name === 'tvpi'
        ? [{ show: 'tvpi' }, performanceAnchor(accountId)]
        : [movementsSearch(name, figures), movementsAnchor(accountId)]
  const params = { id: fundId }
  const path = pathFor({ to: '/account/funds/$id', locale, params, search: { ...search, ...chosen } })
  return `${path}#${anchor}`
}
