// framework-seam: rendered-page
import { FastResponse } from 'srvx'
import { acceptedCoding, bufferedCodings, compressBuffer } from '../http/compression.server.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * An answer that goes out as the bytes it was made of. The platform's own copies them twice, into a stream that nobody
 * reads and that lives on until the next full garbage collection: whoever passes the answer on asks for its stream
 * only to know whose it is.
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

/** The pieces of a page in one, each text encoded into its place. */
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
 * The answer that a rendered page goes out as, compressed as the request accepts it: at once, so that the page as it
 * was before is held no longer than that takes.
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
