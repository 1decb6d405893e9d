import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { freePorts } from '../../scripts/lib/ports.ts'
import { createRedisPurgeChannel } from '../../src/server/purges/purge-channels.server.ts'
import { createRedisStateStore } from '../../src/server/session/redis-state-store.server.ts'
import { createSeal } from '../../src/server/session/seal.server.ts'
import type { StateStore } from '../../src/server/session/state-store.server.ts'
import { hasRedis, type RedisServer, startRedis } from '../support/redis-server.ts'
import { startSwitchingProxy } from '../support/switching-proxy.ts'

const seal = createSeal(['a secret of thirty-two characters or more'])
const times = { connect: 400, response: 200, look: 100, retry: 20, longestRetry: 50 }
/** Without pings: the call of the test is the first one that meets the fault. */
const withoutPings = { ...times, response: 1000, look: 600_000 }
const atMostMs = 1500

/** Things to end after a test, the last one first. */
const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

async function redis(port?: number): Promise<RedisServer> {
  const server = await startRedis(port)
  opened.push(server.stop)
  return server
}

async function storeAt(
  url: string,
  chosen = times,
): Promise<{ readonly store: StateStore; readonly lines: string[] }> {
  const lines: string[] = []
  const write = (_line: object, text: string) => void lines.push(text)
  const store = await createRedisStateStore({ url, seal, times: chosen, log: { error: write, info: write } })
  opened.push(store.close)
  return { store, lines }
}

/** Every call of the store, to be tried while it cannot answer. */
const calls: Readonly<Record<string, (store: StateStore) => Promise<unknown>>> = {
  get: (store) => store.get('a'),
  set: (store) => store.set('a', '1', 10),
  add: (store) => store.add('a', '1', 10),
  replaceIf: (store) => store.replaceIf('a', '1', '2', 10),
  take: (store) => store.take('a'),
  removeIf: (store) => store.removeIf('a', '1'),
  remove: (store) => store.remove('a'),
  keys: (store) => store.keys('a'),
  increment: (store) => store.increment('a', 10),
}

/** Returns the code with which each call fails; fails the test if a call succeeds, or is not refused in time. */
async function faultsOf(store: StateStore): Promise<unknown[]> {
  const beganAt = performance.now()
  const faults = await Promise.all(
    Object.values(calls).map((call) => call(store).catch((error: unknown) => Object(error).code)),
  )
  expect(performance.now() - beganAt).toBeLessThan(atMostMs)
  return faults
}

const works = (store: StateStore) =>
  vi.waitFor(async () => {
    await store.set('works', 'yes', 10)
    expect(await store.get('works')).toBe('yes')
  }, 10_000)

describe.skipIf(!hasRedis)('a store whose Redis fails (skipped where there is no redis-server)', () => {
  // P-123
  it('refuses every call in time while the server is frozen, and goes on when it runs again', async () => {
    const server = await redis()
    const { store } = await storeAt(server.url)
    server.signal('SIGSTOP')
    expect(new Set(await faultsOf(store))).not.toContain(undefined)
    // The kernel accepts a connection, which is never served.
    expect(new Set(await faultsOf(store))).toEqual(new Set(['not_connected']))
    server.signal('SIGCONT')
    await works(store)
  })

  it('leaves a half-open connection for another one', async () => {
    const server = await redis()
    const relay = await startSwitchingProxy(server.port)
    opened.push(relay.stop)
    const { store } = await storeAt(`redis://127.0.0.1:${relay.port}`, withoutPings)
    // The connection that becomes half-open stands, however busy the machine.
    await works(store)
    relay.freezeOpen()
    expect(await store.get('a').catch((error: unknown) => Object(error).code)).toBe('timed_out')
    await works(store)
  })

  it('follows a failover: the old primary, now a replica, is left at its first refusal', async () => {
    const [first, second] = [await redis(), await redis()]
    const relay = await startSwitchingProxy(first.port)
    opened.push(relay.stop)
    const { store } = await storeAt(`redis://127.0.0.1:${relay.port}`, withoutPings)
    await works(store)
    await first.replicate(second.port)
    relay.lead(second.port)
    expect(await store.set('a', '1', 10).catch((error: unknown) => Object(error).code)).toBe('not_writable')
    await works(store)
  })

  it('never uses a replica, which would answer reads alone', async () => {
    const [first, second] = [await redis(), await redis()]
    await first.replicate(second.port)
    const { store } = await storeAt(first.url)
    expect(new Set(await faultsOf(store))).toEqual(new Set(['not_connected']))
  })

  it('opens while the server is absent, says so once, and uses it when it comes', async () => {
    const [port = 0] = await freePorts(1)
    const { store, lines } = await storeAt(`redis://127.0.0.1:${port}`)
    expect(new Set(await faultsOf(store))).toEqual(new Set(['not_connected']))
    await redis(port)
    await works(store)
    expect(lines).toEqual(['redis is not usable', 'redis is usable again'])
  })

  it('goes on after the server was killed and started anew', async () => {
    const server = await redis()
    const { store } = await storeAt(server.url)
    await server.stop()
    expect(new Set(await faultsOf(store))).not.toContain(undefined)
    await redis(server.port)
    await works(store)
  })

  it('notices that a silent subscription is half-open, and forgets everything', async () => {
    const server = await redis()
    const relay = await startSwitchingProxy(server.port)
    opened.push(relay.stop)
    const log = { error: () => undefined, info: () => undefined }
    const channel = createRedisPurgeChannel({ url: `redis://127.0.0.1:${relay.port}`, log, times })
    opened.push(channel.close)
    const told: unknown[] = []
    await channel.listen((tags) => told.push(tags))
    relay.freezeOpen()
    await vi.waitFor(() => expect(told).toEqual(['all']), 10_000)
  })
})

describe('a store whose server accepts connections and says nothing', () => {
  it('opens, and refuses every call in time', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    const { store } = await storeAt(`redis://127.0.0.1:${port}`)
    opened.push(async () => silent.close())
    expect(new Set(await faultsOf(store))).toEqual(new Set(['not_connected']))
  })
})
