import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Avatar, initialsOf } from './avatar.tsx'

// P-253
describe('initials', () => {
  test.each([
    ['Hélène Vauquelin', 'HV'],
    ['  jean   de la Fontaine ', 'JD'],
    ['Orvanne', 'O'],
    ['élodie', 'É'],
    ['𝒜da Lovelace', '𝒜L'],
    ['', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  test('are the first letters of at most two words, whatever the name', () => {
    const word = fc.stringMatching(/^[a-zà-ý]{1,12}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const expected = words.slice(0, 2).map((text) => text.charAt(0).toUpperCase())
        expect(initialsOf(words.join(' '))).toBe(expected.join(''))
      }),
    )
  })
})

describe('an avatar', () => {
  test.each([
    ['3xs', 'size-4'],
    ['2xs', 'size-5'],
    ['xs', 'size-6'],
    ['sm', 'size-7'],
    ['md', 'size-8'],
    ['lg', 'size-9'],
    ['xl', 'size-10'],
    ['2xl', 'size-11'],
    ['3xl', 'size-12'],
  ] as const)('of size %s has the side %s (steps of four pixels)', (size, side) => {
    expect(renderToStaticMarkup(<Avatar name="Ada" size={size} />)).toContain(` ${side} `)
  })

  test('has its name as label, and none where the name is printed beside it', () => {
    expect(renderToStaticMarkup(<Avatar name="Ada Lovelace" />)).toMatch(
      /role="img" aria-label="Ada Lovelace"/,
    )
    const decorative = renderToStaticMarkup(<Avatar decorative name="Ada Lovelace" />)
    expect(decorative).toContain('aria-hidden="true"')
    expect(decorative).not.toContain('aria-label')
  })
})
