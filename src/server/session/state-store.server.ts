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
