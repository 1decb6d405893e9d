import type { Sharp } from 'sharp'
import type { PictureFormat } from '../../lib/picture.ts'
import { BodyTooLargeError, readBoundedBytes, timeLimit } from '../http/bounded-reading.server.ts'
import type { Ended } from '../telemetry/telemetry.server.ts'
import { watchedCall } from '../telemetry/watch.server.ts'

/** Result of requesting an original from the media library. */
export type SourceResponse =
  | { readonly kind: 'found'; readonly bytes: Buffer; readonly etag: string | null }
  /** The original still has the given ETag. */
  | { readonly kind: 'same' }
  | { readonly kind: 'absent' }
  /** The response is not an image, or exceeds the size limit. */
  | { readonly kind: 'unusable'; readonly reason: string }
  | { readonly kind: 'unreachable'; readonly reason: string }

/** Requests the original at a path, unless it still has the given `etag`. It never throws. */
export type ImageSource = (path: string, etag: string | null) => Promise<SourceResponse>

type ImageSourceOptions = {
  /** Base URL of the media library, the only host that is requested. */
  readonly mediaUrl: string
  readonly timeoutMs?: number
  readonly maximumBytes?: number
}

/** Creates the source of originals. Redirects are not followed, since they would lead to other hosts. */
export function createImageSource({
  mediaUrl,
  timeoutMs = 8000,
  maximumBytes = 25_000_000,
}: ImageSourceOptions): ImageSource {
  const ask = async (path: string, headers: Readonly<Record<string, string>>): Promise<SourceResponse> => {
    const target = `${mediaUrl}/${path.split('/').map(encodeURIComponent).join('/')}`
    using limit = timeLimit(timeoutMs)
    try {
      const response = await fetch(target, {
        redirect: 'manual',
        signal: limit.signal,
        headers: { accept: 'image/*', ...headers },
      })
      return await classify(response, maximumBytes)
    } catch (error) {
      if (error instanceof BodyTooLargeError) return { kind: 'unusable', reason: 'too_large' }
      const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
      return { kind: 'unreachable', reason: timedOut ? 'timed_out' : 'network' }
    }
  }
  return (path, etag) => {
    const condition: Record<string, string> = etag === null ? {} : { 'if-none-match': etag }
    return watchedCall(call, (trace) => ask(path, { ...condition, ...trace }), endOf)
  }
}

const call = { backend: 'media', method: 'GET', template: '/{file}' }

function endOf({ kind }: SourceResponse): Ended {
  // Whatever the texts show of it is left out.
  if (kind === 'absent') return { status: 404, failure: 'refused', leftOut: 1 }
  if (kind === 'unusable') return { failure: 'unexpected_body' }
  return kind === 'unreachable' ? { failure: 'unreachable' } : {}
}

async function classify(response: Response, maximumBytes: number): Promise<SourceResponse> {
  const { status, headers } = response
  const type = headers.get('content-type') ?? ''
  if (status === 200 && type.startsWith('image/')) {
    return {
      kind: 'found',
      bytes: await readBoundedBytes(response, maximumBytes),
      etag: headers.get('etag'),
    }
  }
  await response.body?.cancel()
  if (status === 304) return { kind: 'same' }
  if (status === 404 || status === 410) return { kind: 'absent' }
  if (status === 200) return { kind: 'unusable', reason: 'wrong_type' }
  return { kind: 'unreachable', reason: `status_${status}` }
}
/** Limits concurrent tasks: a few run, a few more wait, and further ones are refused. */
export type Gate = {
  /** Returns the task's result, or `busy` at once when the queue is full. */
  run<T>(task: () => Promise<T>): Promise<T | 'busy'>
}

/** Creates a gate for `running` concurrent tasks and `waiting` queued ones. */
export function createGate({ running, waiting }: { running: number; waiting: number }): Gate {
  const queue: (() => void)[] = []
  let active = 0
  return {
    async run(task) {
      if (active >= running) {
        if (queue.length >= waiting) return 'busy'
        // A finished task passes its slot to the next in the queue, so that no new task overtakes it.
        await new Promise<void>((enter) => queue.push(enter))
      } else active += 1
      try {
        return await task()
      } finally {
        const next = queue.shift()
        if (next === undefined) active -= 1
        else next()
      }
    },
  }
}

/** An encoded image. */
type MadeImage = { readonly type: string; readonly body: Buffer }

/** Raster formats of cameras and screens. SVG is excluded, since it may contain scripts. */
const readable: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

/** Limits decompression: a small file may decode to gigabytes; 64 megapixels is more than any page shows. */
const mostPixels = 64_000_000
const longestS = 15

/**
 * Encodes an image of at most `width` pixels in one format: rotated upright, without metadata, one frame.
 * @throws when the bytes are not an image of a supported format, decode to too many pixels or take too long
 */
export async function transformImage(
  source: Buffer,
  width: number,
  format: PictureFormat,
): Promise<MadeImage> {
  // Loaded with the first image, so that a portal that serves none does not hold it in memory.
  const { default: sharp } = await import('sharp')
  const read = sharp(source, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
  const { format: kind, hasAlpha, isPalette } = await read.metadata()
  if (!readable.has(kind)) throw new Error('a picture of a kind that is not served')
  const resized = read.timeout({ seconds: longestS }).autoOrient().resize({ width, withoutEnlargement: true })
  const isDrawing = hasAlpha || isPalette
  const { data, info } = await encode(resized, format, isDrawing).toBuffer({ resolveWithObject: true })
  return { type: `image/${info.format === 'heif' ? 'avif' : info.format}`, body: data }
}

/** Encodes with settings that are visually lossless at these sizes and cheap enough for a small machine. */
function encode(image: Sharp, format: PictureFormat, isDrawing: boolean): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 55, effort: 2 })
    case 'webp':
      return image.webp({ quality: 78, effort: 4 })
    case 'plain':
      return isDrawing ? image.png({ palette: true, effort: 4 }) : image.jpeg({ quality: 80, mozjpeg: true })
  }
}
