/**
 * A bound of time for a call, lifted when the block that declares it with `using` is left. Its signal aborts with a
 * `TimeoutError`, as that of `AbortSignal.timeout` does; but that one would hold what was answered, and abort it, when
 * the time is over long after the answer.
 */
export function timeLimit(timeoutMs: number): Disposable & { readonly signal: AbortSignal } {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new DOMException('', 'TimeoutError')), timeoutMs)
  return { signal: late.signal, [Symbol.dispose]: () => clearTimeout(timer) }
}
