import { describe, expect, it } from 'vitest'
import { clockOf, endOfSession, hasEndedByTime, untilWarningMs, warningMs } from './session-end.ts'

const toldAtMs = 1_000_000
const endAfter = (idleS: number | null, absoluteS: number) => endOfSession({ idleS, absoluteS }, toldAtMs)

describe('the end of a session', () => {
  it.each([
    ['without activity', 1800, 40_000, { atMs: toldAtMs + 1_800_000, isFinal: false, isNear: false }],
    ['without activity, soon', 120, 40_000, { atMs: toldAtMs + 120_000, isFinal: false, isNear: true }],
    ['in any case, before the other', 1800, 600, { atMs: toldAtMs + 600_000, isFinal: true, isNear: false }],
    [
      'in any case, soon after the other',
      100,
      110,
      { atMs: toldAtMs + 100_000, isFinal: true, isNear: true },
    ],
    ['in any case alone', null, 90, { atMs: toldAtMs + 90_000, isFinal: true, isNear: true }],
  ])('comes %s', (_, idleS, absoluteS, end) => {
    expect(endAfter(idleS, absoluteS)).toEqual(end)
  })

  it('is asked about two minutes before it, at once when that has passed, and never later than timers reach', () => {
    expect(untilWarningMs(endAfter(1800, 40_000), toldAtMs)).toBe(1_800_000 - warningMs)
    expect(untilWarningMs(endAfter(60, 40_000), toldAtMs)).toBe(0)
    expect(untilWarningMs(endAfter(null, 90 * 86_400), toldAtMs)).toBe(2 ** 31 - 1)
  })

  it('is told from an end that somebody made', () => {
    expect(hasEndedByTime(endAfter(1800, 40_000), toldAtMs + 60_000)).toBe(false)
    expect(hasEndedByTime(endAfter(1800, 40_000), toldAtMs + 1_799_000)).toBe(true)
    expect(hasEndedByTime(endAfter(120, 40_000), toldAtMs + 1000)).toBe(true)
  })
})

it.each([
  [119_001, '2:00'],
  [61_000, '1:01'],
  [9_500, '0:10'],
  [-3, '0:00'],
])('%i milliseconds left are shown as %s', (leftMs, shown) => {
  expect(clockOf(leftMs)).toBe(shown)
})
