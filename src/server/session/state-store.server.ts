/**
 * State that the portal keeps between requests: sessions, sign-in attempts, locks, counters, drafts. All
 * processes share it, and every entry expires. Calls reject with a `StateStoreError`.
 */
export type StateStore = {
  get(key: string): Promise<string | undefined>
  /** Writes or replaces an entry, which expires after `ttlS` seconds. */
  set(key: string, value: string, ttlS: number): Promise<void>
  /** Writes an entry unless it exists; returns whether it did. */
  add(key: string, value: string, ttlS: number): Promise<boolean>
  /** Replaces an entry that still has the given value; returns whether it did. */
  replaceIf(key: string, value: string, next: string, ttlS: number): Promise<boolean>
  /** Reads and removes an entry atomically, so that only one caller gets it. */
  take(key: string): Promise<string | undefined>
  /** Removes an entry that still has the given value; returns whether it did. */
  removeIf(key: string, value: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** Returns the keys of all unexpired entries that start with the prefix. */
  keys(prefix: string): Promise<readonly string[]>
  /**
   * Increments a counter that expires `ttlS` seconds after its first increment; returns its value and
   * remaining seconds.
   */
  increment(key: string, ttlS: number): Promise<{ readonly count: number; readonly endsInS: number }>
  close(): Promise<void>
}

/** Why a call of the state store failed. */
export type StateStoreFault =
  /** No usable connection to the server. */
  | 'not_connected'
  /** No response from the server in time: it may be frozen, or the connection half-open. */
  | 'timed_out'
  /** The server accepts no writes: it is a replica, or still loading. */
  | 'not_writable'
  /** Another process holds the file's lock. */
  | 'locked'
  /** Another error of the store, in `cause`. */
  | 'failed'

/**
 * Thrown by every failed call of the state store. Requests that need the store then get 503; all others
 * continue.
 */
export class StateStoreError extends Error {
  override readonly name = 'StateStoreError'
  readonly code: StateStoreFault

  constructor(code: StateStoreFault, cause?: unknown) {
    super(`the state store failed: ${code}`, cause === undefined ? undefined : { cause })
    this.code = code
  }
}

/** Seconds after which a failed request may succeed. */
export const storeRetryAfterS = 5

/** Number of lost races that counts as a fault: each one means that another writer succeeded. */
const mostTries = 50

type Entry = { readonly key: string; readonly ttlS: number }

/**
 * Changes an entry of the state store atomically: of two concurrent changes, from two tabs or processes, the later one
 * sees the earlier one, and none is lost.
 * @param change returns the new value, or `undefined` to leave the entry unchanged
 */
export async function changeEntry(
  store: Pick<StateStore, 'add' | 'get' | 'replaceIf'>,
  { key, ttlS }: Entry,
  change: (value: string | undefined) => string | undefined,
): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const value = await store.get(key)
    const next = change(value)
    if (next === undefined) return
    const isDone =
      value === undefined ? await store.add(key, next, ttlS) : await store.replaceIf(key, value, next, ttlS)
    if (isDone) return
  }
  throw new Error('an entry of the state store changes all the time')
}
