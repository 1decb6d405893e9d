import { asc, count, desc, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { FundList, FundListQuery } from '../../../src/contract/product-api/fund.schema.ts'
import type { FacetValue } from '../../../src/contract/product-api/primitives.schema.ts'
import type { Db } from '../../database/open-database.ts'
import { funds } from '../../database/schema/index.ts'
import { labelOf, type statuses } from '../vocabulary.ts'
import { type FacetName, facetedFilters, facetNames, fundCondition, isListed } from './fund-filters.ts'
import { toFundSummary } from './fund-views.ts'

type CountRow = { readonly kind: string; readonly code: string; readonly count: number }

const sortColumns = {
  name: funds.nameSort,
  launchDate: funds.launchDate,
  riskIndicator: funds.riskIndicator,
  minimumInvestment: funds.minimumInvestment,
} as const

function isSortName(name: string): name is keyof typeof sortColumns {
  return Object.hasOwn(sortColumns, name)
}

/** Missing values come last in both directions; funds that tie are in order of name. */
function orderOf(sort: FundListQuery['sort']): SQL[] {
  const name = sort.replace(/^-/, '')
  const column = isSortName(name) ? sortColumns[name] : funds.nameSort
  // Byte order of an already unaccented text: the same on every server, whatever its collation.
  const byName = sql`${funds.nameSort} collate "C"`
  const key = column === funds.nameSort ? byName : sql`${column}`
  const direction = sort.startsWith('-') ? desc(key) : asc(key)
  return [sql`${direction} nulls last`, asc(byName), asc(funds.id)]
}

/** Everything that is counted, in one query: the total, the states of the whole catalogue, and each facet. */
async function countAll(db: Db, query: FundListQuery, locale: 'fr' | 'en'): Promise<readonly CountRow[]> {
  const kind = (name: string) => sql<string>`${name}`.as('kind')
  const total = db
    .select({ kind: kind('total'), code: sql<string>`''`.as('code'), count: count().as('count') })
    .from(funds)
    .where(fundCondition(query, locale))
  const counters = db
    .select({
      kind: kind('counter'),
      code: sql<string>`${funds.status}`.as('code'),
      count: count().as('count'),
    })
    .from(funds)
    .where(isListed)
    .groupBy(funds.status)
  const facets = facetNames.map((name) => {
    const { column } = facetedFilters[name]
    return db
      .select({ kind: kind(name), code: sql<string>`${column}`.as('code'), count: count().as('count') })
      .from(funds)
      .where(fundCondition(query, locale, name))
      .groupBy(column)
  })
  const [strategy, ...others] = facets
  if (strategy === undefined) return []
  return unionAll(total, counters, strategy, ...others)
}

function countsOf(rows: readonly CountRow[], kind: string): ReadonlyMap<string, number> {
  return new Map(rows.filter((row) => row.kind === kind).map((row) => [row.code, Number(row.count)]))
}

function facetOf(rows: readonly CountRow[], name: FacetName, locale: 'fr' | 'en'): FacetValue[] {
  const counts = countsOf(rows, name)
  const { vocabulary } = facetedFilters[name]
  return Object.keys(vocabulary).map((code) => ({
    code,
    label: labelOf(vocabulary, code, locale),
    count: counts.get(code) ?? 0,
  }))
}

function countersOf(rows: readonly CountRow[]): FundList['counters'] {
  const counts = countsOf(rows, 'counter')
  const countOf = (status: keyof typeof statuses) => counts.get(status) ?? 0
  return {
    open: countOf('open'),
    closed: countOf('closed'),
    pre_liquidation: countOf('pre_liquidation'),
    liquidation: countOf('liquidation'),
  }
}

/** One page of the catalogue with its facets and counters. A page past the end is empty, not an error. */
export async function listFunds(db: Db, query: FundListQuery, locale: 'fr' | 'en'): Promise<FundList> {
  const { page, pageSize } = query
  const rows = await db
    .select()
    .from(funds)
    .where(fundCondition(query, locale))
    .orderBy(...orderOf(query.sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const counts = await countAll(db, query, locale)
  const total = countsOf(counts, 'total').get('') ?? 0
  return {
    items: rows.map((row) => toFundSummary(row, locale)),
    page: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
    facets: {
      strategy: facetOf(counts, 'strategy', locale),
      status: facetOf(counts, 'status', locale),
      assetClass: facetOf(counts, 'assetClass', locale),
      geography: facetOf(counts, 'geography', locale),
    },
    counters: countersOf(counts),
  }
}
