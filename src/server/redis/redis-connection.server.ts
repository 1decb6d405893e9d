import { setTimeout as wait } from 'node:timers/promises'
import { atMostEvery } from '../process/log.server.ts'
import { StateStoreError } from '../session/state-store.server.ts'

/**
 * Waits for a reply with a time limit. The client's own time limit ends when a command is written to the
 * socket, which the kernel of a frozen server still accepts.
 * @throws StateStoreError `timed_out`
 */
export async function responseWithin<T>(response: Promise<T>, timeoutMs: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const refuse = () => late.reject(new StateStoreError('timed_out'))
  // Deferred by one turn of the event loop: when this process was blocked itself, the reply may be waiting to
  // be read.
  const timer = setTimeout(() => setImmediate(refuse), timeoutMs)
  try {
    return await Promise.race([response, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Replies of a server that is not a primary, or not yet: a new connection to the current address of the host
 * name may reach the primary. A script's error contains the word within its own text.
 */
const notWritable = /\b(READONLY|MASTERDOWN|LOADING|CLUSTERDOWN|MOVED|NOREPLICAS)\b/

/** Start of an error reply: its kind in capitals (RESP, simple errors). */
const reply = /^[A-Z]{3,}( |$)/

/** Converts the rejection of a command to a fault of the store. */
function redisFault(error: unknown): StateStoreError {
  if (error instanceof StateStoreError) return error
  if (!(error instanceof Error && reply.test(error.message)))
    return new StateStoreError('not_connected', error)
  return new StateStoreError(notWritable.test(error.message) ? 'not_writable' : 'failed', error)
}

/** The part of the log to which connections write. */
export type ConnectionLog = {
  error(line: object, message: string): void
  info(line: object, message: string): void
}

/** Settings of a connection. */
export type RedisConnectionOptions = {
  readonly url: string
  readonly log: ConnectionLog
  /** Purpose of the connection, for the log. */
  readonly serves: string
  /** Called with each new connection, which is used once this resolves and closed when it rejects. */
  readonly prepare: (client: RedisClient) => Promise<unknown>
  readonly times?: Partial<typeof defaultTimes>
}

/** A connection to Redis that reconnects by itself. */
export type RedisConnection = {
  /** Resolves when the first connection attempt has succeeded or failed. */
  readonly tried: Promise<void>
  /**
   * Runs one command on the connection.
   * @throws StateStoreError at once without a connection, and when no reply arrives in time
   */
  run<T>(command: (client: RedisClient) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Default times in milliseconds. */
const defaultTimes = {
  /** Time limit for connecting and preparing. */
  connect: 3000,
  /** Time limit for the reply to a command. */
  response: 2000,
  /** Interval between pings of an idle connection. */
  look: 5000,
  /** Pause after a failed attempt; it doubles up to `longestRetry`. */
  retry: 100,
  longestRetry: 1000,
}

const logAtMostEveryMs = 60_000

// Loaded on demand: most portals run on one machine without Redis.
const loadLibrary = () => import('redis')
type Library = Awaited<ReturnType<typeof loadLibrary>>

// Each connection has a client of its own and reconnecting is implemented here: the library's keeps a
// connection to a frozen server.
const newClient = ({ createClient }: Library, url: string, connectTimeout: number) =>
  createClient({
    url,
    socket: { connectTimeout, reconnectStrategy: false },
    disableOfflineQueue: true,
  })

export type RedisClient = ReturnType<typeof newClient>

type Opened = {
  readonly client: RedisClient
  /** Resolves with the cause when the connection has ended. */
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

/** Creates the log lines of a connection: on failure, then once a minute, and on recovery. */
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

/** Runs one connection from start to end; `use` is called when it becomes usable. */
async function serve(
  { client, ended }: Opened,
  prepare: RedisConnectionOptions['prepare'],
  connectWithinMs: number,
  use: () => void,
): Promise<Served> {
  const connecting = client.connect().then(() => prepare(client))
  try {
    await responseWithin(connecting, connectWithinMs)
  } catch (cause) {
    return { cause, wasUsable: false }
  }
  use()
  return { cause: await ended, wasUsable: true }
}

/**
 * Opens a connection to Redis that is replaced when it is closed, does not reply in time, or reaches a server that
 * accepts no writes (a replica after a failover). Commands fail at once without a usable connection.
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

  const run = createRun(() => now.usable, times.response)
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

/**
 * Creates the function that runs commands on the usable connection; a command that fails because of the
 * connection ends it, so that a new one replaces it.
 */
function createRun(usable: () => Opened | undefined, responseWithinMs: number): RedisConnection['run'] {
  return async (command) => {
    const used = usable()
    if (used === undefined) throw new StateStoreError('not_connected')
    try {
      return await responseWithin(command(used.client), responseWithinMs)
    } catch (error) {
      const fault = redisFault(error)
      if (fault.code !== 'failed') used.end(fault)
      throw fault
    }
  }
}
