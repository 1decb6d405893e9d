/** Closed: all calls are made. Open: no call is made. Half open: one trial call is made. */
export type CircuitState = 'closed' | 'open' | 'half_open'

/** Decides whether calls to a backend are made while it may be down. */
export type CircuitBreaker = {
  /** Reports whether a call may be made now. The caller reports the result of every admitted call. */
  admits(): boolean
  /** Records whether an admitted call found the backend down. */
  report(isDown: boolean): void
  state(): CircuitState
}

/** Settings of a circuit breaker. */
export type CircuitOptions = {
  /** Number of consecutive failed calls that open the circuit; more than a single page makes. */
  readonly failures?: number
  /** Time before a trial call while the circuit is open, in milliseconds. */
  readonly restMs?: number
  /** Monotonic time in milliseconds. */
  readonly now?: () => number
  readonly onChange?: (state: CircuitState) => void
}

/**
 * Creates a circuit breaker, which stops calls to a backend that is down: visitors get an error at once
 * instead of after a time-out, and the backend can recover. A successful call closes the circuit, so that
 * recovery needs no restart.
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
