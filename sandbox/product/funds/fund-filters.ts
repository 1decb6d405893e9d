import { and, inArray, isNotNull, lte, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type FundListQuery, fundIdSchema } from '../../../src/contract/product-api/fund.schema.ts'
import {
  horizonLimits,
  legalForms,
  minimumLimits,
  sfdrArticles,
} from '../../../src/contract/product-api/fund-limits.ts'
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

/** Funds with a page: an old fund without slug is found by id only. */
export const isListed = isNotNull(funds.slugFr)

/** Condition of a faceted filter. Unknown codes are dropped; when no known one is left, nothing matches. */
function matchesCodes(name: FacetName, asked: readonly string[]): SQL | undefined {
  if (asked.length === 0) return undefined
  const { column, vocabulary } = facetedFilters[name]
  const known = codesOf(vocabulary).filter((code) => asked.includes(code))
  return known.length === 0 ? sql`false` : inArray(column, known)
}

/**
 * Condition of the list's free text: every word is a prefix of one of the fund's words. Undefined for a
 * text without words. Texts are searched without stemming, with an index that PGlite and PostgreSQL both
 * have without an extension.
 */
export function textCondition(query: string, locale: 'fr' | 'en'): SQL | undefined {
  const column = sql.raw(locale === 'fr' ? 'search_fr' : 'search_en')
  const words = searchWords(query)
  if (words.length === 0) return undefined
  // Words contain only letters and digits, so that no operator can be injected.
  const question = words.map((word) => `${word}:*`).join(' & ')
  // A subquery that uses the index: in list order the text of every fund would be parsed again.
  const found = sql`select id from ${funds} where to_tsvector('simple', ${column}) @@ to_tsquery('simple', ${question})`
  return sql`${funds.id} = any(array(${found}))`
}

/** The part of the catalogue to list: some funds, or all except some. */
export type FundScope = { readonly among: readonly number[] } | { readonly except: readonly number[] }

/** Condition of a part of the catalogue; undefined for all of it. */
export function scopeCondition(scope: FundScope | undefined): SQL | undefined {
  if (scope === undefined) return undefined
  if ('except' in scope)
    return scope.except.length === 0 ? undefined : notInArray(funds.id, [...scope.except])
  return scope.among.length === 0 ? sql`false` : inArray(funds.id, [...scope.among])
}

/** Condition that a column has one of the values; nothing matches if values are given but none is known. */
function isOneOf<Value extends string | number>(
  column: SQLWrapper,
  known: readonly Value[],
  asked: readonly string[],
): SQL | undefined {
  const wanted = known.filter((value) => asked.includes(String(value)))
  if (asked.length === 0) return undefined
  return wanted.length === 0 ? sql`false` : inArray(column, wanted)
}

/** Condition for funds named by their ids; an id that is none names nothing. */
function hasId(asked: readonly string[]): SQL | undefined {
  const numbers = asked.filter((id) => fundIdSchema.safeParse(id).success).map((id) => Number(id.slice(4)))
  if (asked.length === 0) return undefined
  return numbers.length === 0 ? sql`false` : inArray(funds.id, numbers)
}

type NarrowQuery = Pick<FundListQuery, 'id' | 'legalForm' | 'sfdr' | 'minimumUpTo' | 'horizonUpTo'>

/** The other filters with facets: their values, and the query of one of them. */
export const narrowFacets = {
  legalForm: { codes: legalForms, queryOf: (code: string) => ({ legalForm: [code] }) },
  sfdr: { codes: sfdrArticles, queryOf: (code: string) => ({ sfdr: [code] }) },
  minimumUpTo: { codes: minimumLimits, queryOf: (code: string) => ({ minimumUpTo: Number(code) }) },
  horizonUpTo: { codes: horizonLimits, queryOf: (code: string) => ({ horizonUpTo: Number(code) }) },
} as const

export type NarrowFacetName = keyof typeof narrowFacets

export const narrowFacetNames = [
  'legalForm',
  'sfdr',
  'minimumUpTo',
  'horizonUpTo',
] as const satisfies NarrowFacetName[]

/**
 * Condition of the filters without kept counts (decision 035); undefined when none is used. A fund whose value is not published
 * matches no filter of that value.
 */
export function narrowCondition(query: NarrowQuery): SQL | undefined {
  return and(
    hasId(query.id),
    isOneOf(funds.legalForm, legalForms, query.legalForm),
    isOneOf(funds.sfdrArticle, sfdrArticles.map(Number), query.sfdr),
    query.minimumUpTo === undefined ? undefined : lte(funds.minimumInvestment, String(query.minimumUpTo)),
    query.horizonUpTo === undefined ? undefined : lte(funds.horizonYears, query.horizonUpTo),
  )
}

/** Condition of a list query but for {@link narrowCondition}. */
export function wideCondition(query: FundListQuery, locale: 'fr' | 'en'): SQL | undefined {
  const filters = facetNames.map((name) => matchesCodes(name, query[name]))
  return and(isListed, ...filters, textCondition(query.q, locale))
}

/** Condition of a list query. */
export function fundCondition(query: FundListQuery, locale: 'fr' | 'en'): SQL | undefined {
  return and(wideCondition(query, locale), narrowCondition(query))
}
