import { currentRequestContext, type RequestContext } from '../http/request-context.server.ts'
import type { Step } from '../pipeline/incoming.server.ts'
import { plainPage } from '../pipeline/plain-page.server.ts'

const retryAfterS = 5

/** Returns the 503 page of an overloaded process, with `Retry-After`. */
export function overloadResponse({
  locale,
  requestId,
}: Pick<RequestContext, 'locale' | 'requestId'>): Response {
  const headers = { 'retry-after': String(retryAfterS) }
  return plainPage({ status: 503, locale, advice: 'unavailable', requestId, headers })
}

/**
 * Reports whether a path is exempt from shedding: load balancers need the true health, and operators need metrics
 * during an overload; both are cheap.
 */
export const isAlwaysServed = (pathname: string): boolean =>
  pathname === '/api/health' || pathname === '/api/metrics'

type Shedding = {
  readonly loop: LoopDelay
  /** Delay above which new requests are refused, in milliseconds; 0 disables shedding. */
  readonly mostDelayMs: number
}

/**
 * Returns 503 while the event loop delay is above `mostDelayMs`: admitted requests stay fast and the others
 * get a `Retry-After`, instead of all of them waiting ever longer. It runs after the page cache, whose
 * responses are cheap.
 */
export function shedOverload({ loop, mostDelayMs }: Shedding): Step {
  return (incoming) => {
    const isInTime = mostDelayMs === 0 || loop.delayMs() <= mostDelayMs
    return isInTime || isAlwaysServed(incoming.pathname) ? undefined : overloadResponse(incoming)
  }
}

type Application = (request: Request) => Response | Promise<Response>

/**
 * Limits the requests in flight to `most` and returns 503 for more. With slow backends the event loop is not
 * late, but requests would queue until all of them time out. Cached pages need no application and are still
 * served. 0 means no limit.
 */
export function limitInFlight(application: Application, most: number): Application {
  if (most === 0) return application
  let inFlight = 0
  return async (request) => {
    if (isAlwaysServed(new URL(request.url).pathname)) return application(request)
    const { locale = 'fr', requestId = '' } = currentRequestContext() ?? {}
    if (inFlight >= most) return overloadResponse({ locale, requestId })
    inFlight += 1
    try {
      return await application(request)
    } finally {
      inFlight -= 1
    }
  }
}

/** Event loop delay of this process. */
export type LoopDelay = {
  /** Mean delay of the event loop over the last window, in milliseconds. */
  delayMs(): number
}

const resolutionMs = 20
const windowMs = 500

/**
 * Measures the delay of a timer that is due every 20 ms. Node's `monitorEventLoopDelay` drops its first
 * sample after each reset, so that it reports nothing for a process that is blocked for longer than the
 * window each time.
 * @returns a function that takes the time of each tick, in milliseconds, and returns the mean delay of the
 *   last window
 */
export function createDelayMeter(startedAtMs: number): (nowMs: number) => number {
  let [lastMs, windowStartMs, lateMs, ticks, meanMs] = [startedAtMs, startedAtMs, 0, 0, 0]
  return (nowMs) => {
    lateMs += Math.max(0, nowMs - lastMs - resolutionMs)
    ticks += 1
    lastMs = nowMs
    if (nowMs - windowStartMs >= windowMs) {
      meanMs = lateMs / ticks
      windowStartMs = nowMs
      lateMs = 0
      ticks = 0
    }
    return meanMs
  }
}

/** Starts to measure the event loop of this process, without keeping the process alive. */
export function watchLoopDelay(): LoopDelay {
  const meter = createDelayMeter(performance.now())
  let delayMs = 0
  setInterval(() => {
    delayMs = meter(performance.now())
  }, resolutionMs).unref()
  return { delayMs: () => delayMs }
}
