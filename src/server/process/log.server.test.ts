import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { atMostEvery, createIsoTime } from './log.server.ts'

it('has the same timestamp format as pino', () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  const time = createIsoTime(Date.now)
  for (const passed of [0, 0, 1, 999, 86_400_000]) {
    vi.advanceTimersByTime(passed)
    expect(time()).toBe(pino.stdTimeFunctions.isoTime())
  }
  vi.useRealTimers()
})

it('goes back when the clock does', () => {
  const moments = [2000, 1000, 2000]
  const time = createIsoTime(() => moments.shift() ?? 0)
  const texts = [time(), time(), time()]
  expect(texts.map((text) => text.slice(-7, -1))).toEqual(['2.000Z', '1.000Z', '2.000Z'])
  expect(moments).toEqual([])
})

it('a lasting fault is logged at once, and then once in the time', () => {
  const clock = { now: 0 }
  const guard = atMostEvery(60_000, () => clock.now)
  const ran = [0, 1, 59_999, 60_000, 90_000, 120_000].filter((now) => {
    clock.now = now
    let hasRun = false
    guard(() => {
      hasRun = true
    })
    return hasRun
  })
  expect(ran).toEqual([0, 60_000, 120_000])
})
