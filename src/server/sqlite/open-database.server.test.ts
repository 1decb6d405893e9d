import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBusyRetries } from './busy-retries.server.ts'
import { openDatabase } from './open-database.server.ts'

const schema = 'CREATE TABLE IF NOT EXISTS entry (key TEXT PRIMARY KEY) STRICT;'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const moduleAt = (name: string) => JSON.stringify(join(import.meta.dirname, name))

/** Opens the file in a process of its own and writes into it, as the portal does; gives its exit code. */
async function openElsewhere(file: string): Promise<unknown> {
  const program = `
    const { openDatabase } = await import(${moduleAt('open-database.server.ts')})
    const { createBusyRetries } = await import(${moduleAt('busy-retries.server.ts')})
    const database = openDatabase(${JSON.stringify({ file, schema, synchronous: 'NORMAL' })})
    await createBusyRetries()(() => database.exec("INSERT INTO entry VALUES ('" + process.pid + "')"))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' })
  const [code] = await once(child, 'exit')
  return code
}

const six = [1, 2, 3, 4, 5, 6]

describe('an SQLite file that processes share', () => {
  it('is opened by six processes at once on a new folder, every time', async () => {
    for (const round of [1, 2, 3]) {
      const file = join(folder, `round-${round}`, 'state.db')
      const codes = await Promise.all(six.map(() => openElsewhere(file)))
      expect(codes).toEqual(six.map(() => 0))
    }
  }, 60_000)

  it('is in write-ahead mode with a short busy time-out', () => {
    const database = openDatabase({ file: join(folder, 'a.db'), schema, synchronous: 'OFF' })
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    expect(database.prepare('PRAGMA busy_timeout').get()).toEqual({ timeout: 10 })
    database.close()
  })
})

describe('calls that meet the lock of another process', () => {
  let database: DatabaseSync
  let other: DatabaseSync
  beforeEach(() => {
    const file = join(folder, 'a.db')
    database = openDatabase({ file, schema, synchronous: 'OFF' })
    other = new DatabaseSync(file)
    other.exec('BEGIN IMMEDIATE')
  })
  afterEach(() => {
    database.close()
    other.close()
  })
  const insert = (key: string) => () => database.exec(`INSERT INTO entry VALUES ('${key}')`)
  const keys = () => database.prepare('SELECT key FROM entry ORDER BY rowid').all()

  it('are done in their order once it is free, and wait without stopping the event loop', async () => {
    let tries = 0
    const pause = async () => {
      tries += 1
      if (tries === 3) other.exec('ROLLBACK')
    }
    const run = createBusyRetries({ pause })
    await Promise.all(['a', 'b', 'c'].map((key) => run(insert(key))))
    // A single caller retries on behalf of all.
    expect([tries, keys()]).toEqual([3, [{ key: 'a' }, { key: 'b' }, { key: 'c' }]])
  })

  it('fail by a code when it stays, all within the same time, and the next one tries anew', async () => {
    let nowMs = 0
    const pause = async () => {
      nowMs += 100
    }
    const run = createBusyRetries({ withinMs: 1000, now: () => nowMs, pause })
    const codes = await Promise.all(
      ['a', 'b', 'c'].map((key) => run(insert(key)).catch((error: unknown) => Object(error).code)),
    )
    expect([codes, nowMs]).toEqual([['locked', 'locked', 'locked'], 1000])
    other.exec('ROLLBACK')
    await run(insert('d'))
    expect(keys()).toEqual([{ key: 'd' }])
  })

  it('fail at once by another code when something else is wrong', async () => {
    const run = createBusyRetries()
    const code = await run(() => database.exec('nonsense')).catch((error: unknown) => Object(error).code)
    expect(code).toBe('failed')
  })
})
