import * as z from 'zod/mini'
import { emailAddress, requiredText } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import { knownPassword, newPassword, passwordChange, samePasswords } from '~/lib/form/password-schemas.ts'
import type { PasswordRule } from '~/lib/password-criteria.ts'

const shortestUsername = 3
const longestUsername = 60
const longestCode = 512

type EmailValues = { readonly email: string }
const emailForm = (name: string): FormDefinition<EmailValues> => ({
  name,
  empty: { email: '' },
  schema: z.object({ email: emailAddress() }),
})

/** Requests a password reset link. */
export const forgotPasswordForm = emailForm('staff-forgot-password')

/** Requests the address confirmation email again. */
export const confirmEmailForm = emailForm('staff-confirm-email')

export type NewPasswordValues = {
  readonly code: string
  readonly password: string
  readonly confirmation: string
}

/** Chooses a new password with the code of the email. */
export const newPasswordForm = (rule: PasswordRule): FormDefinition<NewPasswordValues> => ({
  name: 'staff-new-password',
  empty: { code: '', password: '', confirmation: '' },
  schema: z
    .object({
      code: requiredText(longestCode),
      password: newPassword(rule),
      confirmation: knownPassword(),
    })
    .check(samePasswords()),
  secrets: ['code', 'password', 'confirmation'],
})

export type RegistrationValues = {
  readonly username: string
  readonly email: string
  readonly password: string
  readonly confirmation: string
}

/** Requests a staff account. */
export const registerForm = (rule: PasswordRule): FormDefinition<RegistrationValues> => ({
  name: 'staff-register',
  empty: { username: '', email: '', password: '', confirmation: '' },
  schema: z
    .object({
      username: requiredText(longestUsername).check(z.minLength(shortestUsername, 'invalid')),
      email: emailAddress(),
      password: newPassword(rule),
      confirmation: knownPassword(),
    })
    .check(samePasswords()),
  secrets: ['password', 'confirmation'],
})

/** Changes the password of the signed-in member of staff. */
export const passwordChangeForm = (rule: PasswordRule) => passwordChange('staff-password-change', rule)
