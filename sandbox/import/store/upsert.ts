import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { IndexColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../database/open-database.ts'

/** PostgreSQL takes 65,535 parameters in one statement; the widest table has 28 columns. */
const rowsPerStatement = 1000

/** The columns of a table set to what the refused row would have had. */
function excludedValues(table: PgTable, kept: ReadonlySet<string>): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([name, column]) => !kept.has(name) && column.generated === undefined)
      .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  )
}

type Upsert<Table extends PgTable> = {
  readonly rows: readonly Table['$inferInsert'][]
  /** The columns that tell whether a row is there already. */
  readonly target: IndexColumn[]
  /** Columns of a row that is there already which stay as they are. */
  readonly kept: readonly string[]
}

/** Slices of a list. */
export function* slices<Item>(items: readonly Item[], size: number = rowsPerStatement): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

/**
 * Writes rows, in place of those that are there already.
 *
 * @param step told the number of rows after each statement
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
