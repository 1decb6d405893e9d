import { isServerFunctionPath, serverFunctionPrefix } from '../http/server-function-path.server.ts'
import type { Incoming } from './incoming.server.ts'

/**
 * Passes a request to the application and corrects two of its responses. A server function call that the
 * framework cannot parse (an unknown function, a payload that is not JSON) is the caller's fault and becomes
 * 400, since the framework's response would expose its own error text; an error thrown by a function never
 * has status 500 there.
 *
 * A route under `/api` without a handler for the method would be rendered as an empty page; it becomes 405.
 */
export function callApplication(application: (request: Request) => Response | Promise<Response>) {
  return async ({ request, pathname }: Incoming): Promise<Response> => {
    if (pathname === serverFunctionPrefix) return badCall()
    const response = await application(request)
    if (isUnhandled(pathname, response)) return replaceBy(methodNotAllowed(request.method), response)
    const isBadCall = isServerFunctionPath(pathname) && response.status === 500
    return isBadCall ? replaceBy(badCall(), response) : response
  }
}

async function replaceBy(better: Response, response: Response): Promise<Response> {
  await response.body?.cancel()
  return better
}

/** Reports whether a response under `/api` is a rendered page: no route there returns HTML, except as an error page. */
const isUnhandled = (pathname: string, { ok, headers }: Response): boolean =>
  pathname.startsWith('/api/') && ok && (headers.get('content-type')?.startsWith('text/html') ?? false)

const apiMethods = ['GET', 'HEAD', 'POST']

/**
 * Returns 405. The methods of the route are not known here, so `Allow` lists all API methods except the
 * refused one.
 */
export function methodNotAllowed(method: string): Response {
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
