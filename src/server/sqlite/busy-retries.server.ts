import { setTimeout as wait } from 'node:timers/promises'
import { StateStoreError } from '../session/state-store.server.ts'

/** Low bytes of the result codes SQLITE_BUSY and SQLITE_LOCKED, without their extension (sqlite.org/rescode.html). */
const busyCodes: readonly number[] = [5, 6]

/** Reports whether a call failed because another process holds the lock of the file. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  return typeof error.errcode === 'number' && busyCodes.includes(error.errcode & 0xff)
}

/** Settings of the retries. */
export type BusyRetriesOptions = {
  /** Time limit of a call in milliseconds. */
  readonly withinMs?: number
  /** Monotonic time in milliseconds. */
  readonly now?: () => number
  readonly pause?: () => Promise<unknown>
}

const defaultWithinMs = 2000
const pauseMs = 25

/** Runs a database call. Calls that meet a lock are queued and retried one at a time. */
export type RunCall = <T>(call: () => T) => Promise<T>

/**
 * Creates retries of calls that meet the lock of another process, without blocking the event loop: each
 * attempt is synchronous and short, the pauses are asynchronous.
 * @throws StateStoreError `locked` after the time limit, `failed` for any other error
 */
export function createBusyRetries(options: BusyRetriesOptions = {}): RunCall {
  const { withinMs = defaultWithinMs, now = () => performance.now(), pause = () => wait(pauseMs) } = options
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  async function retry<T>(call: () => T, untilMs: number): Promise<T> {
    while (now() < untilMs) {
      const tried = tryOnce(call)
      if (tried.kind === 'done') return tried.result
      await pause()
    }
    throw new StateStoreError('locked')
  }

  return async function run<T>(call: () => T): Promise<T> {
    const tried = waiting === 0 ? tryOnce(call) : { kind: 'busy' as const }
    if (tried.kind === 'done') return tried.result
    waiting += 1
    const untilMs = now() + withinMs
    const turn = last.then(() => retry(call, untilMs))
    last = turn.then(
      () => undefined,
      () => undefined,
    )
    return turn.finally(() => {
      waiting -= 1
    })
  }
}

function tryOnce<T>(
  call: () => T,
): { readonly kind: 'done'; readonly result: T } | { readonly kind: 'busy' } {
  try {
    return { kind: 'done', result: call() }
  } catch (error) {
    if (isBusy(error)) return { kind: 'busy' }
    throw new StateStoreError('failed', error)
  }
}
