import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import { FastResponse } from 'srvx'

/** Content codings that the portal writes, the smaller one first. */
const contentCodings = ['br', 'gzip'] as const
export type ContentCoding = (typeof contentCodings)[number]

const compressibleType = /^(text\/|application\/(.+\+)?(json|xml|javascript)\b|image\/svg\+xml)/
const streamedQuality = 4
/** As small as gzip's usual level, in less than half of its time. */
const wholeQuality = 3
/** A window of 256 kB holds a page; the usual one takes 4 MB for each answer that is being compressed. */
const wholeWindow = 18
/** Flushed chunk by chunk, gzip is about as small as brotli, for a fraction of its time and memory. */
const streamedCodings = ['gzip', 'br'] as const

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Whether a type of content gets smaller by compression. */
export function isCompressible(contentType: string | null): boolean {
  return (
    contentType !== null && compressibleType.test(contentType) && !contentType.startsWith('text/event-stream')
  )
}

/** The first of `preferred` that a request accepts (RFC 9110, 12.5.3), or nothing. A weight of 0 refuses. */
export function acceptedCoding(
  acceptEncoding: string | null,
  preferred: readonly ContentCoding[] = contentCodings,
): ContentCoding | undefined {
  const accepted = new Set<string>()
  for (const part of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    if (name !== '' && !refused) accepted.add(name)
  }
  return preferred.find((coding) => accepted.has(coding))
}

/**
 * Compresses an answer. A page is there as a whole, and compressed as one; everything else is compressed as it streams,
 * each chunk flushed, so that its first part arrives while the rest is still on its way. Answers that are compressed,
 * partial or without a body pass as they are.
 */
export async function compressAnswer(request: Request, answer: Response): Promise<Response> {
  const { headers } = answer
  if (!isCompressible(headers.get('content-type'))) return answer
  if (!headers.get('vary')?.includes('accept-encoding')) headers.append('vary', 'accept-encoding')
  const isWhole = headers.get('content-type')?.startsWith('text/html') ?? false
  const preferred = isWhole ? contentCodings : streamedCodings
  const coding = acceptedCoding(request.headers.get('accept-encoding'), preferred)
  const isDone = headers.has('content-encoding') || answer.status === 206
  if (coding === undefined || isDone || answer.body === null) return answer
  headers.set('content-encoding', coding)
  headers.delete('content-length')
  const { status, statusText } = answer
  if (!isWhole) return new Response(compressed(answer.body, coding), { status, statusText, headers })
  const body = await compressWhole(await answer.arrayBuffer(), coding)
  headers.set('content-length', String(body.length))
  return new FastResponse(body, { status, statusText, headers })
}

async function compressWhole(body: ArrayBuffer, coding: ContentCoding): Promise<Buffer<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: wholeQuality,
    [constants.BROTLI_PARAM_LGWIN]: wholeWindow,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  }
  return coding === 'br' ? await compressBrotli(body, { params }) : await compressGzip(body)
}

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

/** Node's own declaration of the web's streams and the DOM's describe the same objects. */
function asNodeStream(body: ReadableStream<Uint8Array>): NodeReadableStream<Uint8Array> {
  return body as NodeReadableStream<Uint8Array>
}

/** See {@link asNodeStream}. */
function asWebStream(body: NodeReadableStream<unknown>): ReadableStream<Uint8Array> {
  return body as ReadableStream<Uint8Array>
}
