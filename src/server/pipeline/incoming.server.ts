import { randomUUID } from 'node:crypto'
import type { ServerRequest } from 'srvx'
import type { ConsentChoice } from '../../lib/consent.ts'
import { paths } from '../../routing/addresses/route-table.ts'
import { carriesSecret } from '../../routing/addresses/secret-parameters.ts'
import { type RequestContext, requestIdFrom } from '../http/request-context.server.ts'
import { type TrustedProxies, visitorAddress } from '../http/visitor-address.server.ts'

/** A request as the steps of the pipeline see it. */
export type Incoming = RequestContext & {
  readonly request: Request
  /** Path and query as received: URL parsing would hide a backslash or a malformed encoding. */
  readonly target: string
  /** Path as received, without its query. */
  readonly pathname: string
  /** Query with its question mark; empty without a query. */
  readonly search: string
  /** True if the address carries a secret: its page lets in no other site (P-649). */
  readonly isSecret: boolean
  /** W3C trace context, accepted only from a trusted proxy so that clients cannot choose what is traced. */
  readonly traceparent: string | undefined
}

/** Step of the pipeline: returns a response, or undefined when it does not apply. */
export type Step = (incoming: Incoming) => Response | undefined | Promise<Response | undefined>

const trustNobody: TrustedProxies = () => false

/**
 * Reads the visitor's consent choice from the `Cookie` header; undefined without a configured tag manager.
 */
export type ReadConsent = (cookieHeader: string | null) => ConsentChoice | undefined

type ReadOptions = { readonly isTrusted?: TrustedProxies; readonly consentOf?: ReadConsent }

/**
 * Reads a request. Host, path and forwarded addresses are untrusted unless they come from a trusted proxy.
 */
export function readIncoming(
  request: Request,
  { isTrusted = trustNobody, consentOf }: ReadOptions = {},
): Incoming {
  const target = wireTarget(request)
  const queryAt = target.indexOf('?')
  const pathname = queryAt === -1 ? target : target.slice(0, queryAt)
  const isSecret = carriesSecret(target)
  return {
    request,
    target,
    pathname,
    isSecret,
    search: queryAt === -1 ? '' : target.slice(queryAt),
    requestId: requestIdFrom(request.headers.get('x-request-id')),
    locale: paths.localeOf(pathname),
    address: addressOf(request, isTrusted),
    traceparent: traceparentOf(request, isTrusted),
    nonce: createNonce(),
    // Whatever was accepted before: tags would read the address.
    consent: isSecret ? undefined : consentOf?.(request.headers.get('cookie')),
  }
}

/**
 * Returns the target of the request line where the server provides it, else the parsed URL's path and query.
 */
function wireTarget(request: ServerRequest): string {
  const url = new URL(request.url)
  return request.runtime?.node?.req.url ?? `${url.pathname}${url.search}`
}

function addressOf({ ip, headers }: ServerRequest, isTrusted: TrustedProxies): string | undefined {
  return visitorAddress({ peer: ip, forwardedFor: headers.get('x-forwarded-for') }, isTrusted)
}

function traceparentOf({ ip, headers }: ServerRequest, isTrusted: TrustedProxies): string | undefined {
  const given = headers.get('traceparent')
  return given !== null && ip !== undefined && isTrusted(ip) ? given : undefined
}

/**
 * Creates a nonce of 138 random bits (Content Security Policy 3, 7.1): a UUID's and 16 more, from Node's
 * pool.
 */
const createNonce = (): string =>
  Buffer.from(`${randomUUID()}${randomUUID().slice(-4)}`.replaceAll('-', ''), 'hex').toString('base64')
