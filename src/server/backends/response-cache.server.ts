import { LRUCache } from 'lru-cache'
import type { BackendOutcome } from './backend-outcome.server.ts'

/** A response with its size, and the tags that purge it. */
export type LoadedResponse<T> = {
  readonly outcome: BackendOutcome<T>
  readonly bytes: number
  readonly tags: readonly string[]
}

/** Caches successful public responses for a short time; concurrent equal calls share one request. */
export type ResponseCache = {
  /** Returns the cached response of `key`, or loads it. Only successes are cached. */
  through<T>(key: string, load: () => Promise<LoadedResponse<T>>): Promise<LoadedResponse<T>>
  /** Deletes every response that has one of the tags, or all responses. */
  purge(tags: readonly string[] | 'all'): void
}

/** Number of clock readings while a response is fresh. */
const clockReadings = 100

/** Creates a cache of at most `maximumBytes` bytes of responses, each fresh for `freshMs` milliseconds. */
export function createResponseCache({ freshMs = 30_000, maximumBytes = 16_000_000 } = {}): ResponseCache {
  const kept = new LRUCache<string, LoadedResponse<unknown>>({
    ttl: freshMs,
    // Limits clock readings and timers to one per this interval instead of one per millisecond.
    ttlResolution: Math.ceil(freshMs / clockReadings),
    maxSize: maximumBytes,
    sizeCalculation: (entry) => Math.max(1, entry.bytes),
  })
  const running = new Map<string, Promise<LoadedResponse<unknown>>>()
  const purges = { count: 0 }

  async function loadOnce(key: string, load: () => Promise<LoadedResponse<unknown>>) {
    const purgesBefore = purges.count
    const loaded = await load()
    // A response requested before a purge may be out of date.
    if (loaded.outcome.kind === 'ok' && purges.count === purgesBefore) kept.set(key, loaded)
    return loaded
  }

  return {
    through<T>(key: string, load: () => Promise<LoadedResponse<T>>) {
      const found = kept.get(key)
      const pending = found === undefined ? running.get(key) : Promise.resolve(found)
      if (pending !== undefined) return asResponseOf<T>(pending)
      const started: Promise<LoadedResponse<unknown>> = loadOnce(key, load).finally(() => {
        if (running.get(key) === started) running.delete(key)
      })
      running.set(key, started)
      return asResponseOf<T>(started)
    },
    purge(tags) {
      purges.count += 1
      running.clear()
      if (tags === 'all') return kept.clear()
      for (const [key, entry] of kept.entries()) {
        if (entry.tags.some((tag) => tags.includes(tag))) kept.delete(key)
      }
    },
  }
}

/** A key always belongs to one call of the contract, so that its cached value has that call's shape. */
function asResponseOf<T>(response: Promise<LoadedResponse<unknown>>): Promise<LoadedResponse<T>> {
  return response as Promise<LoadedResponse<T>>
}
