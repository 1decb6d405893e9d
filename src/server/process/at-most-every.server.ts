/** Builds a guard that runs what it is given at most once in `ms` milliseconds, for log lines of a lasting fault. */
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
