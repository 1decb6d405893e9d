import { withShortLocation } from '../http/http-headers.server.ts'
import { hasStoreFailed, runInRequestContext, type SecurityEvent } from '../http/request-context.server.ts'
import {
  commonHeaders,
  filePolicy,
  framedFilePolicy,
  pagePolicy,
  type SiteHeaders,
} from '../http/security-headers.server.ts'
import { isServerFunctionPath } from '../http/server-function-path.server.ts'
import type { TrustedProxies } from '../http/visitor-address.server.ts'
import type { PageCache } from '../page-cache/page-cache.server.ts'
import type { Log } from '../process/log.server.ts'
import type { CacheUse } from '../telemetry/telemetry.server.ts'
import { foldRedirects } from './fold-redirects.server.ts'
import { type Incoming, type ReadConsent, readIncoming, type Step } from './incoming.server.ts'
import type { ObserveRequest } from './observe-request.server.ts'
import { plainPage } from './plain-page.server.ts'
import { isPageRead } from './redirects.server.ts'

/** Parts of the portal, which the composition provides. */
export type PortalOptions = {
  /** Runs before the steps, which run only on a miss; without it no page is cached. */
  readonly cache?: Pick<PageCache, 'respond'> | undefined
  /** Called in order; the first response ends the request. */
  readonly steps: readonly Step[]
  /** Renders every request that no step responded to. */
  readonly render: (incoming: Incoming) => Response | Promise<Response>
  /** Returns 503 with `Retry-After` for requests that need the state store while it fails. */
  readonly refuseWithoutStore: (request: Request) => Response
  readonly log: Log
  /** Logs and measures each request. */
  readonly observe: ObserveRequest
  readonly site: SiteHeaders
  /** Other origins that forms redirect to: the identity provider's. */
  readonly formOrigins?: () => readonly string[]
  /** Proxies whose `X-Forwarded-For` is trusted; none by default. */
  readonly trustedProxies?: TrustedProxies
  /** Reads the visitor's consent to the tag manager; without it consent is never asked for. */
  readonly consentOf?: ReadConsent
}

/**
 * Builds the portal as one function from request to response, the same in development and in production: page
 * cache, steps, application, then the parts of every response (request id, security headers, log line). It
 * never throws.
 */
export function createPortal(options: PortalOptions): (request: Request) => Promise<Response> {
  const { trustedProxies, consentOf, observe, log } = options
  return (request) => {
    const read = readIncoming(request, { isTrusted: trustedProxies, consentOf })
    const observed = observe({ ...read, method: request.method })
    const onSecurityEvent = (event: SecurityEvent) => log.info(event, 'security')
    const incoming = { ...read, watch: observed.watch, onSecurityEvent }
    return runInRequestContext(incoming, async () => {
      const response = withShortLocation(await respondOrApologise(options, incoming))
      observed.end(response.status, cacheUseOf(response))
      return withCommonHeaders(response, incoming, options)
    })
  }
}

/** nginx's status for a request whose client closed the connection before the response. */
const clientClosedStatus = 499

async function runSteps({ steps, render }: PortalOptions, incoming: Incoming): Promise<Response> {
  for (const step of steps) {
    const response = await step(incoming)
    if (response !== undefined) return response
  }
  return render(incoming)
}

async function respondOrApologise(options: PortalOptions, incoming: Incoming): Promise<Response> {
  const run = (asked: Incoming) => runSteps(options, asked)
  const respond = async (asked: Incoming) => (await options.cache?.respond(asked, run)) ?? run(asked)
  try {
    const first = await respond(incoming)
    const response = isPageRead(incoming) ? await foldRedirects(first, incoming, respond) : first
    return isBrokenByStore(response, incoming) ? replaceWithoutStore(response, incoming, options) : response
  } catch (error) {
    const { locale, requestId, request } = incoming
    // The client has disconnected or sent its request too slowly, so that no one receives this response.
    if (request.signal.aborted) return new Response(null, { status: clientClosedStatus })
    options.log.error({ err: error }, 'request failed')
    if (hasStoreFailed()) return options.refuseWithoutStore(request)
    return plainPage({ status: 500, locale, advice: 'default', requestId })
  }
}

/**
 * Reports whether the application failed because the state store did: status 500, or 400 for a server function call.
 */
const isBrokenByStore = ({ status }: Response, { pathname }: Incoming): boolean =>
  hasStoreFailed() && (status === 500 || (status === 400 && isServerFunctionPath(pathname)))

async function replaceWithoutStore(
  response: Response,
  { request }: Incoming,
  { refuseWithoutStore }: PortalOptions,
): Promise<Response> {
  await response.body?.cancel()
  return refuseWithoutStore(request)
}

/** Returns how a page was served by the cache; undefined for responses that are not pages. */
function cacheUseOf({ status, headers }: Response): CacheUse | undefined {
  const said = headers.get('cache-status')
  if (said !== null) return said.includes('hit') ? 'hit' : 'miss'
  const isPage = status === 200 && headers.get('content-type')?.startsWith('text/html')
  return isPage ? 'bypass' : undefined
}

function withCommonHeaders(
  response: Response,
  { requestId, nonce, consent, isSecret }: Incoming,
  { site, formOrigins }: PortalOptions,
): Response {
  const complete = withOwnHeaders(response)
  const { headers } = complete
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  const withTags = isPage && consent === 'granted'
  for (const [name, value] of Object.entries(commonHeaders(site, { withTags, isSecret })))
    headers.set(name, value)
  headers.set('x-request-id', requestId)
  // Older browsers know this header alone.
  if (headers.get('content-security-policy') === framedFilePolicy)
    headers.set('x-frame-options', 'SAMEORIGIN')
  if (!headers.has('content-security-policy')) {
    const policy = isPage ? pagePolicy({ nonce, formOrigins: formOrigins?.() ?? [], withTags }) : filePolicy
    headers.set('content-security-policy', policy)
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return complete
}

/**
 * Returns a response with mutable headers; those of `Response.redirect` and of `fetch` are immutable and are
 * copied.
 */
function withOwnHeaders(response: Response): Response {
  try {
    response.headers.delete('x-powered-by')
    return response
  } catch {
    const { status, statusText, headers, body } = response
    return new Response(body, { status, statusText, headers })
  }
}
