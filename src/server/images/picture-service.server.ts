import { join } from 'node:path'
import { isMediaPath } from '../../lib/media-path.ts'
import { type PictureFormat, type PictureWidth, pictureFormats, pictureWidths } from '../../lib/picture.ts'
import { env } from '../composition/env.server.ts'
import { matchesEtag } from '../http/etag.server.ts'
import { log } from '../process/log.server.ts'
import { createImageSource, transformImage } from './image-source.server.ts'
import { type ImageStore, openImageStore } from './image-store.server.ts'
import { createImages, type ImageOutcome } from './images.server.ts'

/** An image in one width and format, as requested by its URL. */
export type ImageRequest = {
  /** Path under the media library's base URL. */
  readonly path: string
  readonly width: PictureWidth
  readonly format: PictureFormat
  /** The version in the page's URL; null without one. */
  readonly version: string | null
}

/** A version: milliseconds since 1970 in base 36. */
const versionForm = /^[\da-z]{1,11}$/

/**
 * Parses the parts of a URL; undefined for a width, format, path or version that the portal's pages never
 * request.
 */
export function readImageRequest(
  parameters: { readonly width: string; readonly format: string; readonly path: string },
  version: string | null,
): ImageRequest | undefined {
  const width = pictureWidths.find((known) => String(known) === parameters.width)
  const format = [...pictureFormats, 'plain' as const].find((known) => known === parameters.format)
  const isKnown = isMediaPath(parameters.path) && (version === null || versionForm.test(version))
  return width && format && isKnown ? { path: parameters.path, width, format, version } : undefined
}

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

const maximumBytes = 256_000_000

/** Opens the store once, with the first image. */
function openOnce(): () => ImageStore {
  let opened: ImageStore | undefined
  return () => {
    opened ??= openImageStore({ file: join(env.DATA_DIR, 'images.db'), maximumBytes, now: Date.now })
    return opened
  }
}

const images = createImages({
  source: createImageSource({ mediaUrl: env.CONTENT_MEDIA_URL }),
  store: openOnce(),
  transform: transformImage,
  log,
  now: Date.now,
})

/**
 * Handles `GET|HEAD /api/images/{width}/{format}/{path}?v=`: an image of the media library, or a plain text
 * error.
 */
export async function servePicture(
  request: Request,
  parameters: { readonly width: string; readonly format: string; readonly path: string },
): Promise<Response> {
  const asked = readImageRequest(parameters, new URL(request.url).searchParams.get('v'))
  return respondWithImage(request, asked, asked ? await images.read(asked) : { kind: 'absent' })
}
