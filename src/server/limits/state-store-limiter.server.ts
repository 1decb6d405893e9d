import { RateLimiterRes } from 'rate-limiter-flexible'
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js'
import type { StateStore } from '../session/state-store.server.ts'

type Counter = Awaited<ReturnType<StateStore['increment']>>
type Options = ConstructorParameters<typeof RateLimiterStoreAbstract>[0] & {
  readonly storeClient: StateStore
}

/**
 * The library's limiter on the portal's own store, by the three methods that its stores have to give. Only `consume`
 * with one point is used, so that one atomic count is all that the store has to know.
 */
export class StateStoreLimiter extends RateLimiterStoreAbstract {
  readonly #store: StateStore

  constructor(options: Options) {
    super(options)
    this.#store = options.storeClient
  }

  /** Counts one; the library passes key, points and the window in milliseconds. */
  async _upsert(key: string, _points: number, durationMs: number): Promise<Counter> {
    return this.#store.increment(key, durationMs / 1000)
  }

  /** What the library knows of a count. */
  _getRateLimiterRes(_key: string, points: number, { count, endsInS }: Counter): RateLimiterRes {
    return new RateLimiterRes(Math.max(0, this.points - count), endsInS * 1000, count, count === points)
  }

  async _delete(key: string): Promise<boolean> {
    await this.#store.remove(key)
    return true
  }
}
