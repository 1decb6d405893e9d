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
 * Adapts the library's limiter to the portal's state store, by the three methods that its stores implement.
 * Only `consume` with one point is used, so that the store needs just one atomic increment.
 */
class StateStoreLimiter extends RateLimiterStoreAbstract {
  readonly #store: StateStore

  constructor(options: Options) {
    super(options)
    this.#store = options.storeClient
  }

  /** Increments a count; the library passes the key, the points and the window in milliseconds. */
  async _upsert(key: string, _points: number, durationMs: number): Promise<Counter> {
    return this.#store.increment(key, durationMs / 1000)
  }

  /** Converts a count to the library's result. */
  _getRateLimiterRes(_key: string, points: number, { count, endsInS }: Counter): RateLimiterRes {
    return new RateLimiterRes(Math.max(0, this.points - count), endsInS * 1000, count, count === points)
  }

  async _delete(key: string): Promise<boolean> {
    await this.#store.remove(key)
    return true
  }
}

/** Number of times that a subject may do something within a window that starts with the first attempt. */
export type LimitRule = { readonly name: string; readonly most: number; readonly windowS: number }

const hourS = 3600

/** Submissions of one form by one address group, invalid ones included. */
export const formsPerAddress: LimitRule = { name: 'form', most: 30, windowS: hourS }

/** Submissions of one form of a case by one account: a day's work, for which colleagues may share an address. */
export const caseFormsPerAccount: LimitRule = { name: 'case-form', most: 200, windowS: hourS }

/** Passwords that one address group tries for one email address or user name at the content backend. */
export const staffPasswordsPerVisitor: LimitRule = { name: 'staff-password', most: 10, windowS: 900 }

/**
 * Passwords that all visitors together try for one account; high enough that others' attempts do not lock out
 * its owner.
 */
export const staffPasswordsPerAccount: LimitRule = { name: 'staff-account', most: 100, windowS: 900 }

/** Emails that forms send to one address, from all visitors together. */
export const mailsPerRecipient: LimitRule = { name: 'mail', most: 5, windowS: hourS }

/**
 * Submissions by one address group without a captcha, which browsers without scripts cannot solve (P-233).
 */
export const unprovenFormsPerAddress: LimitRule = { name: 'unproven-form', most: 3, windowS: hourS }

/** Captcha challenges of one address group. */
export const challengesPerAddress: LimitRule = { name: 'challenge', most: 60, windowS: hourS }

/** Decision on an attempt; a refusal has the seconds until the next attempt is allowed. */
type LimitResponse = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterS: number }

/** Rate limits. */
export type Limits = {
  /** Counts an attempt of `subject` (an address group, an account, an email address). */
  count(rule: LimitRule, subject: string): Promise<LimitResponse>
}

function createLimiter({ name, most, windowS }: LimitRule, store: StateStore): StateStoreLimiter {
  const options = { keyPrefix: `limit:${name}`, points: most, duration: windowS }
  return new StateStoreLimiter({
    ...options,
    storeClient: store,
    // While the store fails each process counts by itself, so that forms work and stay limited.
    insuranceLimiter: new RateLimiterMemory(options),
  })
}

/** Hashes a subject, so that the store contains no list of visitors' addresses. */
const keyOf = (subject: string): string => createHash('sha256').update(subject).digest('base64url')

function classify(thrown: unknown): LimitResponse {
  if (!(thrown instanceof RateLimiterRes)) throw thrown
  return { allowed: false, retryAfterS: Math.max(1, Math.ceil(thrown.msBeforeNext / 1000)) }
}

/** Creates rate limits whose windows start with the first attempt, in the store that all processes share. */
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
        .then((): LimitResponse => ({ allowed: true }), classify),
  }
}

const status = 429

type TooMany = {
  readonly retryAfterS: number
  /** True if the client is a script, which reads JSON. */
  readonly wantsJson: boolean
  readonly locale: Locale
}

/**
 * Returns the 429 response (RFC 6585, section 4), always with `Retry-After`: a page in the visitor's
 * language, or a problem document (RFC 9457).
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
