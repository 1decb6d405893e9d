import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailDomain, isEmailOfDomain } from './email-domain.ts'

// P-183, P-251
describe('isEmailOfDomain', () => {
  test.each(['a@banque.fr', 'A.B@BANQUE.FR', '"x@other.fr"@banque.fr'])(
    '%s belongs to banque.fr',
    (email) => {
      expect(isEmailOfDomain(email, 'banque.fr')).toBe(true)
    },
  )

  test.each([
    'a@notbanque.fr',
    'a@sub.banque.fr',
    'a@banque.fr.evil.example',
    'a@banque.fr@evil.example',
    'a@banque.fr ',
    'a@banque.fr.',
    'a@banque.fr\n',
    '@banque.fr',
    'banque.fr',
    'a@',
    '',
    null,
  ])('%j does not', (email) => {
    expect(isEmailOfDomain(email, 'banque.fr')).toBe(false)
  })

  test('letters that only look or fold like ASCII are other letters', () => {
    expect(isEmailOfDomain('a@ban\u212a.fr', 'bank.fr')).toBe(false)
    expect(isEmailOfDomain('a@bаnque.fr', 'banque.fr')).toBe(false)
  })

  test('an empty or malformed team domain owns nobody', () => {
    expect(isEmailOfDomain('a@', '')).toBe(false)
    expect(isEmailOfDomain('a@fr', 'fr')).toBe(false)
  })

  test('no longer domain belongs to a domain', () => {
    const label = fc.stringMatching(/^[a-z0-9-]{1,10}$/)
    fc.assert(
      fc.property(label, fc.constantFrom('', '.'), label, (extra, dot, name) => {
        const domain = `${name}.example`
        expect(isEmailOfDomain(`someone@${domain}`, domain)).toBe(true)
        expect(isEmailOfDomain(`someone@${extra}${dot}${domain}`, domain)).toBe(false)
      }),
    )
  })
})

test('emailDomain is the part after the last @ in lower case', () => {
  expect(emailDomain('A@B@Banque.FR')).toBe('banque.fr')
})
