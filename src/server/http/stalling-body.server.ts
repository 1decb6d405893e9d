/**
 * The same bytes, given up when the sender is silent for `stallMs` while a reader waits. A reader who takes their time
 * is no fault, so that a large file may take as long as a slow line needs.
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
    // Nothing is read ahead: what is held of a file is what its reader has asked for.
    { highWaterMark: 0 },
  )
}
