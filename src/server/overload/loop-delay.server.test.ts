import { describe, expect, it } from 'vitest'
import { createDelayMeter } from './loop-delay.server.ts'

/** Returns the reading of a meter that starts at 0 after the last of these times, in milliseconds. */
function delayAfter(timesMs: readonly number[]): number {
  const meter = createDelayMeter(0)
  return timesMs.reduce((_, timeMs) => meter(timeMs), 0)
}

describe('the delay of the event loop', () => {
  it('is zero while the timer fires on time or early', () => {
    expect(delayAfter(Array.from({ length: 50 }, (_, index) => (index + 1) * 20))).toBe(0)
    expect(delayAfter(Array.from({ length: 60 }, (_, index) => (index + 1) * 19))).toBe(0)
  })

  it('is known from the first tick when every tick comes later than a whole window', () => {
    expect(delayAfter([1520])).toBe(1500)
    expect(delayAfter([1520, 3040, 4560])).toBe(1500)
  })

  it('is the mean over the window, not its worst tick', () => {
    expect(delayAfter([20, 40, 60, 580])).toBe(125)
  })

  it('is forgotten once a window was punctual', () => {
    const punctual = Array.from({ length: 25 }, (_, index) => 1520 + (index + 1) * 20)
    expect(delayAfter([1520, ...punctual])).toBe(0)
  })
})
