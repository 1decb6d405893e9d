import { currentRequestContext } from './request-context.server.ts'

export type SteadyOptions = {
  /** For how long a page waits for a part that it can do without. */
  readonly waitMs?: number
  /** For how long a backend that failed is left alone. */
  readonly restMs?: number
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/**
 * A part of many pages that none of them should wait or fail for. `load` gives undefined when it failed; then the last
 * good value of the key stands in, and the page is marked as one that lacks something, so that it replaces no better one.
 */
export function createSteadyAnswer<Key extends string, Value>(
  load: (key: Key) => Promise<Value | undefined>,
  { waitMs = 1500, restMs = 5000, now = Date.now }: SteadyOptions = {},
): (key: Key) => Promise<Value | undefined> {
  const good = new Map<Key, Value>()
  const failedAt = new Map<Key, number>()
  const isResting = (key: Key) => now() - (failedAt.get(key) ?? Number.NEGATIVE_INFINITY) < restMs
  return async (key) => {
    const loaded = isResting(key) ? undefined : await within(waitMs, load(key))
    if (loaded !== undefined) {
      good.set(key, loaded)
      return loaded
    }
    if (!isResting(key)) failedAt.set(key, now())
    currentRequestContext()?.onLack?.()
    return good.get(key)
  }
}

/** What a promise gives in time; undefined when it is late. A late failure is no fault of the page. */
export async function within<Value>(waitMs: number, promise: Promise<Value>): Promise<Value | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), waitMs)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
