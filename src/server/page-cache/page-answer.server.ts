import { FastResponse } from 'srvx'
import { acceptedCoding, keptCodings } from '../compression.server.ts'
import { matchesEtag } from '../etag.server.ts'
import type { Incoming } from '../pipeline/incoming.server.ts'
import type { KeptPage } from './kept-page.server.ts'

/**
 * Browsers ask again each time (and get 304); CDNs may keep a page as the portal does. Requests with a session,
 * preview or bypass cookie have to go past a CDN, as they go past this cache.
 */
const cacheControl = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600'
/** What lacks a part is asked for again soon, and served to nobody in the meantime. */
const lackingControl = 'public, max-age=0, must-revalidate, s-maxage=5'
const sharedControl = ({ isLacking }: KeptPage) => (isLacking ? lackingControl : cacheControl)
/** Where visitors are asked for consent a page is of one answer: a CDN, which does not know the cookie, must not keep it. */
const ownControl = 'private, max-age=0, must-revalidate'

type Serving = {
  readonly now: number
  /** Whether the page was there before this request asked for it. */
  readonly isHit: boolean
}

/** Answers a request with a kept page: in the coding that it accepts, or 304 when the browser has it already. */
export function answerWithPage(
  { request, consent }: Incoming,
  page: KeptPage,
  { now, isHit }: Serving,
): Response {
  const headers = new Headers({
    'content-security-policy': page.policy,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': consent === undefined ? sharedControl(page) : ownControl,
    'cache-tag': page.tags.join(','),
    // RFC 9211: says to whoever looks whether this cost a render.
    'cache-status': isHit ? 'portal; hit' : 'portal; fwd=miss; stored',
    age: String(Math.max(0, Math.floor((now - page.renderedAt) / 1000))),
    etag: page.etag,
    vary: 'accept-encoding',
  })
  if (matchesEtag(request, page.etag)) return new FastResponse(null, { status: 304, headers })
  const coding = acceptedCoding(request.headers.get('accept-encoding'), keptCodings) ?? 'identity'
  if (coding !== 'identity') headers.set('content-encoding', coding)
  const body = page.bodies[coding]
  headers.set('content-length', String(body.length))
  return new FastResponse(request.method === 'HEAD' ? null : body, { headers })
}
