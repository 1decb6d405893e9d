/** Thrown when a body is larger than allowed; `status` is the response's. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
  readonly status: number

  constructor(status: number) {
    super('the body is larger than allowed')
    this.status = status
  }
}

/** Reports whether an error is the server's own request size limit, which counts as the same failure. */
const isServerLimit = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BODY_TOO_LARGE'

/**
 * Reads a whole body and stops as soon as it exceeds `maximumBytes`.
 * @throws BodyTooLargeError, or the error of a broken connection
 */
export async function readBoundedBytes(
  response: Response,
  maximumBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength
      if (bytes > maximumBytes) throw new BodyTooLargeError(response.status)
      chunks.push(chunk)
    }
  } catch (error) {
    throw isServerLimit(error) ? new BodyTooLargeError(response.status) : error
  }
  return Buffer.concat(chunks)
}

/** Reads a whole body as UTF-8 text, like {@link readBoundedBytes}. */
export async function readBoundedText(
  response: Response,
  maximumBytes: number,
): Promise<{ text: string; bytes: number }> {
  const read = await readBoundedBytes(response, maximumBytes)
  return { text: read.toString('utf8'), bytes: read.byteLength }
}

/**
 * Creates a time limit for a call, cleared at the end of the block that declares it with `using`. Its signal
 * aborts with a `TimeoutError` like `AbortSignal.timeout`, which would keep the response in memory until the
 * time is over and abort it even after it was received.
 */
export function timeLimit(timeoutMs: number): Disposable & { readonly signal: AbortSignal } {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new DOMException('', 'TimeoutError')), timeoutMs)
  return { signal: late.signal, [Symbol.dispose]: () => clearTimeout(timer) }
}

/**
 * Wraps a stream and aborts it when the sender is silent for `stallMs` while a reader waits. A slow reader
 * does not count, so that a large file may take as long as a slow connection needs.
 */
export function withStallLimit(
  body: ReadableStream<Uint8Array>,
  { stallMs, giveUp }: { readonly stallMs: number; readonly giveUp: AbortController },
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const timer = setTimeout(() => giveUp.abort(new DOMException('', 'TimeoutError')), stallMs)
        try {
          const { done, value } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        } finally {
          clearTimeout(timer)
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // No read-ahead: only chunks that the reader has requested are in memory.
    { highWaterMark: 0 },
  )
}
