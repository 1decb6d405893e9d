import { LRUCache } from 'lru-cache'
import type { BackendOutcome } from './backend-outcome.server.ts'

/** An answer as it came: its size, and the names that purge it. */
export type LoadedResponse<T> = {
  readonly outcome: BackendOutcome<T>
  readonly bytes: number
  readonly tags: readonly string[]
}

/** Keeps successful public answers for a short time; equal calls that run at once are made once. */
export type ResponseCache = {
  /** Gives the kept answer of `key`, or loads it. Only successes are kept. */
  through<T>(key: string, load: () => Promise<LoadedResponse<T>>): Promise<LoadedResponse<T>>
  /** Forgets every answer that carries one of the tags, or all of them. */
  purge(tags: readonly string[] | 'all'): void
}

/** Of the time in which an answer is fresh. */
const clockReadings = 100

/** Builds a cache that holds at most `maximumBytes` of answers, each fresh for `freshMs`. */
export function createResponseCache({ freshMs = 30_000, maximumBytes = 16_000_000 } = {}): ResponseCache {
  const kept = new LRUCache<string, LoadedResponse<unknown>>({
    ttl: freshMs,
    // The clock is read, and a timer set, once in this time instead of every millisecond.
    ttlResolution: Math.ceil(freshMs / clockReadings),
    maxSize: maximumBytes,
    sizeCalculation: (entry) => Math.max(1, entry.bytes),
  })
  const running = new Map<string, Promise<LoadedResponse<unknown>>>()
  const purges = { count: 0 }

  async function loadOnce(key: string, load: () => Promise<LoadedResponse<unknown>>) {
    const purgesBefore = purges.count
    const loaded = await load()
    // An answer that was asked for before a purge may already be out of date.
    if (loaded.outcome.kind === 'ok' && purges.count === purgesBefore) kept.set(key, loaded)
    return loaded
  }

  return {
    through<T>(key: string, load: () => Promise<LoadedResponse<T>>) {
      const found = kept.get(key)
      const pending = found === undefined ? running.get(key) : Promise.resolve(found)
      if (pending !== undefined) return asAnswerOf<T>(pending)
      const started: Promise<LoadedResponse<unknown>> = loadOnce(key, load).finally(() => {
        if (running.get(key) === started) running.delete(key)
      })
      running.set(key, started)
      return asAnswerOf<T>(started)
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

/** One key always names one call of the contract, so what is kept under it has that call's shape. */
function asAnswerOf<T>(answer: Promise<LoadedResponse<unknown>>): Promise<LoadedResponse<T>> {
  return answer as Promise<LoadedResponse<T>>
}
