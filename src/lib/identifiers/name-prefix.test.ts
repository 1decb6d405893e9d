import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchesNamePrefix, namePrefix, normaliseName } from './name-prefix.ts'

describe('namePrefix', () => {
  test.each([
    ['Dupont', 'DUP'],
    ["d'Urville", 'DUR'],
    ['Élie', 'ELI'],
    ['E\u0301lie', 'ELI'],
    ['Le Goff', 'LEG'],
    ['Saint-Éloi', 'SAI'],
    ['3 Suisses SA', '3SU'],
    ['Ng', 'NG'],
    ['Çağ', 'CAG'],
    ['-', ''],
  ])('%s gives %s', (name, expected) => {
    expect(namePrefix(name)).toBe(expected)
  })
})

// P-152
describe('matchesNamePrefix', () => {
  test.each([
    ['dup', 'Dupont'],
    ['d’ur', "D'Urville"],
    ['eli', 'Élie'],
    ['ng', 'Ng'],
  ])('%s matches %s', (typed, name) => {
    expect(matchesNamePrefix(typed, name)).toBe(true)
  })

  test.each([
    ['du', 'Dupont'],
    ['dupo', 'Dupont'],
    ['n', 'Ng'],
    ['', '-'],
    ['', ''],
    ['ngu', 'Ng'],
  ])('%j does not match %j', (typed, name) => {
    expect(matchesNamePrefix(typed, name)).toBe(false)
  })
})

test('normalising is stable and leaves only letters and digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const once = normaliseName(name)
      expect(once).toMatch(/^[\p{L}\p{N}]*$/u)
      expect(normaliseName(once)).toBe(once)
      expect(matchesNamePrefix(namePrefix(name), name)).toBe(namePrefix(name) !== '')
    }),
    { numRuns: 1_000 },
  )
})
