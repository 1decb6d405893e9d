import type { Context } from 'hono'
import { ContentError } from '../http/content-error.ts'

const windowMs = 60_000
const mostKeys = 10_000

type Window = { readonly endsAt: number; used: number }

/** Counts requests in fixed windows of one minute. */
export type RateLimit = {
  /**
   * Counts one request and writes the `x-ratelimit-*` headers.
   *
   * @throws {ContentError} 429 beyond the limit
   */
  count(context: Context, key: string): void
}

function forgetEnded(windows: Map<string, Window>, time: number): void {
  for (const [key, { endsAt }] of windows) {
    if (endsAt <= time || windows.size > mostKeys) windows.delete(key)
  }
}

/**
 * Creates a rate limit. Like Strapi it sends no `Retry-After`: `x-ratelimit-reset` (seconds since 1970) is
 * the end of the window.
 */
export function createRateLimit(requestsPerMinute: number, now: () => Date): RateLimit {
  const windows = new Map<string, Window>()
  return {
    count(context, key) {
      const time = now().getTime()
      if (windows.size >= mostKeys) forgetEnded(windows, time)
      const known = windows.get(key)
      const window = known !== undefined && known.endsAt > time ? known : { endsAt: time + windowMs, used: 0 }
      windows.set(key, window)
      window.used += 1
      context.header('x-ratelimit-limit', String(requestsPerMinute))
      context.header('x-ratelimit-remaining', String(Math.max(requestsPerMinute - window.used, 0)))
      context.header('x-ratelimit-reset', String(Math.ceil(window.endsAt / 1000)))
      if (window.used > requestsPerMinute) {
        throw new ContentError('RateLimitError', 'Too many requests, please try again later.')
      }
    },
  }
}
