// framework-seam: rendered-page
import { FastResponse } from 'srvx'
import { acceptedCoding, bufferedCodings, compressBuffer } from '../http/compression.server.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * A response with a body in memory. srvx's own response copies the bytes twice, into a stream that is never
 * read and that lives until the next full garbage collection: code that passes the response on reads `body`
 * only to compare it.
 */
class RenderedPage extends FastResponse {
  readonly #content: Bytes
  #stream: ReadableStream<Bytes> | undefined

  constructor(content: Bytes, init: ResponseInit) {
    super(content, init)
    this.#content = content
  }

  override get body(): ReadableStream<Bytes> {
    this.#stream ??= streamOf(this.#content)
    return this.#stream
  }
}

function streamOf(content: Bytes): ReadableStream<Bytes> {
  const pull = (controller: ReadableStreamDefaultController<Bytes>) => {
    controller.enqueue(content)
    controller.close()
  }
  return new ReadableStream({ pull }, { highWaterMark: 0 })
}

/** Joins the pieces of a page into one buffer and encodes each text in place. */
function joined(pieces: readonly (string | Uint8Array)[]): Buffer<ArrayBuffer> {
  const sizes = pieces.map((piece) => (typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length))
  const whole = Buffer.allocUnsafe(sizes.reduce((total, size) => total + size, 0))
  let offset = 0
  for (const [index, piece] of pieces.entries()) {
    if (typeof piece === 'string') whole.write(piece, offset)
    else whole.set(piece, offset)
    offset += sizes[index] ?? 0
  }
  return whole
}

/**
 * Creates the response of a rendered page, compressed as the request accepts. It compresses at once, so that
 * the uncompressed page is released as early as possible.
 */
export async function renderedPage(
  request: Request,
  pieces: readonly (string | Uint8Array)[],
  { status, headers }: { readonly status: number; readonly headers: Headers },
): Promise<Response> {
  const coding = acceptedCoding(request.headers.get('accept-encoding'), bufferedCodings)
  headers.append('vary', 'accept-encoding')
  if (coding === undefined) return new RenderedPage(joined(pieces), { status, headers })
  const content = await compressBuffer(joined(pieces), coding)
  headers.set('content-encoding', coding)
  return new RenderedPage(content, { status, headers })
}
