import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { StateStore } from '../session/state-store.server.ts'
import type { LimitRule } from './limit-rules.server.ts'
import { StateStoreLimiter } from './state-store-limiter.server.ts'

/** Whether one more try is allowed; when not, the seconds after which it is again. */
export type LimitAnswer =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterS: number }

export type Limits = {
  /** Counts a try of `subject` (an address group, an account, an e-mail address). */
  count(rule: LimitRule, subject: string): Promise<LimitAnswer>
}

function createLimiter({ name, most, windowS }: LimitRule, store: StateStore): StateStoreLimiter {
  const options = { keyPrefix: `limit:${name}`, points: most, duration: windowS }
  return new StateStoreLimiter({
    ...options,
    storeClient: store,
    // Without the store each process counts for itself, so that forms go on and stay limited.
    insuranceLimiter: new RateLimiterMemory(options),
  })
}

/** Subjects are hashed: the store must not be a list of who wrote to us. */
const keyOf = (subject: string): string => createHash('sha256').update(subject).digest('base64url')

function judge(thrown: unknown): LimitAnswer {
  if (!(thrown instanceof RateLimiterRes)) throw thrown
  return { allowed: false, retryAfterS: Math.max(1, Math.ceil(thrown.msBeforeNext / 1000)) }
}

/** Counts tries in windows that start with the first one, in the store that all processes share. */
export function createLimits(store: StateStore): Limits {
  const limiters = new Map<string, StateStoreLimiter>()
  const limiterOf = (rule: LimitRule) => {
    const limiter = limiters.get(rule.name) ?? createLimiter(rule, store)
    limiters.set(rule.name, limiter)
    return limiter
  }
  return {
    count: (rule, subject) =>
      limiterOf(rule)
        .consume(keyOf(subject))
        .then((): LimitAnswer => ({ allowed: true }), judge),
  }
}
