import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byBytes, byName } from '../../sandbox/database/name-order.ts'
import { openDatabase } from '../../sandbox/database/open-database.ts'
import { allProductEndpoints } from '../../src/contract/product-api/endpoints.ts'
import { hasPostgres, startPostgres } from '../support/postgres-server.ts'
import { layOutSeed } from '../support/sandbox-seed.ts'
import { signInStaff } from './staff-api.ts'
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts'
import { createUsersApi } from './users-api.ts'

/** French, without regard for spaces and punctuation, and numbers by value: as little as possible as bytes. */
const otherCollation = ['--locale-provider=icu', '--icu-locale=fr-FR-u-ka-shifted-kn']

const lists = Object.values(allProductEndpoints).flatMap(({ method, path, response }) =>
  method === 'GET' && response !== 'stream' && !path.includes('{') ? [path] : [],
)
/** Orders of a list beside its first. */
const orders = ['name', '-name', 'status', 'launchDate', '-launchDate', '-riskIndicator', 'minimumInvestment']

type Ask = { get(path: string): Promise<Response> }

/** What everybody reads of the lists; null where they may not. */
async function readAll(sandbox: TestSandbox): Promise<Record<string, unknown>> {
  const users = createUsersApi(sandbox)
  const people: Readonly<Record<string, Ask>> = {
    visitor: { get: (path) => users.ask(path) },
    investor: await users.investor('investor-thirty'),
    partner: await users.partner('partner-chosen@banque-demo.example'),
    advisor: await users.partner('advisor@cgp-demo.example'),
    staff: await signInStaff(sandbox, 'staff'),
  }
  const read: Record<string, unknown> = {}
  const readAs = async ([who, { get }]: readonly [string, Ask]) => {
    for (const path of [...lists, ...orders.map((order) => `/funds?sort=${order}`)]) {
      const response = await get(path)
      const text = response.ok ? await response.text() : 'null'
      // The two sandboxes listen on different ports, and were seeded at different times: what was opened so many hours
      // before may be of different days.
      read[`${who} ${path}`] = JSON.parse(
        text.replace(/T[\d:.]+Z|localhost:\d+/g, '').replace(/"openings":\[.*?\]/g, '"openings":[]'),
      )
    }
  }
  await Promise.all(Object.entries(people).map(readAs))
  return read
}

/** Where two readings begin to differ. */
function differences(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): string[] {
  return Object.keys(one).flatMap((path) => {
    const [left, right] = [JSON.stringify(one[path]), JSON.stringify(other[path])]
    const at = [...left].findIndex((letter, index) => letter !== right[index])
    const around = (text: string) => text.slice(Math.max(at - 80, 0), at + 60)
    return left === right ? [] : [`${path}: ${around(left)} | ${around(right)}`]
  })
}

/**
 * Opens the server's own database, or an embedded one that is a copy of the seed: neither has to be made, and sorting needs
 * no table, so that there are no migrations.
 */
async function openAny(databaseUrl: string | undefined) {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-order-'))
  await layOutSeed(dataDir, { DATABASE_URL: databaseUrl })
  const migrationsDir = join(dataDir, 'no-migrations')
  await mkdir(join(migrationsDir, 'meta'), { recursive: true })
  const journal = { version: '7', dialect: 'postgresql', entries: [] }
  await writeFile(join(migrationsDir, 'meta', '_journal.json'), JSON.stringify(journal))
  const { close, db } = await openDatabase({ databaseUrl, dataDir, migrationsDir })
  return { db, close: () => close().then(() => rm(dataDir, { recursive: true })) }
}

describe.skipIf(!hasPostgres)('the order of lists (skipped without a postgres binary)', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>

  beforeAll(async () => {
    server = await startPostgres(otherCollation)
  }, 60_000)
  afterAll(() => server?.stop())

  // P-831
  it('is that of the embedded database on one with another collation, for every list and reader', async () => {
    const at = new Date()
    const readOf = async (url: string | undefined) => {
      const sandbox = await startTestSandbox(url, {}, () => at)
      return readAll(sandbox).finally(() => sandbox.stop())
    }
    const [embedded, other] = await Promise.all([readOf(undefined), readOf(server.url)])
    expect(Object.values(embedded).filter((body) => body !== null).length).toBeGreaterThan(60)
    expect(differences(embedded, other)).toEqual([])
  }, 240_000)

  // P-831
  it('of names is that in which people look for them, and of other texts that of their bytes', async () => {
    const names = [
      'Zola',
      'édouard',
      'Œuvres',
      'Durand',
      'de Marais',
      'Émile',
      'Demarais',
      'a-b',
      'ab',
      'a b',
    ]
    const rows = sql`(values ${sql.join(
      names.map((name) => sql`(${name}::text)`),
      sql`, `,
    )}) as given(name)`
    for (const url of [undefined, server.url]) {
      const { close, db } = await openAny(url)
      const sorted = async (order: ReturnType<typeof sql>) =>
        Object(await db.execute(sql`select name from ${rows} order by ${order}`)).rows.map(
          ({ name }: { name: string }) => name,
        )
      const found = [await sorted(byName(sql`name`)), await sorted(byBytes(sql`name`))]
      await close()
      expect(found).toEqual([
        ['a b', 'a-b', 'ab', 'de Marais', 'Demarais', 'Durand', 'édouard', 'Émile', 'Œuvres', 'Zola'],
        ['Demarais', 'Durand', 'Zola', 'a b', 'a-b', 'ab', 'de Marais', 'Émile', 'édouard', 'Œuvres'],
      ])
    }
  }, 120_000)
})
