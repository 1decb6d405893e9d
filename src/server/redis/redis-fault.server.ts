import { StateStoreError } from '../session/state-store-error.server.ts'

/**
 * Replies of a server that is no primary (any more) or not yet one: another connection, to where the name leads now, may
 * reach one that is. A script's error repeats the word within a text of its own.
 */
const notWritable = /\b(READONLY|MASTERDOWN|LOADING|CLUSTERDOWN|MOVED|NOREPLICAS)\b/

/** How an error that the server itself sends begins: with its kind, in capitals (RESP, simple errors). */
const reply = /^[A-Z]{3,}( |$)/

/** The fault behind what a command was rejected with. */
export function redisFault(error: unknown): StateStoreError {
  if (error instanceof StateStoreError) return error
  if (!(error instanceof Error && reply.test(error.message)))
    return new StateStoreError('not_connected', error)
  return new StateStoreError(notWritable.test(error.message) ? 'not_writable' : 'failed', error)
}
