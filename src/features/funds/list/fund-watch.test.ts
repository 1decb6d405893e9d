import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostWatched } from './fund-list.schema.ts'
import { watchedIn, withWatched } from './fund-watch.tsx'

// P-365
describe('the watched funds of a browser', () => {
  it('are added and removed one by one', () => {
    const two = withWatched(withWatched('', 'fnd-1', true), 'fnd-2', true)
    expect(watchedIn(two)).toEqual(['fnd-1', 'fnd-2'])
    expect(watchedIn(withWatched(two, 'fnd-1', true))).toEqual(['fnd-2', 'fnd-1'])
    expect(watchedIn(withWatched(two, 'fnd-1', false))).toEqual(['fnd-2'])
  })

  it('make room for a new one when there are too many', () => {
    const ids = Array.from({ length: mostWatched + 3 }, (_, index) => `fnd-${index + 1}`)
    const stored = ids.reduce((text, id) => withWatched(text, id, true), '')
    expect(watchedIn(stored)).toEqual(ids.slice(-mostWatched))
  })

  it('are ids and nothing else, whatever was stored', () => {
    fc.assert(
      fc.property(fc.string(), (stored) => {
        for (const id of watchedIn(stored)) expect(id).toMatch(/^fnd-[1-9]\d*$/)
      }),
    )
    expect(watchedIn('fnd-1 <script> fnd-0 fnd-1 fnd-x')).toEqual(['fnd-1'])
  })
})
