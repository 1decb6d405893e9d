import { isNotFound, isRedirect } from '@tanstack/react-router'
import { log } from './log.server.ts'

/** The error that browsers see for a bug: the message of a thrown error would be sent to them. */
class InternalError extends Error {
  override readonly name = 'InternalError'
}

/**
 * Logs an error thrown by a server function and returns the error to rethrow instead. Redirects and not-found
 * are control flow and are returned unchanged.
 */
export function logThrown(thrown: unknown): unknown {
  if (thrown instanceof Response || isRedirect(thrown) || isNotFound(thrown)) return thrown
  if (thrown instanceof InternalError) return thrown
  log.error({ err: thrown }, 'server function failed')
  return new InternalError('internal error')
}
