/** Closed: calls are made. Open: none is. Half open: one is under way, to find out. */
export type CircuitState = 'closed' | 'open' | 'half_open'

export type CircuitBreaker = {
  /** Whether a call may be made now. Whoever is admitted reports what came of it. */
  admits(): boolean
  /** Tells what came of an admitted call: whether the backend is down. */
  report(isDown: boolean): void
  state(): CircuitState
}

export type CircuitOptions = {
  /** How many calls in a row find the backend down before no more are made: more than one unlucky page makes. */
  readonly failures?: number
  /** For how long it is left alone, before one call tries again. */
  readonly restMs?: number
  /** Milliseconds since any moment. */
  readonly now?: () => number
  readonly onChange?: (state: CircuitState) => void
}

/**
 * Sheds the load from a backend that is down: its visitors get their answer at once instead of after a time-out, and
 * it gets the calm to come back. Any call that finds it up closes the circuit, so that nothing has to be restarted.
 */
export function createCircuitBreaker({
  failures = 32,
  restMs = 1000,
  now = () => performance.now(),
  onChange = () => undefined,
}: CircuitOptions = {}): CircuitBreaker {
  let state: CircuitState = 'closed'
  let inARow = 0
  let restsUntil = 0
  const become = (next: CircuitState) => {
    if (state === next) return
    state = next
    onChange(next)
  }
  return {
    state: () => state,
    admits() {
      if (state === 'closed') return true
      if (state === 'half_open' || now() < restsUntil) return false
      become('half_open')
      return true
    },
    report(isDown) {
      inARow = isDown ? inARow + 1 : 0
      if (!isDown) return become('closed')
      if (inARow < failures) return
      restsUntil = now() + restMs
      become('open')
    },
  }
}
