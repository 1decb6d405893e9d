import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endMark, passageOf, startMark, withoutAccentsText } from './snippet.ts'

// P-614
describe('a passage', () => {
  it('is shown as written, with its accents', () => {
    const marked = `la ${startMark}societe${endMark} de gestion`
    expect(passageOf('Pour la société de gestion, tout.', marked)).toEqual([
      { text: 'la ', isMatch: false },
      { text: 'société', isMatch: true },
      { text: ' de gestion', isMatch: false },
    ])
  })

  it('is shown as found where the page does not hold it', () => {
    expect(passageOf('Autre', `${startMark}mot${endMark}`)).toEqual([{ text: 'mot', isMatch: true }])
  })

  it('has as many letters without accents as with them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(withoutAccentsText(text).length).toBe(text.length)
      }),
    )
  })
})
