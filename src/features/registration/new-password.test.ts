import { expect, it } from 'vitest'
import { checkForm } from '~/lib/form/form-definition.ts'
import { newPasswordForm } from './new-password.schema.ts'

// P-832
it('the password of a registration is sent in one form, whatever keyboard typed it', () => {
  const [composed, typed] = ['Caf\u00e9-2026!', 'Cafe\u0301-2026!']
  const checked = checkForm(newPasswordForm, { password: typed, confirmation: composed, terms: true })
  expect(checked.ok && checked.data.password).toBe(composed)
})
