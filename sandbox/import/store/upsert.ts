import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { IndexColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../database/open-database.ts'

/** PostgreSQL allows 65,535 parameters per statement; the widest table has 28 columns. */
const rowsPerStatement = 1000

/** The `set` clause of an upsert: all columns but the kept ones, with the new row's values. */
function excludedValues(table: PgTable, kept: ReadonlySet<string>): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([name, column]) => !kept.has(name) && column.generated === undefined)
      .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  )
}

type Upsert<Table extends PgTable> = {
  readonly rows: readonly Table['$inferInsert'][]
  /** The columns that identify an existing row. */
  readonly target: IndexColumn[]
  /** Columns of an existing row that stay unchanged. */
  readonly kept: readonly string[]
}

/** Splits a list into slices. */
export function* slices<Item>(items: readonly Item[], size: number = rowsPerStatement): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

/**
 * Inserts rows, or updates existing ones.
 *
 * @param step called with the number of rows after each statement
 */
export async function upsert<Table extends PgTable>(
  db: Db,
  table: Table,
  { rows, target, kept }: Upsert<Table>,
  step: (count: number) => void,
): Promise<void> {
  const set = excludedValues(table, new Set(kept))
  for (const slice of slices(rows)) {
    await db.insert(table).values(slice).onConflictDoUpdate({ target, set })
    step(slice.length)
  }
}
