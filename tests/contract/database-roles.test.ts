import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DatabaseEncodingError, PendingMigrationsError } from '../../sandbox/database/migrate-postgres.ts'
import { openDatabase } from '../../sandbox/database/open-database.ts'
import { appendAudit } from '../../sandbox/product/audit/append-audit.ts'
import { hasPostgres, startPostgres } from '../support/postgres-server.ts'
import { migrationsDirectory } from './test-database.ts'

// `pg` belongs to the sandbox's workspace, so it is looked up from there.
const sandboxRequire = createRequire(new URL('../../sandbox/package.json', import.meta.url))

/** The rights that docs/operations.md gives to the role of the service. */
const grants =
  /### Roles\n[\s\S]*?```sql\n([\s\S]*?)```/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? ''

// P-574
describe.skipIf(!hasPostgres)('the roles of a PostgreSQL (skipped without a postgres binary)', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  const folder = mkdtempSync(join(tmpdir(), 'roles-'))

  beforeAll(async () => {
    server = await startPostgres()
    await run('postgres', 'sandbox', 'create role portal_owner login; create role portal_service login')
  }, 60_000)
  afterAll(async () => {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const urlOf = (database: string, role: string): string => {
    const url = new URL(server.url)
    Object.assign(url, { pathname: `/${database}`, username: role })
    return url.href
  }
  async function run(database: string, role: string, statements: string): Promise<void> {
    const pg: { Client: new (connection: string) => Client } = sandboxRequire('pg')
    const client = new pg.Client(urlOf(database, role))
    await client.connect()
    await client.query(statements).finally(() => client.end())
  }
  const create = (database: string) =>
    run('postgres', 'sandbox', `create database ${database} owner portal_owner`)
  const open = (database: string, role: string, migrationsDir = migrationsDirectory) =>
    openDatabase({ databaseUrl: urlOf(database, role), dataDir: '', migrationsDir })

  it('let the service read and write, and change neither a table nor an entry of the audit log', async () => {
    await create('portal')
    await (await open('portal', 'portal_owner')).close()
    await run('portal', 'portal_owner', grants)
    const service = await open('portal', 'portal_service')
    try {
      const entry = {
        happenedAt: new Date(),
        actor: 'staff:1',
        action: 'code_made',
        subject: 'test',
        details: {},
      } as const
      await service.db.transaction((transaction) => appendAudit(transaction, entry))
      await service.db.execute(sql`insert into partners (id, name) values (1, 'Banque des Tilleuls')`)
      const refused = [
        sql`alter table partners add column other text`,
        sql`drop table audit_log`,
        sql`alter table audit_log disable trigger all`,
        sql`update audit_log set actor = 'nobody'`,
        sql`delete from audit_log`,
        sql`truncate audit_log`,
        sql`create table other (id integer)`,
      ]
      for (const statement of refused) {
        const error = await service.db.execute(statement).then(
          () => undefined,
          (caught: unknown) => Object(Object(caught).cause).code,
        )
        expect(error).toBe('42501')
      }
    } finally {
      await service.close()
    }
  })

  it('leave migrations to the owner, and name the command', async () => {
    const older = join(folder, 'older')
    cpSync(migrationsDirectory, older, { recursive: true })
    const path = join(older, 'meta/_journal.json')
    const journal = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }))
    await create('older')
    await (await open('older', 'portal_owner', older)).close()
    await run('older', 'portal_owner', grants)
    await expect(open('older', 'portal_service')).rejects.toThrow(PendingMigrationsError)
    await (await open('older', 'portal_owner')).close()
    await (await open('older', 'portal_service')).close()
  })

  it('keep no database of another encoding, which would spoil texts', async () => {
    const how = "owner portal_owner encoding 'SQL_ASCII' template template0 lc_collate 'C' lc_ctype 'C'"
    await run('postgres', 'sandbox', `create database ascii ${how}`)
    await expect(open('ascii', 'portal_owner')).rejects.toThrow(DatabaseEncodingError)
  })

  it('apply migrations once, however many processes start on a new database', async () => {
    await create('fresh')
    const opened = await Promise.all([1, 2, 3].map(() => open('fresh', 'portal_owner')))
    let inside = 0
    const work = async () => {
      inside += 1
      const alone = inside
      await opened[0]?.db.execute(sql`select 1`)
      inside -= 1
      return alone
    }
    expect(await Promise.all(opened.map((database) => database.alone(work)))).toEqual([1, 1, 1])
    await Promise.all(opened.map((database) => database.close()))
  })
})
