import type { Turn } from './take-turns.server.ts'

type Application = (request: Request) => Response | Promise<Response>

/**
 * Lets requests begin in turns. Until then a request is a line and some headers; from then on it holds what its page is
 * made of, until it is answered.
 */
export function beginInTurn(turn: Turn, application: Application): Application {
  return async (request) => {
    await turn()
    return application(request)
  }
}
