import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js'
import type { Locale } from '../../routing/addresses/locales.ts'
import { currentRequestContext } from '../http/request-context.server.ts'
import { plainPage } from '../pipeline/plain-page.server.ts'
import type { StateStore } from '../session/state-store.server.ts'

type Counter = Awaited<ReturnType<StateStore['increment']>>
type Options = ConstructorParameters<typeof RateLimiterStoreAbstract>[0] & {
  readonly storeClient: StateStore
}

/**
 * The library's limiter on the portal's own store, by the three methods that its stores have to give. Only `consume`
 * with one point is used, so that one atomic count is all that the store has to know.
 */
class StateStoreLimiter extends RateLimiterStoreAbstract {
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

/** How often a subject may do something within a window that starts with the first try. */
export type LimitRule = { readonly name: string; readonly most: number; readonly windowS: number }

const hourS = 3600

/** Posts of one form by one address group, the mistaken ones included. */
export const formsPerAddress: LimitRule = { name: 'form', most: 30, windowS: hourS }

/** Passwords that one address group tries for one e-mail address or user name at the content backend. */
export const staffPasswordsPerVisitor: LimitRule = { name: 'staff-password', most: 10, windowS: 900 }

/** Passwords that all visitors together try for one account: more than its owner needs while others try too. */
export const staffPasswordsPerAccount: LimitRule = { name: 'staff-account', most: 100, windowS: 900 }

/** E-mails that forms send to one address, whoever asks. */
export const mailsPerRecipient: LimitRule = { name: 'mail', most: 5, windowS: hourS }

/** Forms of one address group without a captcha, which browsers without scripts cannot solve (P-233). */
export const unprovenFormsPerAddress: LimitRule = { name: 'unproven-form', most: 3, windowS: hourS }

/** Captcha challenges of one address group. */
export const challengesPerAddress: LimitRule = { name: 'challenge', most: 60, windowS: hourS }

/** Whether one more try is allowed; when not, the seconds after which it is again. */
type LimitAnswer = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterS: number }

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

function classify(thrown: unknown): LimitAnswer {
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
        .then((): LimitAnswer => ({ allowed: true }), classify),
  }
}

const status = 429

type TooMany = {
  readonly retryAfterS: number
  /** Whether the caller is a script, which reads JSON, and no visitor. */
  readonly wantsJson: boolean
  readonly locale: Locale
}

/**
 * The answer over a limit (RFC 6585, section 4), always with `Retry-After`: a page in the visitor's language, or a
 * problem document (RFC 9457).
 */
export function tooManyRequests({ retryAfterS, wantsJson, locale }: TooMany): Response {
  const headers = { 'retry-after': String(retryAfterS), 'cache-control': 'no-store' }
  if (!wantsJson) {
    const requestId = currentRequestContext()?.requestId ?? ''
    return plainPage({ status, locale, advice: 'tooManyRequests', requestId, headers })
  }
  const problem = { type: 'about:blank', title: 'Too Many Requests', status, code: 'too_many_requests' }
  return new Response(JSON.stringify(problem), {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json' },
  })
}
