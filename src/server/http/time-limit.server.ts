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
