import { StateStoreError } from '../session/state-store-error.server.ts'

/**
 * Waits for a reply with a time limit. The client's own time limit ends when a command is written to the
 * socket, which the kernel of a frozen server still accepts.
 * @throws StateStoreError `timed_out`
 */
export async function responseWithin<T>(response: Promise<T>, timeoutMs: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const refuse = () => late.reject(new StateStoreError('timed_out'))
  // Deferred by one turn of the event loop: when this process was blocked itself, the reply may be waiting to
  // be read.
  const timer = setTimeout(() => setImmediate(refuse), timeoutMs)
  try {
    return await Promise.race([response, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
