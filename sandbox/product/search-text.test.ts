import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchableText, searchWords, slugOf } from './search-text.ts'

describe('searchableText', () => {
  // P-465: a client’s name, as a PDF has it.
  it.each([
    ['Énergies Renouvelables', 'energies renouvelables'],
    ['L’œuvre — n° 2', 'l oeuvre n 2'],
    ['  ', ''],
    ['Le Gall \u0026 ﬁls', 'le gall fils'],
    ['ＬＥ ＧＡＬＬ', 'le gall'],
  ])('writes %j as %j', (text, expected) => {
    expect(searchableText(text)).toBe(expected)
  })

  it('never lets through what a pattern or a path would read as a sign', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(searchableText(text)).toMatch(/^([a-z0-9]+( [a-z0-9]+)*)?$/)
        expect(slugOf(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      }),
    )
  })

  it('is the same when applied twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(searchableText(searchableText(text))).toBe(searchableText(text))
      }),
    )
  })
})

describe('searchWords', () => {
  it('gives each word once, eight at most', () => {
    expect(searchWords('Dette dette, DÉTTE')).toEqual(['dette'])
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8)
    expect(searchWords(' %_ ')).toEqual([])
  })
})
