/** Why the state store did not do what it was asked. */
export type StateStoreFault =
  /** There is no usable connection to the server. */
  | 'not_connected'
  /** The server has not answered in time: it may be frozen, or the connection half-open. */
  | 'timed_out'
  /** The server takes no writes: it is a replica, or still loading. */
  | 'not_writable'
  /** Another process holds the file's lock. */
  | 'locked'
  /** The store answered with another error, which `cause` holds. */
  | 'failed'

/**
 * Thrown by every call of the state store that cannot be answered now. What needs the store answers 503 then; what does
 * not need it goes on.
 */
export class StateStoreError extends Error {
  override readonly name = 'StateStoreError'
  readonly code: StateStoreFault

  constructor(code: StateStoreFault, cause?: unknown) {
    super(`the state store failed: ${code}`, cause === undefined ? undefined : { cause })
    this.code = code
  }
}

/** Seconds after which a request that the store failed may succeed. */
export const storeRetryAfterS = 5
