import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  zstdCompressSync,
} from 'node:zlib'
import { FastResponse } from 'srvx'

/** Content codings of cached pages, the smallest first. */
export const storedCodings = ['br', 'gzip'] as const
export type ContentCoding = (typeof storedCodings)[number]
/**
 * Content codings of pages rendered for one visitor: zstd is as small as brotli here, in less than half of
 * its time.
 */
export const bufferedCodings = ['zstd', 'br', 'gzip'] as const
export type BufferedCoding = (typeof bufferedCodings)[number]
/**
 * Content codings of streamed bodies: flushed chunk by chunk, gzip is about as small as brotli and needs a
 * fraction of its time and memory.
 */
const streamedCodings = ['gzip', 'br'] as const

const compressibleType = /^(text\/|application\/(.+\+)?(json|xml|javascript)\b|image\/svg\+xml)/
const streamedQuality = 4
const zstdLevel = 3
/** As small as gzip's default level, in less than half of its time. */
const bufferedQuality = 3
/** A window of 256 kB (2^18) holds a page; brotli's default takes 4 MB per response being compressed. */
const bufferedWindow = 18

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Reports whether a content type benefits from compression. */
export function isCompressible(contentType: string | null): boolean {
  return (
    contentType !== null && compressibleType.test(contentType) && !contentType.startsWith('text/event-stream')
  )
}

/**
 * Returns the first of `preferred` that a request accepts (RFC 9110, 12.5.3); undefined for none. A weight of
 * 0 refuses.
 */
export function acceptedCoding<Coding extends string>(
  acceptEncoding: string | null,
  preferred: readonly Coding[],
): Coding | undefined {
  const accepted = new Set<string>()
  for (const part of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    if (name !== '' && !refused) accepted.add(name)
  }
  return preferred.find((coding) => accepted.has(coding))
}

/**
 * Compresses a response. A page is compressed as a whole; every other body is compressed while it streams and
 * flushed per chunk, so that its first part arrives early. Responses that are already compressed, partial or
 * without a body are returned unchanged.
 */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  // `body` is read first: srvx's response replaces its headers when the body is read.
  const { body, headers, status } = response
  if (!isCompressible(headers.get('content-type'))) return response
  if (!headers.get('vary')?.includes('accept-encoding')) headers.append('vary', 'accept-encoding')
  if (headers.has('content-encoding') || status === 206 || body === null) return response
  const acceptEncoding = request.headers.get('accept-encoding')
  if (headers.get('content-type')?.startsWith('text/html')) {
    const coding = acceptedCoding(acceptEncoding, bufferedCodings)
    return coding === undefined ? response : compressBuffered(response, coding)
  }
  const coding = acceptedCoding(acceptEncoding, streamedCodings)
  return coding === undefined ? response : new Response(compressed(body, coding), codedAs(coding, response))
}

/** Status and headers of a response whose body is compressed. */
function codedAs(coding: BufferedCoding, { status, statusText, headers }: Response): ResponseInit {
  headers.set('content-encoding', coding)
  headers.delete('content-length')
  return { status, statusText, headers }
}

async function compressBuffered(response: Response, coding: BufferedCoding): Promise<Response> {
  const init = codedAs(coding, response)
  const body = await compressBuffer(new Uint8Array(await response.arrayBuffer()), coding)
  response.headers.set('content-length', String(body.length))
  return new FastResponse(body, init)
}

/**
 * Runs code outside the request's async context. An encoder lives until the next full garbage collection and
 * would keep the context of its request, and everything in it, alive.
 */
const outsideRequests = AsyncLocalStorage.snapshot()

const bufferedEncoders = {
  // Synchronous: passing a page to another thread and back takes as long as compressing it.
  zstd: (body: Uint8Array) =>
    zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: zstdLevel } }),
  br: (body: Uint8Array) =>
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: bufferedQuality,
        [constants.BROTLI_PARAM_LGWIN]: bufferedWindow,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: (body: Uint8Array) => compressGzip(body),
}

/** Compresses a whole body. */
export const compressBuffer = (
  body: Uint8Array,
  coding: BufferedCoding,
): Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>> => outsideRequests(() => bufferedEncoders[coding](body))

function compressed(body: ReadableStream<Uint8Array>, coding: ContentCoding): ReadableStream<Uint8Array> {
  const encoder =
    coding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: streamedQuality },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH })
  const source = Readable.fromWeb(asNodeStream(body))
  source.on('error', (error) => encoder.destroy(error))
  encoder.on('close', () => source.destroy())
  return asWebStream(Readable.toWeb(source.pipe(encoder)))
}

/** Node's declaration of web streams and the DOM's describe the same objects. */
function asNodeStream(body: ReadableStream<Uint8Array>): NodeReadableStream<Uint8Array> {
  return body as NodeReadableStream<Uint8Array>
}

/** See {@link asNodeStream}. */
function asWebStream(body: NodeReadableStream<unknown>): ReadableStream<Uint8Array> {
  return body as ReadableStream<Uint8Array>
}
