/** Event loop delay of this process. */
export type LoopDelay = {
  /** Mean delay of the event loop over the last window, in milliseconds. */
  delayMs(): number
}

const resolutionMs = 20
const windowMs = 500

/**
 * Measures the delay of a timer that is due every 20 ms. Node's `monitorEventLoopDelay` drops its first
 * sample after each reset, so that it reports nothing for a process that is blocked for longer than the
 * window each time.
 * @returns a function that takes the time of each tick, in milliseconds, and returns the mean delay of the
 *   last window
 */
export function createDelayMeter(startedAtMs: number): (nowMs: number) => number {
  let [lastMs, windowStartMs, lateMs, ticks, meanMs] = [startedAtMs, startedAtMs, 0, 0, 0]
  return (nowMs) => {
    lateMs += Math.max(0, nowMs - lastMs - resolutionMs)
    ticks += 1
    lastMs = nowMs
    if (nowMs - windowStartMs >= windowMs) {
      meanMs = lateMs / ticks
      windowStartMs = nowMs
      lateMs = 0
      ticks = 0
    }
    return meanMs
  }
}

/** Starts to measure the event loop of this process, without keeping the process alive. */
export function watchLoopDelay(): LoopDelay {
  const meter = createDelayMeter(performance.now())
  let delayMs = 0
  setInterval(() => {
    delayMs = meter(performance.now())
  }, resolutionMs).unref()
  return { delayMs: () => delayMs }
}
