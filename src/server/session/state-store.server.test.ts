import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createClient } from 'redis'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRedisStateStore } from './redis-state-store.server.ts'
import { createSeal } from './seal.server.ts'
import { createSqliteStateStore } from './sqlite-state-store.server.ts'
import type { StateStore } from './state-store.server.ts'

const seal = createSeal(['a secret of thirty-two characters or more'])
const log = { error: () => undefined, info: () => undefined }

/** A store under test, and the time that it believes in. */
type Harness = {
  /** Another process' view of the same store. */
  open(): Promise<StateStore>
  /** Lets time pass for every entry. */
  advance(milliseconds: number): Promise<void>
}

/** Describes the behaviour of every store, independent of its backend. */
function describeStore(harness: () => Harness): void {
  let store: StateStore
  beforeEach(async () => {
    store = await harness().open()
  })
  afterEach(() => store.close())

  it('gives back what was set until its time is over', async () => {
    await store.set('a', 'value', 1000)
    await harness().advance(900_000)
    expect(await store.get('a')).toBe('value')
    await harness().advance(100_000)
    expect(await store.get('a')).toBeUndefined()
  })

  it('adds only where nothing is, or what is there has ended', async () => {
    expect(await store.add('lock', 'first', 1000)).toBe(true)
    expect(await store.add('lock', 'second', 1000)).toBe(false)
    await harness().advance(1_000_000)
    expect(await store.add('lock', 'third', 1000)).toBe(true)
    expect(await store.get('lock')).toBe('third')
  })

  it('names the keys that begin so, until their time is over', async () => {
    for (const key of ['of:a:1', 'of:a:2', 'of:ab:1', 'of:*:1']) await store.set(key, '', 1000)
    await store.set('of:a:3', '', 500)
    await harness().advance(600_000)
    expect((await store.keys('of:a:')).toSorted()).toEqual(['of:a:1', 'of:a:2'])
    expect(await store.keys('of:*:')).toEqual(['of:*:1'])
    expect(await store.keys('none:')).toEqual([])
  })

  it('lets one caller alone take an entry', async () => {
    const other = await harness().open()
    await store.set('attempt', 'once', 1000)
    const taken = await Promise.all([store.take('attempt'), other.take('attempt'), store.take('attempt')])
    expect(taken.filter((value) => value === 'once')).toHaveLength(1)
    await other.close()
  })

  it('does not hand out an entry whose time is over', async () => {
    await store.set('attempt', 'once', 1000)
    await harness().advance(1_000_000)
    expect(await store.take('attempt')).toBeUndefined()
  })

  it('removes a lock only for who holds it', async () => {
    await store.add('lock', 'mine', 1000)
    expect(await store.removeIf('lock', 'theirs')).toBe(false)
    expect(await store.removeIf('lock', 'mine')).toBe(true)
    expect(await store.get('lock')).toBeUndefined()
  })

  it('replaces an entry only for who knows what it is, of all who try at once', async () => {
    const other = await harness().open()
    await store.set('session', 'first', 500)
    expect(await store.replaceIf('session', 'other', 'second', 1000)).toBe(false)
    const tries = [store, other, store].map((one) => one.replaceIf('session', 'first', 'second', 1000))
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
    await harness().advance(600_000)
    expect(await store.get('session')).toBe('second')
    expect(await store.replaceIf('none', '', 'third', 1000)).toBe(false)
    await other.close()
  })

  it('counts within a window and starts again after it', async () => {
    expect(await store.increment('tries', 60)).toEqual({ count: 1, endsInS: 60 })
    await harness().advance(30_000)
    expect(await store.increment('tries', 60)).toEqual({ count: 2, endsInS: 30 })
    await harness().advance(30_000)
    expect(await store.increment('tries', 60)).toEqual({ count: 1, endsInS: 60 })
  })

  it('is shared by processes and outlives them', async () => {
    await store.set('session', 'kept', 100)
    await store.close()
    store = await harness().open()
    expect(await store.get('session')).toBe('kept')
  })
}

// P-123
describe('the state store in SQLite', () => {
  let folder: string
  let clockMs: number
  const open = async () =>
    createSqliteStateStore({ file: join(folder, 'state.db'), seal, now: () => clockMs })
  const advance = async (milliseconds: number) => {
    clockMs += milliseconds
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'state-'))
    clockMs = 1_000_000
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  describeStore(() => ({ open, advance }))

  it('writes no value in clear', async () => {
    const store = await open()
    await store.set('session', 'the-refresh-token', 100)
    await store.close()
    expect(readFileSync(join(folder, 'state.db')).includes('the-refresh-token')).toBe(false)
  })

  it('does not open a value that was moved to another key', async () => {
    const store = await open()
    await store.set('a', 'value', 10)
    const database = new DatabaseSync(join(folder, 'state.db'))
    database.exec("UPDATE state SET key = 'b' WHERE key = 'a'")
    database.close()
    expect(await store.get('b')).toBeUndefined()
    await store.close()
  })
})

const hasRedis = spawnSync('redis-server', ['--version']).status === 0

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await once(server.close(), 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

const connectTo = (url: string) =>
  createClient({ url })
    .on('error', () => undefined)
    .connect()

/** Redis keeps its own clock, so passing time is written into the entries: each one ends that much sooner. */
async function ageEntries(url: string, milliseconds: number): Promise<void> {
  const client = await connectTo(url)
  for (const key of await client.keys('*')) {
    // The entry's lifetime has already shrunk by the moment since it was written; whole seconds correct that.
    const left = Math.ceil((await client.pTTL(key)) / 1000) * 1000 - milliseconds
    if (left > 0) await client.pExpire(key, left)
    else await client.del(key)
  }
  await client.close()
}

describe.skipIf(!hasRedis)('the state store in Redis (skipped where there is no redis-server)', () => {
  let server: ChildProcess
  let url: string

  beforeAll(async () => {
    const port = await freePort()
    url = `redis://127.0.0.1:${port}`
    server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
      stdio: 'ignore',
      cwd: tmpdir(),
    })
    const client = await connectTo(url)
    await client.close()
  })
  afterAll(async () => {
    server.kill()
    await once(server, 'exit')
  })
  beforeEach(async () => {
    const client = await connectTo(url)
    await client.flushAll()
    await client.close()
  })

  describeStore(() => ({
    open: () => createRedisStateStore({ url, seal, log }),
    advance: (milliseconds) => ageEntries(url, milliseconds),
  }))

  it('writes no value in clear', async () => {
    const store = await createRedisStateStore({ url, seal, log })
    await store.set('session', 'the-refresh-token', 100)
    const client = await connectTo(url)
    expect(await client.get('portal:session')).not.toContain('the-refresh-token')
    await Promise.all([client.close(), store.close()])
  })
})
