import { setTimeout as wait } from 'node:timers/promises'
import { atMostEvery } from '../process/at-most-every.server.ts'
import { StateStoreError } from '../session/state-store-error.server.ts'
import { answerWithin } from './answer-within.server.ts'
import { redisFault } from './redis-fault.server.ts'

/** The part of the log that says how a connection does. */
export type ConnectionLog = {
  error(line: object, message: string): void
  info(line: object, message: string): void
}

export type RedisConnectionOptions = {
  readonly url: string
  readonly log: ConnectionLog
  /** What the connection serves, in the log. */
  readonly serves: string
  /** Called with each new connection; it is used once this is done, and given up when this fails. */
  readonly prepare: (client: RedisClient) => Promise<unknown>
  readonly times?: Partial<typeof defaultTimes>
}

export type RedisConnection = {
  /** Resolves when the first attempt to connect has succeeded or failed. */
  readonly tried: Promise<void>
  /**
   * Runs one command on the connection.
   * @throws StateStoreError at once without a connection, and when no answer comes in time
   */
  run<T>(command: (client: RedisClient) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Milliseconds. */
const defaultTimes = {
  /** For a connection to be made and prepared. */
  connect: 3000,
  /** For a command to be answered. */
  answer: 2000,
  /** Between two looks whether an idle connection still answers. */
  look: 5000,
  /** After a failed attempt; it doubles up to `longestRetry`. */
  retry: 100,
  longestRetry: 1000,
}

const logAtMostEveryMs = 60_000

// Most portals run on one machine: only those that use it load the client.
const loadLibrary = () => import('redis')
type Library = Awaited<ReturnType<typeof loadLibrary>>

// Reconnecting is done here, with a client for each connection: the library keeps one whose server is frozen.
const newClient = ({ createClient }: Library, url: string, connectTimeout: number) =>
  createClient({
    url,
    socket: { connectTimeout, reconnectStrategy: false },
    disableOfflineQueue: true,
  })

export type RedisClient = ReturnType<typeof newClient>

type Opened = {
  readonly client: RedisClient
  /** Resolves with the reason when the connection has ended. */
  readonly ended: Promise<unknown>
  end(cause: unknown): void
}

function open(library: Library, url: string, connectTimeoutMs: number): Opened {
  const client = newClient(library, url, connectTimeoutMs)
  const ended = Promise.withResolvers<unknown>()
  for (const event of ['error', 'terminated', 'end'] as const) client.on(event, ended.resolve)
  const end = (cause: unknown) => {
    ended.resolve(cause)
    client.destroy()
  }
  return { client, ended: ended.promise, end }
}

/** The lines of the log about a connection: when it fails, then once a minute, and when it is back. */
function createReport({ log, serves }: RedisConnectionOptions) {
  let seldom: ReturnType<typeof atMostEvery> | undefined
  return {
    down(cause: unknown) {
      seldom ??= atMostEvery(logAtMostEveryMs)
      const { code } = redisFault(cause)
      seldom(() => log.error({ serves, code, err: cause }, 'redis is not usable'))
    },
    up() {
      if (seldom !== undefined) log.info({ serves }, 'redis is usable again')
      seldom = undefined
    },
  }
}

type Served = {
  /** Why the connection ended. */
  readonly cause: unknown
  readonly wasUsable: boolean
}

/** Serves one connection from its beginning to its end; `use` is told when it can be used. */
async function serve(
  { client, ended }: Opened,
  prepare: RedisConnectionOptions['prepare'],
  connectWithinMs: number,
  use: () => void,
): Promise<Served> {
  const connecting = client.connect().then(() => prepare(client))
  try {
    await answerWithin(connecting, connectWithinMs)
  } catch (cause) {
    return { cause, wasUsable: false }
  }
  use()
  return { cause: await ended, wasUsable: true }
}

/**
 * A connection to Redis that is replaced as soon as it is of no use: closed, without an answer in time, or leading to a
 * server that takes no writes (a replica after a failover). Commands fail at once while there is none.
 */
export function openRedisConnection(options: RedisConnectionOptions): RedisConnection {
  const { url, prepare } = options
  const times = { ...defaultTimes, ...options.times }
  const report = createReport(options)
  const tried = Promise.withResolvers<void>()
  const now: { latest?: Opened; usable?: Opened | undefined; isClosed: boolean } = { isClosed: false }

  async function keepConnected(): Promise<void> {
    const library = await loadLibrary()
    let retryMs = times.retry
    while (!now.isClosed) {
      const opened = open(library, url, times.connect)
      now.latest = opened
      const { cause, wasUsable } = await serve(opened, prepare, times.connect, () => {
        now.usable = opened
        report.up()
        tried.resolve()
      })
      now.usable = undefined
      opened.end(cause)
      tried.resolve()
      if (now.isClosed) return
      report.down(cause)
      retryMs = wasUsable ? times.retry : Math.min(retryMs * 2, times.longestRetry)
      await wait(retryMs, undefined, { ref: false })
    }
  }

  const run = createRun(() => now.usable, times.answer)
  const looks = setInterval(() => run((client) => client.ping()).catch(() => undefined), times.look).unref()
  const kept = keepConnected()
  return {
    tried: tried.promise,
    run,
    async close() {
      now.isClosed = true
      clearInterval(looks)
      now.latest?.end(undefined)
      await kept
    },
  }
}

/** Runs commands on the connection that is usable; one that fails by it ends it, so that another takes its place. */
function createRun(usable: () => Opened | undefined, answerWithinMs: number): RedisConnection['run'] {
  return async (command) => {
    const used = usable()
    if (used === undefined) throw new StateStoreError('not_connected')
    try {
      return await answerWithin(command(used.client), answerWithinMs)
    } catch (error) {
      const fault = redisFault(error)
      if (fault.code !== 'failed') used.end(fault)
      throw fault
    }
  }
}
