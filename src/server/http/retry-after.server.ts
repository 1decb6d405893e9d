import type { ResponseHead } from './http-transport.server.ts'

type Reply = Pick<ResponseHead, 'headers' | 'status'>

const longestS = 86_400
const tooManyRequests = 429

function secondsUntil(instantMs: number, nowMs: number): number {
  return Math.ceil((instantMs - nowMs) / 1000)
}

function readSeconds({ headers, status }: Reply, nowMs: number): number {
  const retryAfter = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter)
  if (retryAfter !== '') return secondsUntil(Date.parse(retryAfter), nowMs)
  // The content backend sends the end of its window, in seconds since 1970, instead of `Retry-After`.
  const reset = (status === tooManyRequests && headers.get('x-ratelimit-reset')) || ''
  return /^\d+$/.test(reset) ? secondsUntil(Number(reset) * 1000, nowMs) : Number.NaN
}

/**
 * Reads the number of seconds after which a backend accepts the next call: `Retry-After` in seconds or as a
 * date (RFC 9110, section 10.2.3), else, for 429, `x-ratelimit-reset`. Between one second and one day; null
 * when neither is sent.
 * @param nowMs milliseconds since 1970
 */
export function readRetryAfterS(response: Reply, nowMs: number): number | null {
  const seconds = readSeconds(response, nowMs)
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 1), longestS)
}
