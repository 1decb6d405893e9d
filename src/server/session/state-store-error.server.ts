/** Why a call of the state store failed. */
export type StateStoreFault =
  /** No usable connection to the server. */
  | 'not_connected'
  /** No response from the server in time: it may be frozen, or the connection half-open. */
  | 'timed_out'
  /** The server accepts no writes: it is a replica, or still loading. */
  | 'not_writable'
  /** Another process holds the file's lock. */
  | 'locked'
  /** Another error of the store, in `cause`. */
  | 'failed'

/**
 * Thrown by every failed call of the state store. Requests that need the store then get 503; all others
 * continue.
 */
export class StateStoreError extends Error {
  override readonly name = 'StateStoreError'
  readonly code: StateStoreFault

  constructor(code: StateStoreFault, cause?: unknown) {
    super(`the state store failed: ${code}`, cause === undefined ? undefined : { cause })
    this.code = code
  }
}

/** Seconds after which a failed request may succeed. */
export const storeRetryAfterS = 5
