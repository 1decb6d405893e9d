import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestIdFrom } from '../http/request-context.server.ts'
import type { ObserveRequest } from '../pipeline/observe-request.server.ts'
import type { PageCache } from './page-cache.server.ts'

type CachedPagesOptions = {
  readonly cache: Pick<PageCache, 'find'>
  readonly observe: ObserveRequest
}

/**
 * Creates a handler that writes fresh cached pages to Node's socket without a `Request` and a `Response`. It
 * returns false for every other request, which the portal then handles.
 */
export const serveCachedPages =
  ({ cache, observe }: CachedPagesOptions) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = '', url = '', headers } = request
    if (needsPortal(request)) return false
    const header = (name: string) => textOf(headers[name])
    const found = cache.find({ method, target: url, header })
    if (found === undefined) return false
    const requestId = requestIdFrom(header('x-request-id') ?? null)
    const observed = observe({
      method,
      pathname: url.split('?', 1)[0] ?? '',
      requestId,
      traceparent: undefined,
    })
    response.writeHead(found.status, { ...found.headers, 'x-request-id': requestId })
    response.end(found.body)
    observed.end(found.status, 'hit')
    return true
  }

/** Reports whether the portal has to handle a request: it reads bodies and decides which trace contexts to trust. */
const needsPortal = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined ||
  headers['transfer-encoding'] !== undefined ||
  headers.traceparent !== undefined

/** Returns a header as text; Node joins repeated headers, except `set-cookie`, which requests do not have. */
const textOf = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined
