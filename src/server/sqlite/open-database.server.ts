import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isBusy } from './busy-retries.server.ts'

/** Milliseconds for which one call may wait for another process: the event loop stands still meanwhile. */
const busyTimeoutMs = 10

/** Milliseconds in which a file has to be opened; nothing is served meanwhile. */
const openWithinMs = 10_000
const pauseMs = 20

type DatabaseFile = {
  readonly file: string
  /** Statements that set the file up, and change nothing of one that is. */
  readonly schema: string
  /** What survives a loss of power: `NORMAL` all but the last moment, `OFF` perhaps nothing. */
  readonly synchronous: 'NORMAL' | 'OFF'
}

/**
 * Opens an SQLite file that processes of one machine share, in its write-ahead mode: readers never wait for writers.
 * Changing to that mode needs the file alone and ignores the busy time-out where several processes do so at once, so
 * that opening is tried again.
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

/** Stops this thread for so many milliseconds. */
function pauseThread(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
