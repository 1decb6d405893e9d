import { expect, it } from 'vitest'
import { isAdult } from './birth-date.ts'

// P-154
it.each([
  ['2026-11-26', '2008-11-26', true],
  ['2026-11-26', '2008-11-27', false],
  ['2026-11-26', '1899-12-31', false],
  // On a leap day, somebody born on the first of March is still a minor.
  ['2028-02-29', '2010-02-28', true],
  ['2028-02-29', '2010-03-01', false],
  ['2028-03-01', '2010-03-01', true],
])('on %s, somebody born on %s is of age: %s', (today, born, expected) => {
  expect(isAdult(born, new Date(`${today}T12:00:00Z`))).toBe(expected)
})
