import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notFoundMessage, shownPath } from './not-found-page.tsx'

// P-043
describe('the message of a path that leads nowhere', () => {
  it('is "Page Not Found" with the path', () => {
    expect(notFoundMessage('/en/nowhere')).toBe('Page Not Found /en/nowhere')
  })

  it('cuts a long path, never within an escape', () => {
    const start = `/${'a'.repeat(118)}`
    expect(shownPath(`${start}%C3%A9t`)).toBe(`${start}…`)
    expect(shownPath(`/${'a'.repeat(117)}%C3%A9t`)).toBe(`/${'a'.repeat(117)}…`)
    expect(shownPath(`/${'a'.repeat(119)}`)).toBe(`/${'a'.repeat(119)}`)
  })

  it('is short and can be decoded, whatever was asked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 300 }), (text) => {
        const shown = shownPath(`/${encodeURIComponent(text)}`)
        expect(shown.length).toBeLessThanOrEqual(121)
        expect(() => decodeURIComponent(shown)).not.toThrow()
      }),
    )
  })
})
