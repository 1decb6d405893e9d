import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shortReturnPath } from './safe-path.ts'

it('keeps a destination that fits, and else as much of it as does', () => {
  expect(shortReturnPath('/fonds?page=2#x')).toBe('/fonds?page=2#x')
  expect(shortReturnPath(`/fonds?q=${'x'.repeat(2400)}`)).toBe('/fonds')
  expect(shortReturnPath(`/${'é'.repeat(1000)}?q=1`)).toBe('/')
})

it('gives nothing that takes over 1,200 bytes in a query, whatever path it is given', () => {
  const path = fc.string({ unit: 'grapheme', maxLength: 4000 }).map((text) => `/${text.toWellFormed()}`)
  fc.assert(
    fc.property(path, (given) => {
      expect(encodeURIComponent(shortReturnPath(given)).length).toBeLessThanOrEqual(1200)
    }),
  )
})
