import { expect, it } from 'vitest'
import { atMostEvery } from './at-most-every.server.ts'

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
