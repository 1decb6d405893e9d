import { expect, it } from 'vitest'
import { companyNumberText } from './company-number.ts'

it.each([
  ['732829320', '732\u00a0829\u00a0320'],
  ['73282932000074', '732\u00a0829\u00a0320\u00a000074'],
  ['CH-550.1.023', 'CH-550.1.023'],
  ['', ''],
])('%j is read as %j', (number, text) => {
  expect(companyNumberText(number)).toBe(text)
})
