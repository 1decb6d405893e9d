import type { StateStore } from './state-store.server.ts'

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
