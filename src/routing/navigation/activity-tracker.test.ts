import { describe, expect, it } from 'vitest'
import { isMissingChunk, passesReloadGuard } from './activity-tracker.ts'

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

// P-112
describe('a file of the build that is gone', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://portal.example/assets/a.js',
    'error loading dynamically imported module: https://portal.example/assets/a.js',
    'Importing a module script failed.',
  ])('is known by what a browser says: %s', (message) => {
    expect(isMissingChunk(new TypeError(message))).toBe(true)
  })

  it.each([new Error('Failed to fetch'), 'Importing a module script failed.', undefined])(
    'is not every fault (%s)',
    (error) => {
      expect(isMissingChunk(error)).toBe(false)
    },
  )

  it('has its page loaded anew at most once in ten seconds', () => {
    const storage = memory()
    const passes = [0, 9_999, 10_000, 10_001, 20_000].map((ms) => passesReloadGuard(storage, 1_000_000 + ms))
    expect(passes).toEqual([true, false, true, false, true])
  })
})
