import { neutralRoutes } from '../../routing/addresses/route-table.ts'
import { noSuchFile } from '../http/file-response.server.ts'
import { isServerFunctionPath, serverFunctionPrefix } from '../http/server-function-path.server.ts'
import type { Incoming } from './incoming.server.ts'

/** Paths of files outside `/api`, which nothing is sent to. */
const filePaths = Object.entries(neutralRoutes).flatMap(([route, isPage]) =>
  isPage ? [] : [new RegExp(`^${route.replaceAll('.', String.raw`\.`).replaceAll(/\$\w+/g, '[^/]+')}$`)],
)

const isFile = (pathname: string): boolean => filePaths.some((path) => path.test(pathname))

/**
 * Passes a request to the application and corrects two of its responses. A server function call that the
 * framework cannot parse (an unknown function, a payload that is not JSON) is the caller's fault and becomes
 * 400, since the framework's response would expose its own error text; an error thrown by a function never
 * has status 500 there.
 *
 * A file, or a route under `/api`, without a handler for the method would be rendered as an empty page, or refused with
 * 406 where no page is accepted; it becomes 405 (P-809, P-862). Pages ignore `Accept`, as those of the cache do (P-876).
 * @param methodsOf returns the methods that the route of a path has handlers for
 */
export function callApplication(
  application: (request: Request) => Response | Promise<Response>,
  methodsOf: (pathname: string) => readonly string[],
) {
  return async ({ request, pathname }: Incoming): Promise<Response> => {
    if (pathname === serverFunctionPrefix) return badCall()
    // The folder of the calls is none itself.
    if (pathname === '/api') return noSuchFile()
    const response = await application(isCall(pathname) ? request : acceptingPages(request))
    if (isUnhandled(pathname, response)) return replaceBy(methodNotAllowed(methodsOf(pathname)), response)
    const isBadCall = isServerFunctionPath(pathname) && response.status === 500
    return isBadCall ? replaceBy(badCall(), response) : response
  }
}

/** Reports whether a path is under `/api`, where handlers choose their format by `Accept`. */
const isCall = (pathname: string): boolean => pathname.startsWith('/api/') || isServerFunctionPath(pathname)

/** What the framework looks for before it renders a page. */
const acceptsPages = /(^|,)\s*(\*\/\*|text\/html)/

/** Returns a request that accepts pages: the framework refuses to render one for another, although the cache serves it. */
function acceptingPages(request: Request): Request {
  if (acceptsPages.test(request.headers.get('accept') || '*/*')) return request
  const headers = new Headers(request.headers)
  headers.set('accept', 'text/html')
  const { body, method, signal, url } = request
  // The server's own kind of request is none that the constructor could copy.
  return new Request(url, { method, headers, signal, ...(body !== null && { body, duplex: 'half' }) })
}

async function replaceBy(better: Response, response: Response): Promise<Response> {
  await response.body?.cancel()
  return better
}

/** Status of the framework for a page where none is accepted; no handler of the portal uses it. */
const notAcceptable = 406

/** Reports whether the response of a file, or under `/api`, is a rendered page: those are HTML as error pages alone. */
function isUnhandled(pathname: string, { ok, status, headers }: Response): boolean {
  const isPage = (ok && headers.get('content-type')?.startsWith('text/html')) || status === notAcceptable
  return isPage && (pathname.startsWith('/api/') || isFile(pathname))
}

/** Returns 405 with the methods that the address has; whatever can be read can be asked for its headers alone. */
export function methodNotAllowed(methods: readonly string[]): Response {
  const allowed = new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))
  return new Response('Method Not Allowed', {
    status: 405,
    headers: {
      allow: [...allowed].join(', '),
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    },
  })
}

function badCall(): Response {
  return new Response('Bad Request', {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
