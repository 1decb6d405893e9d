import { spawn } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { funds } from '../../sandbox/database/schema/index.ts'
import { projectPath } from '../../scripts/lib/project.ts'
import { writeFigures } from '../../scripts/proof/part.ts'
import { makeTestDatabase } from '../contract/test-database.ts'
import { hasPostgres, startPostgres } from '../support/postgres-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'large-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const counts = { funds: Number(process.env.PROOF_FUNDS ?? '20000'), valuesOfShare: 50, holdingsOfFund: 5 }

async function writeSheet(name: string, header: string, rows: Iterable<string>): Promise<void> {
  const file = createWriteStream(join(folder, `${name}.csv`))
  file.write(`${header}\n`)
  for (const row of rows) if (!file.write(`${row}\n`)) await new Promise<void>((go) => file.once('drain', go))
  file.end()
  await finished(file)
}

const monthEnd = (index: number) => new Date(Date.UTC(2022, index + 1, 0)).toISOString().slice(0, 10)
const numbers = Array.from({ length: counts.funds }, (_, index) => index + 1)

function* fundRows() {
  for (const n of numbers)
    yield `L-${n},Large Fund ${n},open,buyout,private-equity,france,health,FPCI,EUR,month,semester,Summary ${n}`
}
function* shareRows() {
  for (const n of numbers) yield `L-${n}-A,L-${n},Part A,A,EUR,month,2022-01-31`
}
function* valueRows() {
  for (const n of numbers)
    for (let month = 0; month < counts.valuesOfShare; month += 1)
      yield `L-${n}-A,${monthEnd(month)},${(100 + month + (n % 100) / 100).toFixed(2)}`
}
function* personRows() {
  for (const n of numbers) yield `person${n}@large.example,natural,First,Last`
}
function* holdingRows() {
  for (const n of numbers)
    for (let turn = 0; turn < counts.holdingsOfFund; turn += 1)
      yield `person${((n + turn * 997) % counts.funds) + 1}@large.example,L-${n}-A,2022-01-31,${10 + turn}`
}

async function writeFolder(): Promise<void> {
  const codes = 'fund,name,status,strategy,asset_class,geography,sector,legal_form,currency'
  await writeSheet('funds', `${codes},valuation_frequency,reporting_frequency,summary_fr`, fundRows())
  await writeSheet('shares', 'share,fund,name,type,currency,periodicity,start_date', shareRows())
  await writeSheet('values', 'share,date,value', valueRows())
  await writeSheet('people', 'person,type,first_name,last_name', personRows())
  await writeSheet('holdings', 'person,share,subscribed_on,quantity', holdingRows())
}

type Run = { readonly code: number | null; readonly output: string; readonly seconds: number }

function startImport(databaseUrl: string | undefined) {
  const child = spawn(process.execPath, [projectPath('sandbox/main.ts'), 'import', folder], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, SANDBOX_DATA_DIR: join(folder, 'data') },
  })
  const startedAt = performance.now()
  const parts: string[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part.toString()))
  child.stderr.on('data', (part: Buffer) => parts.push(part.toString()))
  const ended = new Promise<Run>((done) =>
    child.once('close', (code) => {
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      done({ code, output: parts.join('').slice(-2000), seconds })
    }),
  )
  return { child, ended }
}

// P-325
describe.skipIf(!hasPostgres)('an import of a large folder into PostgreSQL', () => {
  it('broken off at any moment leaves nothing, is told of another, and takes less than five minutes', async () => {
    const server = await startPostgres()
    const database = await makeTestDatabase(server.url)
    const opened = await database.open()
    const url = database.url
    const countFunds = async () => opened.db.$count(funds)
    try {
      await writeFolder()
      for (const seconds of [4, 20, 45]) {
        const { child, ended } = startImport(url)
        await pause(seconds * 1000)
        child.kill('SIGKILL')
        await ended
        expect(await countFunds()).toBe(0)
      }
      const first = startImport(url)
      await expect.poll(() => lockHolders(opened), { timeout: 120_000, interval: 500 }).toBe(1)
      const second = await startImport(url).ended
      expect(second).toMatchObject({ code: 1, output: expect.stringMatching(/Another import is at work/) })
      const whole = await first.ended
      expect(whole).toMatchObject({ code: 0, output: expect.stringMatching(/Imported\./) })
      expect(await countFunds()).toBe(counts.funds)
      const again = await startImport(url).ended
      expect(again).toMatchObject({ code: 0, output: expect.stringMatching(/Nothing to change/) })
      writeFigures('large-import-figures', {
        funds: counts.funds,
        seconds: whole.seconds,
        secondsAgain: again.seconds,
      })
      console.log(`imported in ${whole.seconds} s, again in ${again.seconds} s`)
      expect(whole.seconds).toBeLessThan(300)
    } finally {
      await opened.close()
      await database.remove()
      await server.stop()
    }
  })
})

/** Returns the number of database sessions that hold the import lock. */
async function lockHolders({
  db,
}: {
  readonly db: { execute(query: string): Promise<unknown> }
}): Promise<number> {
  const response = await db.execute("select 1 from pg_locks where locktype = 'advisory' and granted")
  return typeof response === 'object' &&
    response !== null &&
    'rows' in response &&
    Array.isArray(response.rows)
    ? response.rows.length
    : 0
}
