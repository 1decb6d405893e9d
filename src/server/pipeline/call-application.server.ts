import { isServerFunctionPath, serverFunctionPrefix } from '../server-function-path.server.ts'
import type { Incoming } from './incoming.server.ts'

/**
 * Hands a request to the application. A call of a server function that the framework cannot even read (an unknown
 * function, a payload that is no JSON) is the caller's fault, and its answer would repeat the framework's own words:
 * it becomes 400. What a function itself throws never has a status of 500 there.
 */
export function callApplication(application: (request: Request) => Response | Promise<Response>) {
  return async ({ request, pathname }: Incoming): Promise<Response> => {
    if (pathname === serverFunctionPrefix) return badCall()
    const answer = await application(request)
    if (!isServerFunctionPath(pathname) || answer.status !== 500) return answer
    await answer.body?.cancel()
    return badCall()
  }
}

function badCall(): Response {
  return new Response('Bad Request', {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
