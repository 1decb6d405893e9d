import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newPassword, passwordChange } from './form/password-schemas.ts'
import { defaultPasswordRule, hasKind, meetsRule } from './password-criteria.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((typed) => typed.toWellFormed())

// P-234
describe('a password', () => {
  it('is judged alike however its letters are composed', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const judged = (['NFC', 'NFD', 'NFKC', 'NFKD'] as const).map((form) => [
          meetsRule(typed.normalize(form), defaultPasswordRule),
          hasKind(typed.normalize(form), 'special'),
        ])
        // NFC and NFD keep wide letters and ligatures, which only the comparable form unites.
        expect(judged).toEqual(Array(4).fill(judged[2]))
      }),
    )
  })

  it('has no special character in a decomposed accent, not even in one that no composed letter has', () => {
    expect(hasKind('Cafe\u0301Cafe1', 'special')).toBe(false)
    expect(hasKind('x\u0302', 'special')).toBe(false)
    expect(hasKind('Cafe\u0301!', 'special')).toBe(true)
  })

  it('leaves a form in the one form in which it is compared', () => {
    expect(newPassword(defaultPasswordRule).parse('Cafe\u0301-2026!')).toBe('Caf\u00e9-2026!')
  })

  it('is the same as its confirmation, and as the old one, however both were typed', () => {
    const definition = passwordChange('x', defaultPasswordRule)
    const [composed, decomposed] = ['Caf\u00e9-2026!', 'Cafe\u0301-2026!']
    const change = (currentPassword: string, password: string, confirmation: string) =>
      definition.schema.safeParse({ currentPassword, password, confirmation }).success
    expect(change('other', composed, decomposed)).toBe(true)
    expect(change(decomposed, composed, composed)).toBe(false)
  })
})
