import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitAtCodes } from './whole-codes.ts'

it.each([
  ['under number GP-00000000 since 2011', ['under number ', 'GP-00000000', ' since 2011']],
  ['S-2026-10001', ['', 'S-2026-10001', '']],
  ['D-2026-1 and D-2026-2.', ['', 'D-2026-1', ' and ', 'D-2026-2', '.']],
  ['no code', ['no code']],
  [
    'twenty-one, 2026-11-28, pré-2026, FCPR-A and A-1b',
    ['twenty-one, 2026-11-28, pré-2026, FCPR-A and A-1b'],
  ],
])('finds the codes of "%s"', (text, parts) => {
  expect(splitAtCodes(text)).toEqual(parts)
})

it('loses no sign of any text', () => {
  const text = fc.array(fc.constantFrom('A', 'é', 'b', '1', '-', ' ', '.')).map((signs) => signs.join(''))
  fc.assert(
    fc.property(text, (given) => {
      expect(splitAtCodes(given).join('')).toBe(given)
    }),
  )
})
