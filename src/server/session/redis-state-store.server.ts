import { createClient } from 'redis'
import type { Log } from '../log.server.ts'
import type { Seal } from './seal.server.ts'
import type { StateStore } from './state-store.server.ts'

export type RedisStateStoreOptions = {
  readonly url: string
  readonly seal: Seal
  readonly log: Pick<Log, 'error'>
}

/** Keeps this portal's keys apart from whatever else uses the server. */
const prefix = 'portal:'
const connectTimeoutMs = 5000
const commandTimeoutMs = 5000

/** Keys that the server looks at in one step, between which it serves others. */
const scanCount = 1000

/** A text as the server's patterns write it. */
const literal = (text: string): string => text.replace(/[\\*?[\]^]/g, '\\$&')

const scripts = {
  /** Removes a key that still has exactly this value, in one step. */
  removeIf: `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`,
  /** Writes a key that still has exactly this value, in one step. */
  replaceIf: `if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
    redis.call('SET', KEYS[1], ARGV[2], 'EX', ARGV[3]) return 1`,
  /** Counts; the first count starts the window. */
  increment: `local count = redis.call('INCR', KEYS[1])
    if count == 1 then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
    return { count, redis.call('TTL', KEYS[1]) }`,
} as const

function connectTo({ url, log }: RedisStateStoreOptions) {
  const client = createClient({
    url,
    socket: { connectTimeout: connectTimeoutMs },
    commandOptions: { timeout: commandTimeoutMs },
    // A call while the server is away fails at once instead of waiting for it.
    disableOfflineQueue: true,
  })
  client.on('error', (error) => log.error({ err: error }, 'redis failed'))
  return client.connect()
}

function toCounter(answer: unknown): { count: number; endsInS: number } {
  const [count, endsInS] = Array.isArray(answer) ? answer.map(Number) : []
  return { count: count ?? 0, endsInS: Math.max(1, endsInS ?? 1) }
}

/**
 * The store of several machines. Values are sealed under their key's name, as in the file of one machine; the server's
 * own clock ends entries.
 */
export async function createRedisStateStore(options: RedisStateStoreOptions): Promise<StateStore> {
  const { seal } = options
  const client = await connectTo(options)
  const nameOf = (key: string) => `${prefix}${key}`
  const open = (key: string, sealed: string | null) => (sealed === null ? undefined : seal.open(sealed, key))
  return {
    get: async (key) => open(key, await client.get(nameOf(key))),
    set: async (key, value, ttlS) => {
      await client.set(nameOf(key), seal.seal(value, key), { expiration: { type: 'EX', value: ttlS } })
    },
    add: async (key, value, ttlS) => {
      const options = { expiration: { type: 'EX', value: ttlS }, condition: 'NX' } as const
      return (await client.set(nameOf(key), seal.seal(value, key), options)) === 'OK'
    },
    replaceIf: async (key, value, next, ttlS) => {
      const sealed = await client.get(nameOf(key))
      if (sealed === null || seal.open(sealed, key) !== value) return false
      const values = [sealed, seal.seal(next, key), String(ttlS)]
      const replaced = await client.eval(scripts.replaceIf, { keys: [nameOf(key)], arguments: values })
      return Number(replaced) === 1
    },
    take: async (key) => open(key, await client.getDel(nameOf(key))),
    removeIf: async (key, value) => {
      const sealed = await client.get(nameOf(key))
      if (sealed === null || seal.open(sealed, key) !== value) return false
      const removed = await client.eval(scripts.removeIf, { keys: [nameOf(key)], arguments: [sealed] })
      return Number(removed) === 1
    },
    remove: async (key) => {
      await client.del(nameOf(key))
    },
    keys: async (beginning) => {
      const found: string[] = []
      const search = { MATCH: `${literal(nameOf(beginning))}*`, COUNT: scanCount }
      for await (const names of client.scanIterator(search)) found.push(...names)
      return [...new Set(found)].map((name) => name.slice(prefix.length))
    },
    increment: async (key, ttlS) =>
      toCounter(await client.eval(scripts.increment, { keys: [nameOf(key)], arguments: [String(ttlS)] })),
    close: () => client.close(),
  }
}
