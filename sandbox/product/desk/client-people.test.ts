import { describe, expect, it } from 'vitest'
import { isFound, peopleOf } from './client-people.ts'

type Known = readonly [email: string | null, birthDate: string | null]

const record = (id: string, [email, birthDate]: Known) => ({ id, email, birthDate })

// P-723
describe('records of one name', () => {
  it.each([
    [
      'one birth date, whatever the addresses',
      ['a@x.example', '1958-06-30'],
      ['b@x.example', '1958-06-30'],
      1,
    ],
    [
      'two birth dates, whatever the address',
      ['a@x.example', '1958-06-30'],
      ['a@x.example', '1991-01-02'],
      2,
    ],
    ['one address, with a birth date known of one', ['a@x.example', null], ['a@x.example', '1958-06-30'], 1],
    ['two addresses alone', ['a@x.example', null], ['b@x.example', null], 2],
    ['nothing known of one', [null, null], ['b@x.example', null], 1],
  ] as const)('are people by %s', (_, one, other, count) => {
    expect(peopleOf([record('req-1', one), record('cas-2', other)])).toHaveLength(count)
  })

  it('join two that a third shows to be one', () => {
    const people = peopleOf([
      record('cas-3', ['a@x.example', null]),
      record('req-2', [null, '1958-06-30']),
      record('req-1', ['a@x.example', '1958-06-30']),
    ])
    expect(people).toEqual([
      { email: 'a@x.example', birthDate: '1958-06-30', ids: ['cas-3', 'req-2', 'req-1'] },
    ])
  })
})

// P-465
it.each([
  ['', true],
  ['orse Maë', true],
  ['rsenne', false],
  ['%_', false],
  [' ’ ', false],
])('a search for “%s” finds a client of a request or a case: %s', (q, found) => {
  expect(isFound('maelle orsenne', q)).toBe(found)
})
