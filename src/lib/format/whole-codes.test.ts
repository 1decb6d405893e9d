import fc from 'fast-check'
import { expect, it } from 'vitest'
import { partsOfAddress, splitAtCodes } from './whole-codes.ts'

it.each([
  ['under number GP-00000000 since 2011', ['under number ', 'GP-00000000', ' since 2011']],
  ['S-2026-10001', ['', 'S-2026-10001', '']],
  ['D-2026-1 and D-2026-2.', ['', 'D-2026-1', ' and ', 'D-2026-2', '.']],
  ['no code', ['no code']],
  ['to v•••@some-bank.example, today', ['to ', 'v•••@some-bank.example', ', today']],
  ['<a-b+c@x.example>.', ['<', 'a-b+c@x.example', '>.']],
  ['A-1@x.example', ['', 'A-1@x.example', '']],
  ['@x.example and a@b', ['@x.example and a@b']],
  [
    'twenty-one, 2026-11-28, pré-2026, FCPR-A and A-1b',
    ['twenty-one, 2026-11-28, pré-2026, FCPR-A and A-1b'],
  ],
])('finds the codes and email addresses of "%s"', (text, parts) => {
  expect(splitAtCodes(text)).toEqual(parts)
})

it('loses no sign of any text', () => {
  const text = fc
    .array(fc.constantFrom('A', 'é', 'b', '1', '-', ' ', '.', '@'))
    .map((signs) => signs.join(''))
  fc.assert(
    fc.property(text, (given) => {
      expect(splitAtCodes(given).join('')).toBe(given)
    }),
  )
})

// P-853
it('splits an address after its sign @', () => {
  expect(partsOfAddress('anne@some-bank.example')).toEqual(['anne@', 'some-bank.example'])
})
