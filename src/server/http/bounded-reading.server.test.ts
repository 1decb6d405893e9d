import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { timeLimit } from './bounded-reading.server.ts'

describe('a limit of time', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('aborts with a TimeoutError once its time is over, and not before', () => {
    using limit = timeLimit(500)
    vi.advanceTimersByTime(499)
    expect(limit.signal.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(limit.signal.reason).toMatchObject({ name: 'TimeoutError' })
  })

  it('is lifted with the block that it bounds, also when that throws', () => {
    const signals: AbortSignal[] = []
    const failing = () => {
      using limit = timeLimit(500)
      signals.push(limit.signal)
      throw new Error('a bug')
    }
    expect(failing).toThrow('a bug')
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(1000)
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  })
})
