import type { Incoming, Step } from '../pipeline/incoming.server.ts'
import { plainPage } from '../pipeline/plain-page.server.ts'
import type { LoopDelay } from './loop-delay.server.ts'

const retryAfterS = 5
/** What balancers ask must be true, and what tells why the process is behind is wanted now; both cost nothing. */
const isAlwaysAnswered = ({ pathname }: Incoming) => pathname === '/api/health' || pathname === '/api/metrics'

type Shedding = {
  readonly loop: LoopDelay
  /** Delay from which on nothing more is begun, in milliseconds; 0 sheds nothing. */
  readonly mostDelayMs: number
}

/**
 * Answers 503 at once while the process is behind by more than `mostDelayMs`: whoever is served is served in time, and
 * the others are told when to come back, instead of all of them waiting ever longer. It stands behind the page cache,
 * whose answers cost next to nothing.
 */
export function shedOverload({ loop, mostDelayMs }: Shedding): Step {
  return (incoming) => {
    if (mostDelayMs === 0 || loop.delayMs() <= mostDelayMs || isAlwaysAnswered(incoming)) return undefined
    const { locale, requestId } = incoming
    const headers = { 'retry-after': String(retryAfterS) }
    return plainPage({ status: 503, locale, advice: 'unavailable', requestId, headers })
  }
}
