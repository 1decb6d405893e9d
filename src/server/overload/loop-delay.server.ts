import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How late this process does what is due. */
export type LoopDelay = {
  /** Mean delay of the event loop over the last window, in milliseconds. */
  delayMs(): number
}

const resolutionMs = 20
const windowMs = 500
const nanosecondsPerMs = 1e6

/** Delay over what a punctual loop shows: a histogram counts its own resolution, too. */
export function meanDelayMs({ mean, count }: { readonly mean: number; readonly count: number }): number {
  return count === 0 ? 0 : Math.max(0, mean / nanosecondsPerMs - resolutionMs)
}

/** Watches the event loop of this process from now on, without keeping the process alive. */
export function watchLoopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
  let delayMs = 0
  histogram.enable()
  setInterval(() => {
    delayMs = meanDelayMs(histogram)
    histogram.reset()
  }, windowMs).unref()
  return { delayMs: () => delayMs }
}
