import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invitationMessage } from './invite.server.ts'

const publicUrl = 'https://portal.example'

describe('the text message of an invitation', () => {
  it.each([
    ['fr', 'https://portal.example/partenaire/inscription'],
    ['en', 'https://portal.example/en/partner/register'],
  ] as const)('in %s names the company and ends in the registration link', (locale, link) => {
    const message = invitationMessage({ partner: 'Banque Démo', locale, publicUrl })
    expect(message.startsWith('Banque Démo ')).toBe(true)
    expect(message.endsWith(` ${link}`)).toBe(true)
    expect(message).not.toContain('{')
  })

  // P-184
  it('holds the company’s name as it is, whatever it looks like, and one link', () => {
    const name = fc.string({ minLength: 1, maxLength: 100 }).filter((text) => !/https?:|www\./i.test(text))
    fc.assert(
      fc.property(name, fc.constantFrom('fr' as const, 'en' as const), (partner, locale) => {
        const message = invitationMessage({ partner, locale, publicUrl })
        expect(message.startsWith(partner)).toBe(true)
        expect(message.slice(partner.length).match(/https?:\S+/g)).toHaveLength(1)
      }),
    )
  })
})
