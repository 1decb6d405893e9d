import { expect, it } from 'vitest'
import { phoneText } from './phone-text.ts'

it.each([
  ['+33639980077', '+33\u00a06\u00a039\u00a098\u00a000\u00a077'],
  ['+41791234567', '+41791234567'],
  ['', ''],
])('%j is read as %j', (stored, text) => {
  expect(phoneText(stored)).toBe(text)
})
