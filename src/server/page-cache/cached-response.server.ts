import { FastResponse } from 'srvx'
import { acceptedCoding, storedCodings } from '../http/compression.server.ts'
import { matchesEtag } from '../http/http-headers.server.ts'
import { kindOfTag } from '../purges/purges.server.ts'
import type { CachedPage, Coding } from './cached-page.server.ts'

/**
 * Browsers revalidate each time (and get 304); CDNs may cache a page as the portal does. A CDN has to bypass
 * its cache for requests with a session, preview or bypass cookie, as this cache does.
 */
const publicControl = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600'
/** A partial page is revalidated soon and never served stale. */
const partialControl = 'public, max-age=0, must-revalidate, s-maxage=5'
/** With a tag manager, pages vary by a consent cookie that a CDN does not know. */
const privateControl = 'private, max-age=0, must-revalidate'

/** The parts of a request that the cache reads. */
export type PageRequest = {
  readonly method: string
  /** Path and query as received. */
  readonly target: string
  header(name: string): string | undefined
}

/** A response from the cache, for Node's sockets and for the fetch API alike. */
export type CachedResponse = {
  readonly status: 200 | 304
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer<ArrayBuffer> | undefined
}

/** Facts about a response that depend on the request and the time. */
export type ServingOptions = {
  readonly now: number
  /** True if the page was in the cache before this request. */
  readonly isHit: boolean
  /** True if the page depends on the visitor's consent. */
  readonly isPrivate: boolean
  /** Headers of every response of the portal. */
  readonly commonHeaders: Readonly<Record<string, string>>
}

/** Creates the response for a cached page: 304 when the client has the page already. */
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

/** Longest list of tags, in characters, that leaves room for the other headers within the 4 kB that proxies accept. */
const longestTags = 1500

/**
 * Returns the `Cache-Tag` of a page. One that shows very many entries or files, such as a page of a hundred pictures,
 * names their kinds instead, which every purge of one of them names as well.
 */
function cacheTagOf(tags: readonly string[]): string {
  const all = tags.join(',')
  return all.length <= longestTags ? all : [...new Set(tags.map((tag) => kindOfTag(tag) ?? tag))].join(',')
}

function pageHeaders(page: CachedPage, { now, isHit, isPrivate }: ServingOptions) {
  const sharedControl = page.isPartial ? partialControl : publicControl
  return {
    'content-security-policy': page.policy,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isPrivate ? privateControl : sharedControl,
    'cache-tag': cacheTagOf(page.tags),
    // RFC 9211.
    'cache-status': isHit ? 'portal; hit' : 'portal; fwd=miss; stored',
    age: String(Math.max(0, Math.floor((now - page.renderedAt) / 1000))),
    etag: page.etag,
    vary: 'accept-encoding',
  }
}

/** Converts a cached response to one of the fetch API. */
export const toFetchResponse = ({ status, headers, body }: CachedResponse): Response =>
  new FastResponse(body ?? null, { status, headers })
