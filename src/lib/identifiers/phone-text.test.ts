import fc from 'fast-check'
import { expect, it } from 'vitest'
import { phoneText } from './phone-text.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each([
  ['+33639980077', '06 39 98 00 77', '+33 6 39 98 00 77'],
  ['+32470123456', '+32 470 12 34 56', '+32 470 12 34 56'],
  ['+41791234567', '+41 79 123 45 67', '+41 79 123 45 67'],
  ['+352621123456', '+352 621 123 456', '+352 621 123 456'],
  ['+377612345678', '+377 6 12 34 56 78', '+377 6 12 34 56 78'],
  ['+37793123456', '+377 93 12 34 56', '+377 93 12 34 56'],
  ['+12025550123', '+12025550123', '+12025550123'],
  ['', '', ''],
])('%j is read as %j on French pages and as %j on English ones', (stored, french, english) => {
  expect([plain(phoneText(stored, 'fr')), plain(phoneText(stored, 'en'))]).toEqual([french, english])
})

it('never breaks at the end of a line, and loses no digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9]\d{6,14}$/), (stored) => {
      const text = phoneText(stored, 'en')
      expect(text).not.toContain(' ')
      expect(text.replaceAll('\u00a0', '')).toBe(stored)
    }),
  )
})
