import { and, asc, count, inArray, type SQL, sql } from 'drizzle-orm'
import type { LibrarySearch, LibrarySearchQuery } from '../../../src/contract/product-api/library.schema.ts'
import type { FacetValue } from '../../../src/contract/product-api/primitives.schema.ts'
import type { Db } from '../../database/open-database.ts'
import { documents, funds } from '../../database/schema/index.ts'
import { documentSubTypes, documentTypes, labelOf } from '../vocabulary.ts'

type Locale = 'fr' | 'en'
const filterNames = ['fund', 'year', 'type', 'subType'] as const
type FilterName = (typeof filterNames)[number]
type Facets = LibrarySearch['facets']

const numberOfFund = (id: string): number => Number(/^fnd-([1-9]\d{0,8})$/.exec(id)?.[1] ?? 0)
const yearOf = (text: string): number => (/^\d{4}$/.test(text) ? Number(text) : 0)

/** Condition of each active filter. */
export function filterConditions(
  query: Pick<LibrarySearchQuery, FilterName>,
): Record<FilterName, SQL | undefined> {
  const { fund, year, type, subType } = query
  return {
    fund: fund.length === 0 ? undefined : inArray(documents.fundId, fund.map(numberOfFund)),
    year: year.length === 0 ? undefined : inArray(documents.year, year.map(yearOf)),
    type: type.length === 0 ? undefined : inArray(documents.type, type),
    subType: subType.length === 0 ? undefined : inArray(documents.subType, subType),
  }
}

const filterColumns = {
  fund: documents.fundId,
  year: documents.year,
  type: documents.type,
  subType: documents.subType,
} as const

/** A filter value of the library, with the number of documents that it selects. */
type Group = { readonly filter: FilterName; readonly code: string; readonly count: number }

/** Counts the documents of every value of these filters, in one pass over the documents that meet the condition. */
async function countBy(
  db: Db,
  filters: readonly FilterName[],
  where: SQL | undefined,
): Promise<readonly Group[]> {
  if (filters.length === 0) return []
  const columns = filters.map((filter) => filterColumns[filter])
  const sets = columns.map((column) => sql`(${column})`)
  const names = filters.map((filter) => sql`when grouping(${filterColumns[filter]}) = 0 then ${filter}`)
  const codes = columns.map((column) => sql`${column}::text`)
  return db
    .select({
      filter: sql<FilterName>`case ${sql.join(names, sql` `)} end`,
      code: sql<string>`coalesce(${sql.join(codes, sql`, `)})`,
      count: count(),
    })
    .from(documents)
    .where(where)
    .groupBy(sql`grouping sets (${sql.join(sets, sql`, `)})`)
}

/**
 * Counts every value of every filter as if only its own filter changed. One pass over the documents that all filters
 * select counts the filters that are not set, and each filter that is set has a pass of its own, without itself.
 */
async function countGroups(
  db: Db,
  conditions: Record<FilterName, SQL | undefined>,
  within: SQL | undefined,
): Promise<readonly Group[]> {
  const isSet = (filter: FilterName) => conditions[filter] !== undefined
  const without = (own: FilterName) =>
    filterNames.filter((filter) => filter !== own).map((filter) => conditions[filter])
  const groups = await Promise.all([
    countBy(
      db,
      filterNames.filter((filter) => !isSet(filter)),
      and(within, ...Object.values(conditions)),
    ),
    ...filterNames.filter(isSet).map((filter) => countBy(db, [filter], and(within, ...without(filter)))),
  ])
  return groups.flat()
}

/** The funds of a library by name, as filter values. */
async function fundValues(db: Db, counts: ReadonlyMap<string, number>): Promise<FacetValue[]> {
  if (counts.size === 0) return []
  const rows = await db
    .select({ id: funds.id, name: funds.name })
    .from(funds)
    .where(inArray(funds.id, [...counts.keys()].map(Number)))
    .orderBy(sql`${funds.nameSort} collate "C"`, asc(funds.id))
  return rows.map(({ id, name }) => ({ code: `fnd-${id}`, label: name, count: counts.get(String(id)) ?? 0 }))
}

/** Years as filter values, newest first. */
function yearValues(counts: ReadonlyMap<string, number>): FacetValue[] {
  const years = [...counts].toSorted(([one], [other]) => Number(other) - Number(one))
  return years.map(([code, count]) => ({ code, label: code, count }))
}

/** A document has one year: the matching ones are those of the years that the filter selects. */
const totalOf = (years: readonly FacetValue[], selected: readonly string[]): number =>
  years
    .filter(({ code }) => selected.length === 0 || selected.includes(code))
    .reduce((total, { count }) => total + count, 0)

/** Codes as filter values, in vocabulary order. */
function codeValues(
  counts: ReadonlyMap<string, number>,
  vocabulary: typeof documentTypes | typeof documentSubTypes,
  locale: Locale,
): FacetValue[] {
  const present = Object.keys(vocabulary).filter((code) => counts.has(code))
  return present.map((code) => ({
    code,
    label: labelOf(vocabulary, code, locale),
    count: counts.get(code) ?? 0,
  }))
}

/** Returns the facets of a library, and the number of matching documents. */
export async function countLibrary(
  db: Db,
  query: LibrarySearchQuery,
  { within, locale }: { readonly within: SQL | undefined; readonly locale: Locale },
): Promise<{ readonly facets: Facets; readonly total: number }> {
  const groups = await countGroups(db, filterConditions(query), within)
  const countsOf = (name: FilterName) =>
    new Map(groups.filter(({ filter }) => filter === name).map(({ code, count }) => [code, count]))
  const years = yearValues(countsOf('year'))
  return {
    facets: {
      fund: await fundValues(db, countsOf('fund')),
      year: years,
      type: codeValues(countsOf('type'), documentTypes, locale),
      subType: codeValues(countsOf('subType'), documentSubTypes, locale),
    },
    total: totalOf(years, query.year),
  }
}
