import type { Log } from '../log.server.ts'
import { runInRequestContext, type SecurityEvent } from '../request-context.server.ts'
import { filePolicy, pagePolicy, securityHeaders } from '../security-headers.server.ts'
import { knownMethod, routePatternOf } from '../telemetry/route-pattern.server.ts'
import type { BeginWatch, CacheUse, Watch } from '../telemetry/telemetry.server.ts'
import type { TrustedProxies } from '../visitor-address.server.ts'
import { foldRedirects } from './fold-redirects.server.ts'
import { type Incoming, type ReadConsent, readIncoming, type Step } from './incoming.server.ts'
import { plainPage } from './plain-page.server.ts'
import { isPageRead } from './redirects.server.ts'

export type PortalOptions = {
  /** Asked in order; the first that answers ends the request. */
  readonly steps: readonly Step[]
  /** Renders what no step answered. */
  readonly render: (incoming: Incoming) => Response | Promise<Response>
  readonly log: Log
  readonly isHttps: boolean
  /** False on a copy that is not the real site: every answer tells search engines so. */
  readonly mayBeIndexed?: boolean
  /** Origins that forms lead to by redirect: the identity provider's. */
  readonly formOrigins?: () => readonly string[]
  /** Proxies that say for whom they ask; nobody when not given. */
  readonly trustedProxies?: TrustedProxies
  /** Reads what visitors answered to the tag manager; nobody is asked when not given. */
  readonly consentOf?: ReadConsent
  /** Begins to watch a request: its time, its route, what it calls. */
  readonly watch?: BeginWatch
  /** Told of every answer as it leaves. */
  readonly onAnswer?: (incoming: Incoming, answer: Response) => void
}

/**
 * The portal as one function from request to answer, the same in development and in production: its steps, then the
 * application, then what every answer has (request id, security headers, a line in the log). It never throws.
 */
export function createPortal(options: PortalOptions): (request: Request) => Promise<Response> {
  return (request) => {
    const { trustedProxies, consentOf } = options
    const read = readIncoming(request, { isTrusted: trustedProxies, consentOf })
    const watch = options.watch && beginWatch(options.watch, read)
    const onSecurityEvent = (event: SecurityEvent) => options.log.info(event, 'security')
    const incoming = { ...read, watch, onSecurityEvent }
    return runInRequestContext(incoming, async () => {
      const startedAt = performance.now()
      const answer = await answerOrApologise(options, incoming)
      logAnswer(options.log, incoming, answer, startedAt)
      watch?.end({ status: answer.status, cache: cacheUseOf(answer) })
      const complete = withCommonHeaders(answer, incoming, options)
      options.onAnswer?.(incoming, complete)
      return complete
    })
  }
}

/** What logs call a request whose visitor went away before its answer; nginx has made the number known. */
const givenUpStatus = 499

async function answerTo({ steps, render }: PortalOptions, incoming: Incoming): Promise<Response> {
  for (const step of steps) {
    const answer = await step(incoming)
    if (answer !== undefined) return answer
  }
  return render(incoming)
}

async function answerOrApologise(options: PortalOptions, incoming: Incoming): Promise<Response> {
  const ask = (asked: Incoming) => answerTo(options, asked)
  try {
    const answer = await ask(incoming)
    return isPageRead(incoming) ? await foldRedirects(answer, incoming, ask) : answer
  } catch (error) {
    const { locale, requestId, request } = incoming
    // Nobody reads the answer of a request that its visitor gave up, or that was too slow to arrive.
    if (request.signal.aborted) return new Response(null, { status: givenUpStatus })
    options.log.error({ err: error }, 'request failed')
    return plainPage({ status: 500, locale, advice: 'default', requestId })
  }
}

function beginWatch(
  watch: BeginWatch,
  { request, pathname, requestId, traceparent }: Incoming,
): Watch | undefined {
  return watch(() => ({
    kind: 'request',
    method: knownMethod(request.method),
    route: routePatternOf(pathname),
    requestId,
    traceparent,
  }))
}

/** Pages of a 200 tell how they met the cache; what is no page has nothing to do with it. */
function cacheUseOf({ status, headers }: Response): CacheUse | undefined {
  const said = headers.get('cache-status')
  if (said !== null) return said.includes('hit') ? 'hit' : 'miss'
  const isPage = status === 200 && headers.get('content-type')?.startsWith('text/html')
  return isPage ? 'bypass' : undefined
}

const routine = new Set(['/api/health', '/api/metrics'])

function logAnswer(log: Log, { request, pathname }: Incoming, { status }: Response, startedAt: number): void {
  const ms = Math.round(performance.now() - startedAt)
  const line = { method: request.method, path: pathname.slice(0, 200), status, ms }
  const isRoutine = routine.has(pathname) && status < 400
  log[levelOf(status, isRoutine)](line, 'request')
}

/** A 503 is the answer to something down or closed, of which the log tells already. */
function levelOf(status: number, isRoutine: boolean): 'error' | 'warn' | 'info' | 'debug' {
  if (status >= 500) return status === 503 ? 'warn' : 'error'
  return isRoutine ? 'debug' : 'info'
}

function withCommonHeaders(
  answer: Response,
  { requestId, nonce, consent }: Incoming,
  { isHttps, formOrigins, mayBeIndexed = true }: PortalOptions,
): Response {
  const answered = withOwnHeaders(answer)
  const { headers } = answered
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  const withTags = isPage && consent === 'granted'
  for (const [name, value] of Object.entries(securityHeaders({ isHttps, withTags }))) headers.set(name, value)
  headers.set('x-request-id', requestId)
  if (!mayBeIndexed) headers.set('x-robots-tag', 'noindex, nofollow')
  if (!headers.has('content-security-policy')) {
    const policy = isPage ? pagePolicy({ nonce, formOrigins: formOrigins?.() ?? [], withTags }) : filePolicy
    headers.set('content-security-policy', policy)
  }
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return answered
}

/** The headers of some answers cannot be written (`Response.redirect`, what `fetch` gave): these are wrapped. */
function withOwnHeaders(answer: Response): Response {
  try {
    answer.headers.delete('x-powered-by')
    return answer
  } catch {
    const { status, statusText, headers, body } = answer
    return new Response(body, { status, statusText, headers })
  }
}
