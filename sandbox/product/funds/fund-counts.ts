import { and, count, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { FundListQuery } from '../../../src/contract/product-api/fund.schema.ts'
import type { Db } from '../../database/open-database.ts'
import { fundCounts, funds } from '../../database/schema/index.ts'
import {
  type FacetName,
  type FundScope,
  facetNames,
  isListed,
  type NarrowFacetName,
  narrowCondition,
  narrowFacetNames,
  narrowFacets,
  scopeCondition,
} from './fund-filters.ts'

/** Accepted codes in each column; an empty list accepts all. */
export type CodeChoice = Readonly<Record<FacetName, readonly string[]>>

/** Counts the funds of some part of the catalogue that match a choice of codes. */
export type FundCounts = (choice: CodeChoice) => number

/** Accepts all codes in every column. */
export const anyCode: CodeChoice = { strategy: [], status: [], assetClass: [], geography: [] }

type Counted<Code> = Readonly<Record<FacetName, Code>> & { readonly count: number }

function sumOf(counted: readonly { readonly count: number }[]): number {
  return counted.reduce((sum, { count: some }) => sum + some, 0)
}

function hasCodes(group: Counted<string>, choice: CodeChoice): boolean {
  return facetNames.every((name) => choice[name].length === 0 || choice[name].includes(group[name]))
}

/**
 * Counts the listed funds of a condition by their four codes in one query: a few hundred rows, however many
 * the funds, from which every choice is counted without another query.
 */
export async function countFunds(db: Db, condition: SQL | undefined): Promise<FundCounts> {
  const { strategy, status, assetClass, geography } = funds
  const groups = await db
    .select({ strategy, status, assetClass, geography, count: count() })
    .from(funds)
    .where(and(isListed, condition))
    .groupBy(strategy, status, assetClass, geography)
  return (choice) => sumOf(groups.filter((group) => hasCodes(group, choice)))
}

/** Condition for the stored counts of a choice, and of every code of the open column. */
function storedCondition(choice: CodeChoice, open?: FacetName): SQL | undefined {
  return and(
    ...facetNames.map((name) => {
      const column = fundCounts[name]
      if (name === open) return isNotNull(column)
      return choice[name].length === 0 ? isNull(column) : inArray(column, [...choice[name]])
    }),
  )
}

function isStoredFor(kept: Counted<string | null>, choice: CodeChoice): boolean {
  return facetNames.every((name) => {
    const code = kept[name]
    return code === null ? choice[name].length === 0 : choice[name].includes(code)
  })
}

/**
 * Reads the stored counts of the whole catalogue, at a cost independent of the number of funds: of a
 * choice, of each change of one of its columns, and of each status alone.
 */
async function readStoredCounts(db: Db, choice: CodeChoice): Promise<FundCounts> {
  const rows = await db
    .select()
    .from(fundCounts)
    .where(
      or(
        storedCondition(choice),
        ...facetNames.map((name) => storedCondition(choice, name)),
        storedCondition(anyCode, 'status'),
      ),
    )
  return (asked) => sumOf(rows.filter((row) => isStoredFor(row, asked)))
}

/**
 * Counts a part of the catalogue, or all of it: a choice, each change of one of its columns, and each
 * status alone.
 */
export async function countsWithin(
  db: Db,
  choice: CodeChoice,
  scope: FundScope | undefined,
): Promise<FundCounts> {
  if (scope !== undefined && 'among' in scope) return countFunds(db, scopeCondition(scope))
  const all = await readStoredCounts(db, choice)
  if (scope === undefined || scope.except.length === 0) return all
  const left = await countFunds(db, scopeCondition({ among: scope.except }))
  return (asked) => all(asked) - left(asked)
}

const narrowValues = narrowFacetNames.flatMap((name) =>
  narrowFacets[name].codes.map((code) => ({ name, code })),
)

/** Counts the funds of a list if one value of a filter without kept counts were chosen in place of its own. */
export type NarrowCounts = (name: NarrowFacetName, code: string) => number

/**
 * Counts for every value of the filters without kept counts, in one pass over the funds of a condition.
 *
 * @param within condition of all other filters
 */
export async function countNarrow(
  db: Db,
  query: FundListQuery,
  within: SQL | undefined,
): Promise<NarrowCounts> {
  const columns = narrowValues.map(({ name, code }) => {
    const chosen = narrowCondition({ ...query, ...narrowFacets[name].queryOf(code) })
    return [`${name} ${code}`, sql<number>`count(*) filter (where ${chosen})`.mapWith(Number)] as const
  })
  const [counted = {}] = await db.select(Object.fromEntries(columns)).from(funds).where(within)
  return (name, code) => counted[`${name} ${code}`] ?? 0
}
