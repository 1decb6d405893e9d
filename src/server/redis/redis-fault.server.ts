import { StateStoreError } from '../session/state-store-error.server.ts'

/**
 * Replies of a server that is not a primary, or not yet: a new connection to the current address of the host
 * name may reach the primary. A script's error contains the word within its own text.
 */
const notWritable = /\b(READONLY|MASTERDOWN|LOADING|CLUSTERDOWN|MOVED|NOREPLICAS)\b/

/** Start of an error reply: its kind in capitals (RESP, simple errors). */
const reply = /^[A-Z]{3,}( |$)/

/** Converts the rejection of a command to a fault of the store. */
export function redisFault(error: unknown): StateStoreError {
  if (error instanceof StateStoreError) return error
  if (!(error instanceof Error && reply.test(error.message)))
    return new StateStoreError('not_connected', error)
  return new StateStoreError(notWritable.test(error.message) ? 'not_writable' : 'failed', error)
}
