import { and, asc, inArray, type SQL, sql } from 'drizzle-orm'
import type { LibrarySearch, LibrarySearchQuery } from '../../../src/contract/product-api/library.schema.ts'
import type { FacetValue } from '../../../src/contract/product-api/primitives.schema.ts'
import type { Db } from '../../database/open-database.ts'
import { documents, funds } from '../../database/schema/index.ts'
import { documentSubTypes, documentTypes, labelOf } from '../vocabulary.ts'

type Locale = 'fr' | 'en'
type FilterName = 'fund' | 'year' | 'type' | 'subType'
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

/** Level of a group, by the database's `grouping()`: the bits of the columns that it is not grouped by. */
const levels = { fund: 0b0111, year: 0b1011, type: 0b1101, subType: 0b1110, all: 0b1111 } as const

/** A filter value of the library, with the number of documents that it selects. */
type Group = { readonly level: number; readonly code: string; readonly count: number }

/**
 * Counts every value of every filter as if only its own filter changed, and the total, in one pass over the
 * documents: a library of ten thousand documents is scanned once.
 */
async function countGroups(
  db: Db,
  conditions: Record<FilterName, SQL | undefined>,
  within: SQL | undefined,
): Promise<Group[]> {
  const { fundId, year, type, subType } = documents
  const grouped = sql`grouping(${fundId}, ${year}, ${type}, ${subType})`
  const without = (name: FilterName | 'all') =>
    and(...Object.entries(conditions).map(([filter, asks]) => (filter === name ? undefined : asks))) ??
    sql`true`
  const counts = Object.entries(levels).map(
    ([name, level]) =>
      sql`when ${sql.raw(String(level))} then count(*) filter (where ${without(isFilter(name) ? name : 'all')})`,
  )
  const rows = await db
    .select({
      level: sql<number>`${grouped}`,
      code: sql<string | null>`coalesce(${fundId}::text, ${year}::text, ${type}, ${subType})`,
      count: sql<string>`case ${grouped} ${sql.join(counts, sql` `)} end`,
    })
    .from(documents)
    .where(within)
    .groupBy(sql`grouping sets ((${fundId}), (${year}), (${type}), (${subType}), ())`)
  return rows.map(({ level, code, count }) => ({ level, code: code ?? '', count: Number(count) }))
}

const isFilter = (name: string): name is FilterName => name !== 'all'

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
    new Map(groups.filter(({ level }) => level === levels[name]).map(({ code, count }) => [code, count]))
  return {
    facets: {
      fund: await fundValues(db, countsOf('fund')),
      year: yearValues(countsOf('year')),
      type: codeValues(countsOf('type'), documentTypes, locale),
      subType: codeValues(countsOf('subType'), documentSubTypes, locale),
    },
    total: groups.find(({ level }) => level === levels.all)?.count ?? 0,
  }
}
