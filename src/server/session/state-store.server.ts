/**
 * What the portal remembers between requests: sessions, sign-in attempts, locks, counters, drafts. Shared by all
 * processes; every entry ends by itself.
 */
export type StateStore = {
  get(key: string): Promise<string | undefined>
  /** Writes or replaces an entry, which then lives for `ttlS` seconds. */
  set(key: string, value: string, ttlS: number): Promise<void>
  /** Writes an entry unless it is there already; says whether it did. */
  add(key: string, value: string, ttlS: number): Promise<boolean>
  /** Writes an entry that still has the given value; says whether it did. */
  replaceIf(key: string, value: string, next: string, ttlS: number): Promise<boolean>
  /** Reads an entry and removes it in one step, so that only one caller ever gets it. */
  take(key: string): Promise<string | undefined>
  /** Removes an entry that still has the given value; says whether it did. */
  removeIf(key: string, value: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** The keys that begin so, of entries that have not ended. */
  keys(prefix: string): Promise<readonly string[]>
  /** Adds one to a counter that started at most `ttlS` seconds ago, and says what it is now. */
  increment(key: string, ttlS: number): Promise<{ readonly count: number; readonly endsInS: number }>
  close(): Promise<void>
}
