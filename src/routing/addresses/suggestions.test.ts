import { expect, it } from 'vitest'
import { suggestedPath } from './suggestions.ts'

// P-022
it.each([
  ['/en/fonds', '/en/funds'],
  ['/funds', '/fonds'],
  ['/funds/compare', '/fonds/comparer'],
  ['/en/fonds/comparer', '/en/funds/compare'],
  ['/en/fonds/avenir-pme', '/en/funds/avenir-pme'],
])('a path of the other language, %s, suggests %s', (path, expected) => {
  expect(suggestedPath(path)).toBe(expected)
})

it.each(['/nowhere', '/en/nowhere', '/fonds', '/en/funds', '/', '/fr/fonds'])(
  '%s suggests nothing',
  (path) => {
    expect(suggestedPath(path)).toBeUndefined()
  },
)
