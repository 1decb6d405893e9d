import { isAlwaysAnswered } from './overload-answer.server.ts'
import type { Turn } from './take-turns.server.ts'

type Application = (request: Request) => Response | Promise<Response>

/**
 * Lets requests begin in turns. Until then a request is a line and some headers; from then on it holds what its page is
 * made of, until it is answered. Whoever has gone away while they waited is not served.
 */
export function beginInTurn(turn: Turn, application: Application): Application {
  return async (request) => {
    if (isAlwaysAnswered(new URL(request.url).pathname)) return application(request)
    await turn()
    request.signal.throwIfAborted()
    return application(request)
  }
}
