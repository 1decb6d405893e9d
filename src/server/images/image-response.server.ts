import { matchesEtag } from '../http/http-headers.server.ts'
import type { ImageRequest } from './image-request.server.ts'
import type { ImageOutcome } from './images.server.ts'

const forGood = 'public, max-age=31536000, immutable'
const forNow = 'public, max-age=60, stale-while-revalidate=86400'

const faults = {
  absent: { status: 404, words: 'Not Found' },
  unusable: { status: 502, words: 'Bad Gateway' },
  unreachable: { status: 502, words: 'Bad Gateway' },
  busy: { status: 503, words: 'Service Unavailable' },
} as const

/**
 * Responds with an image, cached permanently when its URL contains its version, or with a plain text error.
 */
export function respondWithImage(
  request: Request,
  asked: ImageRequest | undefined,
  outcome: ImageOutcome,
): Response {
  if (outcome.kind !== 'ok') return respondWithFault(outcome.kind)
  const { image, isCurrent } = outcome
  const isVersion = isCurrent && asked?.version !== null && asked?.version === image.version
  const headers = {
    'content-type': image.type,
    'content-length': String(image.body.byteLength),
    'cache-control': isVersion ? forGood : forNow,
    etag: image.etag,
  }
  if (matchesEtag(request.headers.get('if-none-match'), image.etag)) {
    return new Response(null, {
      status: 304,
      headers: { 'cache-control': headers['cache-control'], etag: image.etag },
    })
  }
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(image.body), { headers })
}

function respondWithFault(kind: keyof typeof faults): Response {
  const { status, words } = faults[kind]
  return new Response(words, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': kind === 'absent' ? 'public, max-age=60' : 'no-store',
      ...(kind === 'busy' ? { 'retry-after': '5' } : {}),
    },
  })
}
