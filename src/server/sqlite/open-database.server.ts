import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isBusy } from './busy-retries.server.ts'

/** Milliseconds for which one call may wait for another process; it blocks the event loop. */
const busyTimeoutMs = 10

/** Milliseconds in which a file has to be opened; nothing is served meanwhile. */
const openWithinMs = 10_000
const pauseMs = 20

type DatabaseFile = {
  readonly file: string
  /** Idempotent statements that create the schema. */
  readonly schema: string
  /** Durability after a power loss: `NORMAL` loses the last moment at most, `OFF` may lose everything. */
  readonly synchronous: 'NORMAL' | 'OFF'
}

/**
 * Opens an SQLite file that the processes of one machine share, in WAL mode, in which readers never wait for
 * writers. Switching to that mode needs an exclusive lock and ignores the busy time-out when several
 * processes do so at once, so that opening is retried.
 * @throws when the file cannot be opened, or another process holds its lock for ten seconds
 */
export function openDatabase({ file, schema, synchronous }: DatabaseFile): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const untilMs = performance.now() + openWithinMs
  for (;;) {
    const database = new DatabaseSync(file, { timeout: busyTimeoutMs })
    try {
      database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; ${schema}`)
      return database
    } catch (error) {
      database.close()
      if (!isBusy(error) || performance.now() > untilMs) throw error
    }
    pauseThread(pauseMs)
  }
}

/** Blocks this thread for a number of milliseconds. */
function pauseThread(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
