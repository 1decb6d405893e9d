import type { Step } from '../pipeline/incoming.server.ts'
import type { LoopDelay } from './loop-delay.server.ts'
import { isAlwaysServed, overloadResponse } from './overload-response.server.ts'

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
