import { and, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { FundListQuery } from '../../../src/contract/product-api/fund.schema.ts'
import { funds } from '../../database/schema/index.ts'
import { searchWords } from '../search-text.ts'
import { assetClasses, codesOf, geographies, statuses, strategies } from '../vocabulary.ts'

/** The filters of the list that have facets, with their columns and codes. */
export const facetedFilters = {
  strategy: { column: funds.strategy, vocabulary: strategies },
  status: { column: funds.status, vocabulary: statuses },
  assetClass: { column: funds.assetClass, vocabulary: assetClasses },
  geography: { column: funds.geography, vocabulary: geographies },
} as const

export type FacetName = keyof typeof facetedFilters

/** Names of the faceted filters. */
export const facetNames = ['strategy', 'status', 'assetClass', 'geography'] as const satisfies FacetName[]

/** Funds with a page: an old fund without slug is found by its id only. */
export const isListed = isNotNull(funds.slugFr)

/** Unknown codes are left out of the query; when no known one is left, nothing matches. */
function matchesCodes(name: FacetName, asked: readonly string[]): SQL | undefined {
  if (asked.length === 0) return undefined
  const { column, vocabulary } = facetedFilters[name]
  const known = codesOf(vocabulary).filter((code) => asked.includes(code))
  return known.length === 0 ? sql`false` : inArray(column, known)
}

/**
 * The condition of the list's free text: every word begins one of the fund's. No condition for a text without a word.
 * Texts are searched as they are stored, without a language's endings, by an index that PGlite and PostgreSQL have
 * without an extension.
 */
export function textCondition(query: string, locale: 'fr' | 'en'): SQL | undefined {
  const column = sql.raw(locale === 'fr' ? 'search_fr' : 'search_en')
  const words = searchWords(query)
  if (words.length === 0) return undefined
  // Words hold only letters and digits, so that no operator can slip into the question.
  const question = words.map((word) => `${word}:*`).join(' & ')
  // Found first and by their index: in the order of a list the words of every fund would be taken apart again.
  const found = sql`select id from ${funds} where to_tsvector('simple', ${column}) @@ to_tsquery('simple', ${question})`
  return sql`${funds.id} = any(array(${found}))`
}

/** The part of the catalogue to list: some funds, or all but some. */
export type FundScope = { readonly among: readonly number[] } | { readonly except: readonly number[] }

/** Keeps to a part of the catalogue, or to all of it when none is given. */
export function scopeCondition(scope: FundScope | undefined): SQL | undefined {
  if (scope === undefined) return undefined
  if ('except' in scope)
    return scope.except.length === 0 ? undefined : notInArray(funds.id, [...scope.except])
  return scope.among.length === 0 ? sql`false` : inArray(funds.id, [...scope.among])
}

/** The condition of a list query. */
export function fundCondition(query: FundListQuery, locale: 'fr' | 'en'): SQL | undefined {
  const filters = facetNames.map((name) => matchesCodes(name, query[name]))
  return and(isListed, ...filters, textCondition(query.q, locale))
}
