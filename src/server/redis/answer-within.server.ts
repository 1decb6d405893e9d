import { StateStoreError } from '../session/state-store-error.server.ts'

/**
 * The answer, if it comes in time. The client's own time limit ends when a command is written to the socket, which a
 * frozen server's kernel still accepts.
 * @throws StateStoreError `timed_out`
 */
export async function answerWithin<T>(answer: Promise<T>, timeoutMs: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const refuse = () => late.reject(new StateStoreError('timed_out'))
  // After a turn of the event loop: when this process was late itself, the answer may be waiting to be read.
  const timer = setTimeout(() => setImmediate(refuse), timeoutMs)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
