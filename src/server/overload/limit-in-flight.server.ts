import { currentRequestContext } from '../http/request-context.server.ts'
import { isAlwaysServed, overloadResponse } from './overload-response.server.ts'

type Application = (request: Request) => Response | Promise<Response>

/**
 * Limits the requests in flight to `most` and returns 503 for more. With slow backends the event loop is not
 * late, but requests would queue until all of them time out. Cached pages need no application and are still
 * served. 0 means no limit.
 */
export function limitInFlight(application: Application, most: number): Application {
  if (most === 0) return application
  let inFlight = 0
  return async (request) => {
    if (isAlwaysServed(new URL(request.url).pathname)) return application(request)
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
