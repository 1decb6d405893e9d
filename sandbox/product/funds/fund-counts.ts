import { and, count, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/open-database.ts'
import { fundCounts, funds } from '../../database/schema/index.ts'
import { type FacetName, type FundScope, facetNames, isListed, scopeCondition } from './fund-filters.ts'

/** Codes of which a fund has to have one in each column; an empty list asks nothing of its column. */
export type CodeChoice = Readonly<Record<FacetName, readonly string[]>>

/** How many funds of some part of the catalogue a choice of codes gives. */
export type FundCounts = (choice: CodeChoice) => number

/** Asks nothing of any column. */
export const anyCode: CodeChoice = { strategy: [], status: [], assetClass: [], geography: [] }

type Counted<Code> = Readonly<Record<FacetName, Code>> & { readonly count: number }

function sumOf(counted: readonly { readonly count: number }[]): number {
  return counted.reduce((sum, { count: some }) => sum + some, 0)
}

function hasCodes(group: Counted<string>, choice: CodeChoice): boolean {
  return facetNames.every((name) => choice[name].length === 0 || choice[name].includes(group[name]))
}

/**
 * Counts the listed funds of a condition by their four codes at once: some hundreds of rows, however many the funds,
 * from which every choice follows without asking again.
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

/** The kept counts of a choice, with those of every code of the column that is left open. */
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
 * The counts of the whole catalogue as the database keeps them, so that they cost the same however many funds there
 * are: those of a choice, of what changing one of its columns gives, and of each status alone.
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
 * The counts of a part of the catalogue, or of all of it: of a choice, of what changing one of its columns gives, and
 * of each status alone.
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
