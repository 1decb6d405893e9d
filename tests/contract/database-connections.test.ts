import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { tokenKeyReader } from '../../sandbox/content/users/secrets.ts'
import { type OpenDatabase, openDatabase } from '../../sandbox/database/open-database.ts'
import { hasPostgres, startPostgres } from '../support/postgres-server.ts'
import { startSwitchingProxy } from '../support/switching-proxy.ts'
import { migrationsDirectory } from './test-database.ts'
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts'

const endOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

describe.skipIf(!hasPostgres)(
  'the sandbox’s database on PostgreSQL (skipped without a postgres binary)',
  () => {
    let server: Awaited<ReturnType<typeof startPostgres>>
    let database: OpenDatabase
    let other: OpenDatabase
    const lost: string[] = []

    beforeAll(async () => {
      server = await startPostgres()
      const settings = { databaseUrl: server.url, dataDir: '', migrationsDir: migrationsDirectory }
      database = await openDatabase(settings, { onConnectionLost: ({ message }) => lost.push(message) })
      other = await openDatabase(settings)
    }, 60_000)

    afterAll(async () => {
      await other?.close()
      await database?.close()
      await server?.stop()
    })

    // An `error` without a listener would end this test's own process.
    it('goes on after the server ended its idle connections, and says so', async () => {
      await database.db.execute(sql`select 1`)
      await other.db.execute(endOthers)
      while (lost.length === 0) await pause(5)
      expect(lost[0]).toMatch(/terminat/i)
      const { rows } = Object(await database.db.execute(sql`select 1 as one`))
      expect(rows).toEqual([{ one: 1 }])
    })

    // Read at the start and not asked for, the failed reading was a rejection that nothing handled.
    it('reads the signing key of tokens when it is asked for, and again after a failure', async () => {
      const settings = { databaseUrl: server.url, dataDir: '', migrationsDir: migrationsDirectory }
      const closed = await openDatabase(settings)
      await closed.close()
      const key = tokenKeyReader(closed.db)
      await pause(0)
      await expect(key()).rejects.toThrow()
      await expect(key()).rejects.toThrow()
      expect(await tokenKeyReader(database.db)()).toBe(await tokenKeyReader(other.db)())
    })

    it('refuses the transaction whose connection the server ends, and only that', async () => {
      const interrupted = database.db.transaction(async (transaction) => {
        await transaction.execute(sql`select 1`)
        const before = lost.length
        await other.db.execute(endOthers)
        while (lost.length === before) await pause(5)
        await transaction.execute(sql`select 1`)
      })
      await expect(interrupted).rejects.toThrow()
      const { rows } = Object(await database.db.execute(sql`select 2 as two`))
      expect(rows).toEqual([{ two: 2 }])
    })

    it('refuses in time what waits on connections that the network has lost, and then takes others', async () => {
      const relay = await startSwitchingProxy(Number(new URL(server.url).port))
      const url = new URL(server.url)
      url.port = String(relay.port)
      const settings = { databaseUrl: url.href, dataDir: '', migrationsDir: migrationsDirectory }
      const lossy = await openDatabase(settings, { longestQueryMs: 1000 })
      try {
        await Promise.all(Array.from({ length: 3 }, () => lossy.db.execute(sql`select pg_sleep(0.1)`)))
        const interrupted = lossy.db.transaction(async (transaction) => {
          await transaction.execute(sql`select 1`)
          relay.freezeOpen()
          await transaction.execute(sql`select 1`)
        })
        await expect(interrupted).rejects.toThrow()
        await vi.waitFor(() => lossy.db.execute(sql`select 1`), { timeout: 15_000, interval: 10 })
      } finally {
        await relay.stop()
        await lossy.close()
      }
    }, 30_000)
  },
)

// P-759
describe.skipIf(!hasPostgres)('a failover of PostgreSQL (skipped without a postgres binary)', () => {
  /** A primary behind a relay, its standby, and the sandbox's connections through the relay. */
  async function startPair() {
    const primary = await startPostgres()
    const relay = await startSwitchingProxy(primary.port)
    const url = new URL(primary.url)
    url.port = String(relay.port)
    const settings = { databaseUrl: url.href, dataDir: '', migrationsDir: migrationsDirectory }
    const database = await openDatabase(settings, { longestQueryMs: 1000 })
    await database.db.execute(sql`create table written (number int)`)
    const standby = await primary.startStandby()
    const promote = async () => {
      const direct = await openDatabase({ ...settings, databaseUrl: standby.url })
      await direct.db.execute(sql`select pg_promote()`)
      await direct.close()
      relay.lead(standby.port)
    }
    const stop = async () => {
      // Connections to a frozen server would not end by themselves.
      await relay.stop()
      await database.close()
      await standby.stop()
      await primary.stop()
    }
    const write = (number: number) =>
      database.db.transaction(async (transaction) => {
        await transaction.execute(sql`insert into written values (${number})`)
      })
    return { database, primary, promote, stop, write }
  }

  it('leaves a former primary that takes reads alone, after each connection has met it once', async () => {
    const { database, promote, stop, write } = await startPair()
    try {
      await Promise.all([1, 2, 3].map(write))
      await database.db.execute(sql`alter system set default_transaction_read_only = on`)
      await database.db.execute(sql`select pg_reload_conf()`)
      await vi.waitFor(() => expect(write(0)).rejects.toThrow())
      await promote()
      await Promise.allSettled([4, 5, 6].map(write))
      await Promise.all([7, 8, 9].map(write))
      const { rows } = Object(await database.db.execute(sql`select number from written where number > 6`))
      expect(rows).toHaveLength(3)
    } finally {
      await stop()
    }
  }, 60_000)

  it('leaves a primary that is frozen, within the time of a query', async () => {
    const { database, primary, promote, stop, write } = await startPair()
    try {
      await Promise.all([1, 2, 3].map(write))
      primary.freeze()
      await expect(write(4)).rejects.toThrow()
      await promote()
      await vi.waitFor(() => write(5), { timeout: 15_000, interval: 10 })
      const { rows } = Object(await database.db.execute(sql`select number from written where number = 5`))
      expect(rows).toHaveLength(1)
    } finally {
      await stop()
    }
  }, 60_000)
})

// A rejection that nothing handles would fail this file, as it would end the sandbox's process.
it.skipIf(!hasPostgres)(
  'a sandbox whose PostgreSQL is killed says so, and goes on once it is there again',
  async () => {
    const server = await startPostgres()
    let sandbox: TestSandbox | undefined
    const ask = async (path: string) => (await fetch(`${sandbox?.url}${path}`)).status
    try {
      sandbox = await startTestSandbox(server.url)
      expect(await ask('/product/funds')).toBe(200)
      await server.kill()
      expect([await ask('/health'), await ask('/product/funds'), await ask('/content/api/articles')]).toEqual(
        [200, 500, 500],
      )
      await server.restart()
      await vi.waitFor(async () => expect(await ask('/product/funds')).toBe(200), {
        timeout: 15_000,
        interval: 100,
      })
      expect(await ask('/content/api/articles')).toBe(200)
    } finally {
      await sandbox?.stop()
      await server.stop()
    }
  },
  120_000,
)
