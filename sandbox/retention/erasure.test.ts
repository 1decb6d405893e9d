import { count, getTableColumns, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { findAccount } from '../accounts/accounts.ts'
import { accounts } from '../database/schema/index.ts'
import { personTables } from '../personal-data/person-tables.ts'
import { temporaryDatabase } from '../seed/fixtures/temporary-database.ts'
import { eraseAccount, keptTables } from './erase-expired.ts'

const email = 'gone@bank.example'
const telephone = '+33639980001'

const namesAccount = (column: PgColumn): boolean =>
  getTableConfig(column.table).foreignKeys.some((key) => {
    const { columns, foreignTable } = key.reference()
    return foreignTable === accounts && columns.includes(column)
  })

/** Returns a value for a column: columns that identify a person get the person's, all others a value of their type. */
function columnValue(column: PgColumn): unknown {
  if (namesAccount(column) || column.name === 'account_id' || column.name === 'subject') return 'one'
  if (/^(email|recipient)$/.test(column.name)) return email
  if (column.name === 'telephone') return telephone
  switch (column.dataType) {
    case 'number':
      return 1
    case 'boolean':
      return false
    case 'date':
      return new Date('2018-01-01T00:00:00Z')
    case 'json':
      return {}
    default:
      return column.columnType === 'PgDateString' ? '2018-01-01' : textOf(column)
  }
}

const textOf = ({ columnType, enumValues, primary, table }: PgColumn): string => {
  if (columnType === 'PgNumeric') return '1'
  return enumValues?.[0] ?? (primary && getTableConfig(table).name === 'accounts' ? 'one' : 'x')
}

const rowOf = (table: PgTable) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([, column]) => column.generated === undefined)
      .map(([name, column]) => [name, columnValue(column)]),
  )

// P-187
describe('the erasure of an account', () => {
  const database = temporaryDatabase()

  it('leaves no row in any table that is described, but in those that say why', async () => {
    const { db } = database
    // Rows of tables alone, without the catalogue and the companies that they refer to.
    await db.execute(sql`set session_replication_role = replica`)
    const tables = new Set(personTables.map(({ table }) => table))
    for (const table of tables) await db.insert(table).values(rowOf(table))
    await db.execute(sql`set session_replication_role = default`)
    const account = await findAccount(db, 'one')
    if (account === undefined) throw new Error('the account was not inserted')
    const rowsLeft = async () => {
      const left = new Set<PgTable>()
      for (const { rowsOf, table } of personTables) {
        const [found] = await db.select({ rows: count() }).from(table).where(rowsOf(account))
        if (found !== undefined && found.rows > 0) left.add(table)
      }
      return left
    }
    expect(await rowsLeft()).toEqual(tables)
    await eraseAccount(db, account)
    expect(await rowsLeft()).toEqual(new Set(keptTables.keys()))
    expect(JSON.stringify(await findAccount(db, 'one'))).not.toMatch(/bank\.example|339980001/)
  })
})
