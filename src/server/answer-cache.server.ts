import { LRUCache } from 'lru-cache'
import type { BackendOutcome } from './backend-outcome.server.ts'

type Loaded<T> = { readonly outcome: BackendOutcome<T>; readonly bytes: number }
type Kept = {
  readonly outcome: BackendOutcome<unknown>
  readonly bytes: number
  readonly tags: readonly string[]
}

/** Keeps successful public answers for a short time; equal calls that run at once are made once. */
export type AnswerCache = {
  /** Gives the kept answer of `key`, or loads it. Only successes are kept. */
  through<T>(key: string, tags: readonly string[], load: () => Promise<Loaded<T>>): Promise<BackendOutcome<T>>
  /** Forgets every answer that carries one of the tags. */
  purge(tags: readonly string[]): void
}

/** Builds a cache that holds at most `maximumBytes` of answers, each fresh for `freshMs`. */
export function createAnswerCache({ freshMs = 30_000, maximumBytes = 16_000_000 } = {}): AnswerCache {
  const kept = new LRUCache<string, Kept>({
    ttl: freshMs,
    maxSize: maximumBytes,
    sizeCalculation: (entry) => Math.max(1, entry.bytes),
  })
  const running = new Map<string, Promise<BackendOutcome<unknown>>>()
  const purges = { count: 0 }

  async function loadOnce(key: string, tags: readonly string[], load: () => Promise<Loaded<unknown>>) {
    const purgesBefore = purges.count
    const { outcome, bytes } = await load()
    // An answer that was asked for before a purge may already be out of date.
    if (outcome.kind === 'ok' && purges.count === purgesBefore) kept.set(key, { outcome, bytes, tags })
    return outcome
  }

  return {
    through<T>(key: string, tags: readonly string[], load: () => Promise<Loaded<T>>) {
      const found = kept.get(key)
      const pending = found === undefined ? running.get(key) : Promise.resolve(found.outcome)
      if (pending !== undefined) return asOutcomeOf<T>(pending)
      const started: Promise<BackendOutcome<unknown>> = loadOnce(key, tags, load).finally(() => {
        if (running.get(key) === started) running.delete(key)
      })
      running.set(key, started)
      return asOutcomeOf<T>(started)
    },
    purge(tags) {
      purges.count += 1
      running.clear()
      for (const [key, entry] of kept.entries()) {
        if (entry.tags.some((tag) => tags.includes(tag))) kept.delete(key)
      }
    },
  }
}

/** One key always names one call of the contract, so what is kept under it has that call's shape. */
function asOutcomeOf<T>(outcome: Promise<BackendOutcome<unknown>>): Promise<BackendOutcome<T>> {
  return outcome as Promise<BackendOutcome<T>>
}
