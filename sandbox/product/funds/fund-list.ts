import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { FundList, FundListQuery } from '../../../src/contract/product-api/fund.schema.ts'
import type { FacetValue } from '../../../src/contract/product-api/primitives.schema.ts'
import type { Db } from '../../database/open-database.ts'
import { funds } from '../../database/schema/index.ts'
import { labelOf, type statuses } from '../vocabulary.ts'
import {
  anyCode,
  countFunds,
  countNarrow,
  countsWithin,
  type FundCounts,
  type NarrowCounts,
} from './fund-counts.ts'
import {
  type FacetName,
  type FundScope,
  facetedFilters,
  fundCondition,
  type NarrowFacetName,
  narrowCondition,
  narrowFacets,
  scopeCondition,
  textCondition,
  wideCondition,
} from './fund-filters.ts'
import { toFundSummary } from './fund-views.ts'

const sortColumns = {
  launchDate: funds.launchDate,
  riskIndicator: funds.riskIndicator,
  minimumInvestment: funds.minimumInvestment,
} as const

function isSortName(name: string): name is keyof typeof sortColumns {
  return Object.hasOwn(sortColumns, name)
}

/** Place of a fund's status in the life of a fund: open ones first. */
const statusPlace = sql`case ${funds.status} when 'open' then 1 when 'closed' then 2 when 'pre_liquidation' then 3 else 4 end`

/** Order of the list: missing values last in both directions, ties by name. */
function orderOf(sort: FundListQuery['sort']): SQL[] {
  const name = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? desc : asc
  // Byte order of an unaccented text: the same on every server, independent of its collation.
  const byName = sql`${funds.nameSort} collate "C"`
  if (name === 'status') return [statusPlace, asc(byName), asc(funds.id)]
  if (!isSortName(name)) return [direction(byName), asc(funds.id)]
  return [sql`${direction(sortColumns[name])} nulls last`, asc(byName), asc(funds.id)]
}

function facetOf(
  countOf: FundCounts,
  query: FundListQuery,
  name: FacetName,
  locale: 'fr' | 'en',
): FacetValue[] {
  const { vocabulary } = facetedFilters[name]
  return Object.keys(vocabulary).map((code) => ({
    code,
    label: labelOf(vocabulary, code, locale),
    count: countOf({ ...query, [name]: [code] }),
  }))
}

function narrowFacetOf(countOf: NarrowCounts, name: NarrowFacetName): FacetValue[] {
  return narrowFacets[name].codes.map((code) => ({ code, label: code, count: countOf(name, code) }))
}

function countersOf(countOf: FundCounts): FundList['counters'] {
  const inStatus = (status: keyof typeof statuses) => countOf({ ...anyCode, status: [status] })
  return {
    open: inStatus('open'),
    closed: inStatus('closed'),
    pre_liquidation: inStatus('pre_liquidation'),
    liquidation: inStatus('liquidation'),
  }
}

function selectPage(db: Db, query: FundListQuery, locale: 'fr' | 'en', within: SQL | undefined) {
  return db
    .select()
    .from(funds)
    .where(and(fundCondition(query, locale), within))
    .orderBy(...orderOf(query.sort))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
}

type Part = {
  readonly query: FundListQuery
  readonly locale: 'fr' | 'en'
  readonly scope: FundScope | undefined
  /** The counts of the part, regardless of the search text and of filters without kept counts. */
  readonly all: FundCounts
}

async function listPart(db: Db, { query, locale, scope, all }: Part): Promise<FundList> {
  const { page, pageSize } = query
  const narrow = and(textCondition(query.q, locale), narrowCondition(query))
  const within = scopeCondition(scope)
  const found = narrow === undefined ? all : await countFunds(db, and(narrow, within))
  const total = found(query)
  const rows = total > (page - 1) * pageSize ? await selectPage(db, query, locale, within) : []
  const facet = (name: FacetName) => facetOf(found, query, name, locale)
  const narrowed = await countNarrow(db, query, and(wideCondition(query, locale), within))
  return {
    items: rows.map((row) => toFundSummary(row, locale)),
    page: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
    facets: {
      strategy: facet('strategy'),
      status: facet('status'),
      assetClass: facet('assetClass'),
      geography: facet('geography'),
      legalForm: narrowFacetOf(narrowed, 'legalForm'),
      sfdr: narrowFacetOf(narrowed, 'sfdr'),
      minimumUpTo: narrowFacetOf(narrowed, 'minimumUpTo'),
      horizonUpTo: narrowFacetOf(narrowed, 'horizonUpTo'),
    },
    counters: countersOf(all),
  }
}

/**
 * Lists one page of the catalogue with its facets and counters. A page past the end is empty, not an error.
 *
 * @param scope the part of the catalogue to list; all of it by default
 */
export async function listFunds(
  db: Db,
  query: FundListQuery,
  locale: 'fr' | 'en',
  scope?: FundScope,
): Promise<FundList> {
  return listPart(db, { query, locale, scope, all: await countsWithin(db, query, scope) })
}

/** Maximum number of own funds in one response. */
const mostOwn = 100

/** Lists the matching funds among given numbers, and a page of all the others, with shared counts. */
export async function listInTwo(
  db: Db,
  query: FundListQuery,
  locale: 'fr' | 'en',
  own: readonly number[],
): Promise<{ readonly own: FundList; readonly others: FundList }> {
  const [whole, ofOwn] = [
    await countsWithin(db, query, undefined),
    await countsWithin(db, query, { among: own }),
  ]
  const first = { ...query, page: 1, pageSize: mostOwn }
  const left: FundCounts = (choice) => whole(choice) - ofOwn(choice)
  return {
    own: await listPart(db, { query: first, locale, scope: { among: own }, all: ofOwn }),
    others: await listPart(db, { query, locale, scope: { except: own }, all: left }),
  }
}
