import type { Pool, PoolClient } from 'pg'

/** Advisory lock for work that only one process may do: apply migrations, fill a new database. */
const setupLock = 703_114_217

/** PostgreSQL's code of a missing right (SQLSTATE, class 42). */
const insufficientPrivilege = '42501'

/** The database is older than the program, and its role may not change it. */
export class PendingMigrationsError extends Error {
  override readonly name = 'PendingMigrationsError'
}

/** The database keeps texts in another encoding than UTF-8, and would spoil them. */
export class DatabaseEncodingError extends Error {
  override readonly name = 'DatabaseEncodingError'
}

/** @throws {DatabaseEncodingError} for a database whose encoding is not UTF-8 */
async function requireUtf8(pool: Pool): Promise<void> {
  const { rows } = await pool.query('show server_encoding')
  const encoding = String(rows[0]?.server_encoding)
  if (encoding !== 'UTF8')
    throw new DatabaseEncodingError(
      `The encoding of the database is ${encoding}: create it with \`createdb --encoding=UTF8 --template=template0\`.`,
    )
}

/** Does something while no other process does: they wait. */
export async function aloneOnPostgres<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [setupLock])
    try {
      return await work(client)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [setupLock])
    }
  } finally {
    client.release()
  }
}

/** The instant of the last migration that was applied; 0 for an empty database. */
async function lastApplied(pool: Pool): Promise<number> {
  const known = await pool.query("select to_regclass('drizzle.__drizzle_migrations') is not null as known")
  if (known.rows[0]?.known !== true) return 0
  const last = await pool.query('select max(created_at) as last from drizzle.__drizzle_migrations')
  return Number(last.rows[0]?.last ?? 0)
}

const codeOf = (error: unknown): unknown => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
}

/**
 * Applies the migrations that a database lacks, one process after another. A database that lacks none is not written
 * to, so that the service can run as a role without rights to change tables (P-574).
 * @throws {PendingMigrationsError} when the role may not apply them
 * @throws {DatabaseEncodingError} for a database whose encoding is not UTF-8
 */
export async function migratePostgres(pool: Pool, migrationsFolder: string): Promise<void> {
  const { readMigrationFiles } = await import('drizzle-orm/migrator')
  await requireUtf8(pool)
  const last = await lastApplied(pool)
  const pending = readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > last)
  if (pending.length === 0) return
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { migrate } = await import('drizzle-orm/node-postgres/migrator')
  try {
    await aloneOnPostgres(pool, (client) => migrate(drizzle(client), { migrationsFolder }))
  } catch (error) {
    if (codeOf(error) !== insufficientPrivilege) throw error
    throw new PendingMigrationsError(
      `The database lacks ${pending.length} migration(s), which its role may not apply: run \`npm run migrate\` with the DATABASE_URL of its owner.`,
    )
  }
}
