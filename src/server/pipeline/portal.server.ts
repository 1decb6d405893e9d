import { hasStoreFailed, runInRequestContext, type SecurityEvent } from '../http/request-context.server.ts'
import { commonHeaders, filePolicy, pagePolicy, type SiteHeaders } from '../http/security-headers.server.ts'
import { isServerFunctionPath } from '../http/server-function-path.server.ts'
import { withShortLocation } from '../http/short-location.server.ts'
import type { TrustedProxies } from '../http/visitor-address.server.ts'
import type { PageCache } from '../page-cache/page-cache.server.ts'
import type { Log } from '../process/log.server.ts'
import type { CacheUse } from '../telemetry/telemetry.server.ts'
import { foldRedirects } from './fold-redirects.server.ts'
import { type Incoming, type ReadConsent, readIncoming, type Step } from './incoming.server.ts'
import type { ObserveRequest } from './observe-request.server.ts'
import { plainPage } from './plain-page.server.ts'
import { isPageRead } from './redirects.server.ts'

export type PortalOptions = {
  /** Comes before all steps; they run on a miss. Nothing is cached when not given. */
  readonly cache?: Pick<PageCache, 'respond'> | undefined
  /** Called in order; the first response ends the request. */
  readonly steps: readonly Step[]
  /** Renders what no step responded to. */
  readonly render: (incoming: Incoming) => Response | Promise<Response>
  /** Answers what needs the state store while that fails: 503 with `Retry-After`. */
  readonly refuseWithoutStore: (request: Request) => Response
  readonly log: Log
  /** Logs and measures each request. */
  readonly observe: ObserveRequest
  readonly site: SiteHeaders
  /** Origins that forms redirect to: the identity provider's. */
  readonly formOrigins?: () => readonly string[]
  /** Proxies whose `X-Forwarded-For` is trusted; none when not given. */
  readonly trustedProxies?: TrustedProxies
  /** Reads the visitor's choice about the tag manager; nobody is asked when not given. */
  readonly consentOf?: ReadConsent
}

/**
 * The portal as one function from request to response, the same in development and in production: the page cache, the
 * steps, the application, and then what every response has (request id, security headers, a line in the log). It never
 * throws.
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
    // Nobody reads this response: the client is gone, or was too slow to send its request.
    if (request.signal.aborted) return new Response(null, { status: clientClosedStatus })
    options.log.error({ err: error }, 'request failed')
    if (hasStoreFailed()) return options.refuseWithoutStore(request)
    return plainPage({ status: 500, locale, advice: 'default', requestId })
  }
}

/** What threw within the application because the state store failed: 500, or 400 for a call of a server function. */
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

/** How a page met the cache; undefined for everything that is no page. */
function cacheUseOf({ status, headers }: Response): CacheUse | undefined {
  const said = headers.get('cache-status')
  if (said !== null) return said.includes('hit') ? 'hit' : 'miss'
  const isPage = status === 200 && headers.get('content-type')?.startsWith('text/html')
  return isPage ? 'bypass' : undefined
}

function withCommonHeaders(
  response: Response,
  { requestId, nonce, consent }: Incoming,
  { site, formOrigins }: PortalOptions,
): Response {
  const complete = withOwnHeaders(response)
  const { headers } = complete
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  const withTags = isPage && consent === 'granted'
  for (const [name, value] of Object.entries(commonHeaders(site, { withTags }))) headers.set(name, value)
  headers.set('x-request-id', requestId)
  if (!headers.has('content-security-policy')) {
    const policy = isPage ? pagePolicy({ nonce, formOrigins: formOrigins?.() ?? [], withTags }) : filePolicy
    headers.set('content-security-policy', policy)
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return complete
}

/** Copies a response whose headers are immutable (`Response.redirect`, responses of `fetch`). */
function withOwnHeaders(response: Response): Response {
  try {
    response.headers.delete('x-powered-by')
    return response
  } catch {
    const { status, statusText, headers, body } = response
    return new Response(body, { status, statusText, headers })
  }
}
