import { randomUUID } from 'node:crypto'
import type { ServerRequest } from 'srvx'
import type { ConsentChoice } from '../../lib/consent.ts'
import { paths } from '../../routing/addresses/route-table.ts'
import { type RequestContext, requestIdFrom } from '../http/request-context.server.ts'
import { type TrustedProxies, visitorAddress } from '../http/visitor-address.server.ts'

/** A request as the steps of the pipeline see it. */
export type Incoming = RequestContext & {
  readonly request: Request
  /** Path and query as they came over the wire: URL parsing would hide a backslash or a broken encoding. */
  readonly target: string
  /** Path as written, without its query. */
  readonly pathname: string
  /** Query with its question mark, or nothing. */
  readonly search: string
  /** W3C trace context of a trusted proxy: anybody else could choose what is traced. */
  readonly traceparent: string | undefined
}

/** One concern of the pipeline: an answer, or nothing where it does not apply. */
export type Step = (incoming: Incoming) => Response | undefined | Promise<Response | undefined>

const trustNobody: TrustedProxies = () => false

/** What the visitor has answered to the tag manager, by their `Cookie` header; undefined where none is configured. */
export type ReadConsent = (cookieHeader: string | null) => ConsentChoice | undefined

type ReadOptions = { readonly isTrusted?: TrustedProxies; readonly consentOf?: ReadConsent }

/** Looks at a request, trusting nothing of it: neither its host nor its path, nor where it says it comes from. */
export function readIncoming(
  request: Request,
  { isTrusted = trustNobody, consentOf }: ReadOptions = {},
): Incoming {
  const target = wireTarget(request)
  const queryAt = target.indexOf('?')
  const pathname = queryAt === -1 ? target : target.slice(0, queryAt)
  return {
    request,
    target,
    pathname,
    search: queryAt === -1 ? '' : target.slice(queryAt),
    requestId: requestIdFrom(request.headers.get('x-request-id')),
    locale: paths.localeOf(pathname),
    address: addressOf(request, isTrusted),
    traceparent: traceparentOf(request, isTrusted),
    nonce: createNonce(),
    consent: consentOf?.(request.headers.get('cookie')),
  }
}

/** The request line's own text where the server gives it, else what URL parsing left of it. */
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

/** 138 random bits, which Node has at hand: those of a UUID, and 16 of another (Content Security Policy 3, 7.1). */
const createNonce = (): string =>
  Buffer.from(`${randomUUID()}${randomUUID().slice(-4)}`.replaceAll('-', ''), 'hex').toString('base64')
