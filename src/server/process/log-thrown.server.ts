import { isNotFound, isRedirect } from '@tanstack/react-router'
import { log } from './log.server.ts'

/** What a browser is told of a bug: a thrown message would reach it word for word. */
class InternalError extends Error {
  override readonly name = 'InternalError'
}

/**
 * Logs what a server function threw, and gives what may be thrown on in its place. Redirects and not-found are
 * control flow, and pass as they are.
 */
export function logThrown(thrown: unknown): unknown {
  if (thrown instanceof Response || isRedirect(thrown) || isNotFound(thrown)) return thrown
  if (thrown instanceof InternalError) return thrown
  log.error({ err: thrown }, 'server function failed')
  return new InternalError('internal error')
}
