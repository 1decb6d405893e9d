/**
 * Creates a function that runs its argument at most once in `ms` milliseconds, for log lines of a lasting
 * failure.
 */
export function atMostEvery(
  ms: number,
  now: () => number = () => performance.now(),
): (run: () => void) => void {
  let lastAt = Number.NEGATIVE_INFINITY
  return (run) => {
    if (now() - lastAt < ms) return
    lastAt = now()
    run()
  }
}
