import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  type ConnectionLog,
  openRedisConnection,
  type RedisClient,
  type RedisConnection,
  type RedisConnectionOptions,
} from '../redis/redis-connection.server.ts'
import { createBusyRetries } from '../sqlite/busy-retries.server.ts'
import { openDatabase } from '../sqlite/open-database.server.ts'
import { type PurgeChannel, type PurgedTags, parseJsonOf, readTags } from './purges.server.ts'

const channel = 'portal:purges'

const senderSchema = z.object({ sender: z.string(), tags: z.unknown() })

export type RedisPurgeChannelOptions = {
  readonly url: string
  readonly log: ConnectionLog
  readonly times?: RedisConnectionOptions['times']
}

/**
 * Creates the purge channel of several machines, by Redis publish and subscribe. Redis stores no messages for
 * disconnected subscribers, so that a process purges everything on each reconnection. Listening resolves
 * after the first connection attempt, whether it succeeded or failed.
 */
export function createRedisPurgeChannel(options: RedisPurgeChannelOptions): PurgeChannel {
  const { url, log, times = {} } = options
  const self = randomUUID()
  const publisher = openRedisConnection({
    ...{ url, log, times },
    serves: 'purges sent',
    prepare: (client) => client.ping(),
  })
  const listeners: RedisConnection[] = []
  return {
    publish: async (tags) => {
      await publisher.run((client) => client.publish(channel, JSON.stringify({ sender: self, tags })))
    },
    listen: async (receive) => {
      const read = (text: string) => {
        const message = senderSchema.safeParse(parseJsonOf(text))
        if (!message.success) log.error({}, 'a purge could not be read')
        if (message.data?.sender !== self) receive(readTags(message.data?.tags))
      }
      let isListening = false
      const prepare = async (client: RedisClient) => {
        await client.subscribe(channel, read)
        if (isListening) receive('all')
      }
      const subscriber = openRedisConnection({ url, log, times, serves: 'purges received', prepare })
      listeners.push(subscriber)
      await Promise.all([publisher.tried, subscriber.tried])
      isListening = true
    },
    close: async () => {
      await Promise.all([publisher, ...listeners].map(({ close }) => close()))
    },
  }
}

const schema = `
  CREATE TABLE IF NOT EXISTS purges (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    sender TEXT NOT NULL,
    tags TEXT NOT NULL,
    at_ms INTEGER NOT NULL
  ) STRICT;
`

const pollIntervalMs = 200
/** Time for which purges are stored; a process that did not read for longer purges everything. */
const retentionMs = 3_600_000

const rowSchema = z.object({ id: z.number(), sender: z.string(), tags: z.string() })
const versionSchema = z.object({ data_version: z.number() })
const lastSchema = z.object({ last: z.number().nullable() })

export type SqlitePurgeChannelOptions = {
  readonly file: string
  readonly log: { error(line: object, message: string): void }
  /** Current time in milliseconds since 1970. */
  readonly now?: () => number
  readonly intervalMs?: number
}

function open(file: string) {
  const database = openDatabase({ file, schema, synchronous: 'OFF' })
  return {
    close: () => database.close(),
    version: database.prepare('PRAGMA data_version'),
    last: database.prepare('SELECT max(id) AS last FROM purges'),
    since: database.prepare('SELECT id, sender, tags FROM purges WHERE id > ? ORDER BY id'),
    add: database.prepare('INSERT INTO purges (sender, tags, at_ms) VALUES (?, ?, ?)'),
    dropOld: database.prepare('DELETE FROM purges WHERE at_ms < ?'),
  }
}

/**
 * Creates the purge channel of one machine, through an SQLite file: each process polls its data version five
 * times a second, which reads no row. Other processes therefore purge within a fifth of a second.
 */
export function createSqlitePurgeChannel(options: SqlitePurgeChannelOptions): PurgeChannel {
  const { file, log, now = Date.now, intervalMs = pollIntervalMs } = options
  const run = open(file)
  const self = randomUUID()
  const version = () => versionSchema.parse(run.version.get()).data_version
  const seen = { id: lastSchema.parse(run.last.get()).last ?? 0, version: version() }
  const timers: NodeJS.Timeout[] = []
  const writing = createBusyRetries()

  function read(receive: (tags: PurgedTags) => void): void {
    const current = version()
    if (current === seen.version) return
    const rows = run.since.all(seen.id).map((row) => rowSchema.parse(row))
    // Only now: rows that cannot be had at the moment are read at the next look.
    seen.version = current
    // Ids have no gaps, so that a missing one was deleted before this process read it.
    const isMissing = rows[0] !== undefined && rows[0].id > seen.id + 1
    seen.id = rows.at(-1)?.id ?? seen.id
    if (isMissing) {
      receive('all')
      return
    }
    for (const { sender, tags } of rows) if (sender !== self) receive(readTags(parseJsonOf(tags)))
  }

  return {
    publish: async (tags) => {
      await writing(() => {
        run.dropOld.run(now() - retentionMs)
        run.add.run(self, JSON.stringify(tags), now())
      })
    },
    listen: async (receive) => {
      const look = () => {
        try {
          read(receive)
        } catch (error) {
          log.error({ err: error }, 'purges of other processes could not be read')
        }
      }
      timers.push(setInterval(look, intervalMs).unref())
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer)
      run.close()
    },
  }
}
