import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defaultPasswordRule } from '../password-criteria.ts'
import { checkForm } from './form-definition.ts'
import { knownPassword, newPassword, samePasswords } from './password-schemas.ts'

const schema = z
  .object({ password: newPassword(defaultPasswordRule), confirmation: knownPassword() })
  .check(samePasswords())

const faultsOf = (password: string, confirmation = password) => {
  const checked = checkForm({ schema }, { password, confirmation })
  return checked.ok ? [] : checked.faults.map(({ field, code }) => `${field} ${code}`)
}

// P-237
describe('a new password', () => {
  it.each(['Correct-1', 'Été-2026', 'ÉCOLE été 9!'])('may be %s', (password) => {
    expect(faultsOf(password)).toEqual([])
  })

  it.each([
    ['', 'password required'],
    ['Short-1', 'password passwordCriteria'],
    ['no-capital-1', 'password passwordCriteria'],
    ['No-digit-here', 'password passwordCriteria'],
    ['NoSpecial1', 'password passwordCriteria'],
    [`Aa1-${'é'.repeat(40)}`, 'password tooLong'],
  ])('may not be "%s"', (password, fault) => {
    expect(faultsOf(password)[0]).toBe(fault)
  })

  it('has to be typed twice alike', () => {
    expect(faultsOf('Correct-1', 'Correct-2')).toEqual(['confirmation passwordsDiffer'])
    expect(faultsOf('Correct-1', '')).toEqual(['confirmation required'])
  })
})
