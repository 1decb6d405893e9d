import type { Step } from '../pipeline/incoming.server.ts'
import type { LoopDelay } from './loop-delay.server.ts'
import { isAlwaysAnswered, overloadResponse } from './overload-answer.server.ts'

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
    const isInTime = mostDelayMs === 0 || loop.delayMs() <= mostDelayMs
    return isInTime || isAlwaysAnswered(incoming.pathname) ? undefined : overloadResponse(incoming)
  }
}
