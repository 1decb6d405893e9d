import { isServerFunctionPath, serverFunctionPrefix } from '../http/server-function-path.server.ts'
import type { Incoming } from './incoming.server.ts'

/**
 * Hands a request to the application. A call of a server function that the framework cannot even read (an unknown
 * function, a payload that is no JSON) is the caller's fault, and its answer would repeat the framework's own words:
 * it becomes 400. What a function itself throws never has a status of 500 there.
 *
 * A route under `/api` that has no handler for a method would be rendered as a page without content: it becomes 405.
 */
export function callApplication(application: (request: Request) => Response | Promise<Response>) {
  return async ({ request, pathname }: Incoming): Promise<Response> => {
    if (pathname === serverFunctionPrefix) return badCall()
    const answer = await application(request)
    if (isUnhandled(pathname, answer)) return replaceBy(methodNotAllowed(request.method), answer)
    const isBadCall = isServerFunctionPath(pathname) && answer.status === 500
    return isBadCall ? replaceBy(badCall(), answer) : answer
  }
}

async function replaceBy(better: Response, answer: Response): Promise<Response> {
  await answer.body?.cancel()
  return better
}

/** No route under `/api` answers with a page, unless it tells of a failure. */
const isUnhandled = (pathname: string, { ok, headers }: Response): boolean =>
  pathname.startsWith('/api/') && ok && (headers.get('content-type')?.startsWith('text/html') ?? false)

const apiMethods = ['GET', 'HEAD', 'POST']

/** What a route has is not known here: `Allow` has the methods of all, but the one that it does not have. */
function methodNotAllowed(method: string): Response {
  const missing = method === 'GET' ? ['GET', 'HEAD'] : [method]
  const allow = apiMethods.filter((name) => !missing.includes(name)).join(', ')
  return new Response('Method Not Allowed', {
    status: 405,
    headers: { allow, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

function badCall(): Response {
  return new Response('Bad Request', {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
