import { createHash } from 'node:crypto'
import { matchesEtag } from './http-headers.server.ts'

/** A file that is generated from backend data. */
export type MadeFile = {
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly contentType: string
  /** Time for which browsers and CDNs may cache the file, in seconds. */
  readonly freshS: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Computes a weak ETag, since one file is sent in several codings (RFC 9110, 8.8.1). */
function etagOf(body: MadeFile['body']): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}

/** Responds with a file, or with 304 when the client has it already. */
export function fileResponse(
  request: Request,
  { body, contentType, freshS, headers = {} }: MadeFile,
): Response {
  const etag = etagOf(body)
  const all = { ...headers, 'content-type': contentType, 'cache-control': `public, max-age=${freshS}`, etag }
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: all })
  return new Response(request.method === 'HEAD' ? null : body, { headers: all })
}

const retryAfterS = 60

/**
 * Returns 503 while a file cannot be generated, so that robots and feed readers take no partial file for a
 * whole one.
 */
export function fileUnavailable(): Response {
  return new Response('Service Unavailable', {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterS),
    },
  })
}

/** Returns 404 for a file that does not exist. */
export function noSuchFile(): Response {
  return new Response('Not Found', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
