import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

describe('search parameters', () => {
  it('stay text: nothing is guessed to be a number, a list or an object', () => {
    expect(parseSearch('?q=2&x=%7B%22a%22%3A1%7D&t=true')).toEqual({ q: '2', x: '{"a":1}', t: 'true' })
  })

  it('become a list when a key is repeated', () => {
    expect(parseSearch('a=1&a=2&a=3')).toEqual({ a: ['1', '2', '3'] })
  })

  it('keep hostile keys as plain entries', () => {
    const parsed = parseSearch('__proto__=x&constructor=y')
    expect(Object.keys(parsed)).toEqual(['__proto__', 'constructor'])
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype)
  })

  it('leave empty values out when written', () => {
    expect(stringifySearch({ q: '', a: undefined, b: [], c: ['1', ''] })).toBe('?c=1')
    expect(stringifySearch({})).toBe('')
  })

  it('come back the same after writing and reading', () => {
    const key = fc.stringMatching(/^[a-z]{1,8}$/)
    const text = fc.string({ minLength: 1 })
    const value = fc.oneof(text, fc.array(text, { minLength: 2, maxLength: 4 }))
    fc.assert(
      fc.property(fc.dictionary(key, value), (search) => {
        const wellFormed = JSON.parse(JSON.stringify(search).toWellFormed())
        expect(parseSearch(stringifySearch(wellFormed))).toEqual({ ...wellFormed })
      }),
    )
  })
})
