import {
  type ConnectionLog,
  openRedisConnection,
  type RedisClient,
  type RedisConnection,
  type RedisConnectionOptions,
} from '../redis/redis-connection.server.ts'
import type { Seal } from './seal.server.ts'
import type { StateStore } from './state-store.server.ts'

export type RedisStateStoreOptions = {
  readonly url: string
  readonly seal: Seal
  readonly log: ConnectionLog
  readonly times?: RedisConnectionOptions['times']
}

/** Prefix that separates this portal's keys from those of other users of the server. */
const prefix = 'portal:'

/** Key that each new connection writes, to detect a replica: it would serve reads and refuse the writes that follow. */
const probeKey = `${prefix}probe`
const probeLivesS = 60

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

function toCounter(response: unknown): { count: number; endsInS: number } {
  const [count, endsInS] = Array.isArray(response) ? response.map(Number) : []
  return { count: count ?? 0, endsInS: Math.max(1, endsInS ?? 1) }
}

/**
 * Creates the store shared by several machines. Values are sealed under their key's name, as in the file of a single
 * machine; the server's own clock ends entries. Resolves after the first attempt to connect, successful or not.
 */
export async function createRedisStateStore(options: RedisStateStoreOptions): Promise<StateStore> {
  const { seal, url, log, times = {} } = options
  const expiring = (value: number) => ({ expiration: { type: 'EX', value } as const })
  const prepare = (client: RedisClient) => client.set(probeKey, '', expiring(probeLivesS))
  const connection = openRedisConnection({ url, log, times, serves: 'sessions', prepare })
  const { run } = connection
  const nameOf = (key: string) => `${prefix}${key}`
  const open = (key: string, sealed: string | null) => (sealed === null ? undefined : seal.open(sealed, key))
  const evaluate = (script: string, key: string, values: readonly string[]) =>
    run((client) => client.eval(script, { keys: [nameOf(key)], arguments: [...values] }))
  /** Returns the sealed text stored under the key if it seals this value. */
  const sealedValue = async (key: string, value: string) => {
    const sealed = await run((client) => client.get(nameOf(key)))
    return sealed !== null && seal.open(sealed, key) === value ? sealed : undefined
  }
  await connection.tried
  return {
    get: async (key) => open(key, await run((client) => client.get(nameOf(key)))),
    set: async (key, value, ttlS) => {
      await run((client) => client.set(nameOf(key), seal.seal(value, key), expiring(ttlS)))
    },
    add: async (key, value, ttlS) => {
      const once = { ...expiring(ttlS), condition: 'NX' } as const
      return (await run((client) => client.set(nameOf(key), seal.seal(value, key), once))) === 'OK'
    },
    replaceIf: async (key, value, next, ttlS) => {
      const sealed = await sealedValue(key, value)
      if (sealed === undefined) return false
      return (
        Number(await evaluate(scripts.replaceIf, key, [sealed, seal.seal(next, key), String(ttlS)])) === 1
      )
    },
    take: async (key) => open(key, await run((client) => client.getDel(nameOf(key)))),
    removeIf: async (key, value) => {
      const sealed = await sealedValue(key, value)
      return sealed !== undefined && Number(await evaluate(scripts.removeIf, key, [sealed])) === 1
    },
    remove: async (key) => {
      await run((client) => client.del(nameOf(key)))
    },
    keys: (beginning) => findKeys(run, nameOf(beginning)),
    increment: async (key, ttlS) => toCounter(await evaluate(scripts.increment, key, [String(ttlS)])),
    close: connection.close,
  }
}

/** The keys that begin so, in steps of which each has the time limit of one response. */
async function findKeys(run: RedisConnection['run'], beginning: string): Promise<readonly string[]> {
  const search = { MATCH: `${literal(beginning)}*`, COUNT: scanCount }
  const found = new Set<string>()
  let cursor = '0'
  do {
    const step = await run((client) => client.scan(cursor, search))
    for (const name of step.keys) found.add(name.slice(prefix.length))
    cursor = step.cursor
  } while (cursor !== '0')
  return [...found]
}
