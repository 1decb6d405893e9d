import { FastResponse } from 'srvx'
import { acceptedCoding, storedCodings } from '../http/compression.server.ts'
import { matchesEtag } from '../http/etag.server.ts'
import type { CachedPage, Coding } from './cached-page.server.ts'

/**
 * Browsers revalidate each time (and get 304); CDNs may cache a page as the portal does. Requests with a session,
 * preview or bypass cookie have to bypass a CDN, as they bypass this cache.
 */
const publicControl = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600'
/** A partial page is revalidated soon, and never served stale. */
const partialControl = 'public, max-age=0, must-revalidate, s-maxage=5'
/** Where visitors are asked for consent, pages differ by a cookie that a CDN does not know. */
const privateControl = 'private, max-age=0, must-revalidate'

/** What the cache reads of a request. */
export type PageRequest = {
  readonly method: string
  /** Path and query as they came over the wire. */
  readonly target: string
  header(name: string): string | undefined
}

/** A response from the cache, for Node's sockets and for the fetch API alike. */
export type CachedResponse = {
  readonly status: 200 | 304
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer<ArrayBuffer> | undefined
}

export type ServingOptions = {
  readonly now: number
  /** Whether the page was in the cache before this request. */
  readonly isHit: boolean
  /** Whether the page depends on the visitor's consent. */
  readonly isPrivate: boolean
  /** Headers of every response of the portal. */
  readonly commonHeaders: Readonly<Record<string, string>>
}

/** The response to a request that a cached page answers: 304 when the client has the page already. */
export function cachedResponse(
  request: PageRequest,
  page: CachedPage,
  serving: ServingOptions,
): CachedResponse {
  const headers = { ...serving.commonHeaders, ...pageHeaders(page, serving) }
  if (matchesEtag(request.header('if-none-match'), page.etag))
    return { status: 304, headers, body: undefined }
  const coding: Coding = acceptedCoding(request.header('accept-encoding') ?? '', storedCodings) ?? 'identity'
  const body = page.bodies[coding]
  return {
    status: 200,
    headers: {
      ...headers,
      ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
      'content-length': String(body.length),
    },
    body: request.method === 'HEAD' ? undefined : body,
  }
}

function pageHeaders(page: CachedPage, { now, isHit, isPrivate }: ServingOptions) {
  const sharedControl = page.isPartial ? partialControl : publicControl
  return {
    'content-security-policy': page.policy,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isPrivate ? privateControl : sharedControl,
    'cache-tag': page.tags.join(','),
    // RFC 9211.
    'cache-status': isHit ? 'portal; hit' : 'portal; fwd=miss; stored',
    age: String(Math.max(0, Math.floor((now - page.renderedAt) / 1000))),
    etag: page.etag,
    vary: 'accept-encoding',
  }
}

/** A response from the cache as one of the fetch API. */
export const toFetchResponse = ({ status, headers, body }: CachedResponse): Response =>
  new FastResponse(body ?? null, { status, headers })
