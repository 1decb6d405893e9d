import { createHash } from 'node:crypto'
import { matchesEtag } from './etag.server.ts'

/** A file that is made from what backends say. */
export type MadeFile = {
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly contentType: string
  /** For how long browsers and CDNs need not ask again. */
  readonly freshS: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Weak, since one file is sent in several codings (RFC 9110, 8.8.1). */
function etagOf(body: MadeFile['body']): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}

/** Answers with a file, or 304 when the reader has it already. */
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

/** What robots and feed readers get while a file cannot be made: nothing that they could take for a whole one. */
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

/** What is answered for a file that does not exist. */
export function noSuchFile(): Response {
  return new Response('Not Found', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
