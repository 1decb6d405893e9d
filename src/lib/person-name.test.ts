import { expect, it } from 'vitest'
import { personName } from './person-name.ts'

it.each([
  [['Camille', 'Aubrelin'], 'Camille Aubrelin'],
  [['Madame', 'Camille', 'Aubrelin'], 'Madame Camille Aubrelin'],
  [[null, 'Camille', undefined], 'Camille'],
  [['', 'Aubrelin'], 'Aubrelin'],
  [[' Anne  Marie ', ' de  La Tour'], 'Anne Marie de La Tour'],
  [['', null, ' '], ''],
])('writes the name of %j', (parts, name) => {
  expect(personName(...parts)).toBe(name)
})
