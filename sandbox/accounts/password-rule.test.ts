import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordFaults } from './password-rule.ts'

// P-234
describe('the rule of new passwords', () => {
  it.each(['Sandbox-2026!', 'Été-2049-Ça', 'Correct Horse 4 Battery!', 'Ab1!Ab1?xyzzy', 'Üñïçødé-42'])(
    'accepts %s',
    (password) => {
      expect(passwordFaults(password)).toEqual([])
    },
  )

  it.each([
    ['', ['too_short', 'uppercase', 'lowercase', 'digit', 'special']],
    ['Ab-1xyz', ['too_short']],
    ['minuscules-1', ['uppercase']],
    ['MAJUSCULES-1', ['lowercase']],
    ['Sans-Chiffre', ['digit']],
    ['SansSigne123', ['special']],
    ['Avec Espace1', ['special']],
    [`Aa1!xyz${'w'.repeat(130)}`, ['too_long']],
  ])('names what %s lacks', (password, faults) => {
    expect(passwordFaults(password)).toEqual(faults)
  })

  it.each([
    'P@ssw0rd!',
    'Password1!',
    'Motdepasse2026!',
    'M0tD3P@sse!1',
    'Azerty123!',
    'Été2026!!',
    'Aa1!Aa1!Aa1!',
  ])('refuses %s, which everybody tries', (password) => {
    expect(passwordFaults(password)).toEqual(['common'])
  })

  it('accepts every long random password of the four kinds', () => {
    const letters = 'abcdefghjkmnpqrstuvwxyz'
    const kinds = [letters, letters.toUpperCase(), '23456789', '-_?%&*+=']
    const sign = fc.constantFrom(...kinds.join(''))
    const random = fc
      .tuple(
        ...kinds.map((kind) => fc.constantFrom(...kind)),
        fc.array(sign, { minLength: 16, maxLength: 60 }),
      )
      .map((parts) => parts.flat().join(''))
      .filter((password) => new Set(password).size >= 5)
    fc.assert(fc.property(random, (password) => passwordFaults(password).length === 0))
  })
})
