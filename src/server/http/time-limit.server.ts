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
