import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typeset } from './typeset.ts'

describe('typeset', () => {
  it('sets French spaces and apostrophes', () => {
    expect(typeset("L'idée : qui paie ? « Vous » !", 'fr')).toBe(
      'L’idée\u00a0: qui paie\u00a0? «\u00a0Vous\u00a0»\u00a0!',
    )
  })

  it('keeps a number with its unit', () => {
    expect(typeset('pendant 7 ans, 3 %', 'fr')).toBe('pendant 7\u00a0ans, 3\u00a0%')
    expect(typeset('for 7 years', 'en')).toBe('for 7\u00a0years')
  })

  it('leaves times and addresses alone', () => {
    expect(typeset('https://orvanne.example', 'fr')).toBe('https://orvanne.example')
  })

  it('replaces characters that the faces do not have', () => {
    expect(typeset('Łukasz Dvořák ≥ 70', 'en')).toBe('Lukasz Dvorák > 70')
  })

  it.each(['fr', 'en'] as const)('changes nothing that it has set (%s)', (language) => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."aé7 :;!?«»'%\u00a0\u202f") }), (text) => {
        const once = typeset(text, language)
        expect(typeset(once, language)).toBe(once)
      }),
    )
  })
})
