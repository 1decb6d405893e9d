import { currentRequestContext } from '../http/request-context.server.ts'
import { isAlwaysAnswered, overloadResponse } from './overload-answer.server.ts'

type Application = (request: Request) => Response | Promise<Response>

/**
 * Lets `most` requests be worked on at a time, whatever they wait for, and answers 503 at once to those beyond: where
 * backends are slow the event loop is in time, and requests would pile up until all of them time out. What is kept
 * needs no application, so it is answered all the same. 0 for however many.
 */
export function limitInFlight(application: Application, most: number): Application {
  if (most === 0) return application
  let inFlight = 0
  return async (request) => {
    if (isAlwaysAnswered(new URL(request.url).pathname)) return application(request)
    const { locale = 'fr', requestId = '' } = currentRequestContext() ?? {}
    if (inFlight >= most) return overloadResponse({ locale, requestId })
    inFlight += 1
    try {
      return await application(request)
    } finally {
      inFlight -= 1
    }
  }
}
