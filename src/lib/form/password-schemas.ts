import * as z from 'zod/mini'
import { comparablePassword, meetsRule, type PasswordRule } from '../password-criteria.ts'
import type { FaultCode } from './fault-codes.ts'
import type { FormDefinition } from './form-definition.ts'

const fault = (code: FaultCode): FaultCode => code

/** Limit of bcrypt, which the content backend uses: it rejects longer passwords. */
const longestNewBytes = 72
const longestKnown = 300

/** Schema of an existing password, without rules. */
export const knownPassword = (missing: Extract<FaultCode, 'required' | 'oldPasswordRequired'> = 'required') =>
  z.string().check(z.minLength(1, fault(missing)), z.maxLength(longestKnown, fault('tooLong')))

const isShortEnough = (password: string) => new TextEncoder().encode(password).length <= longestNewBytes

/** A new password, in its comparable form, which must meet the rule (P-234). */
export const newPassword = (rule: PasswordRule) =>
  z.string().check(
    z.overwrite(comparablePassword),
    z.minLength(1, fault('required')),
    z.refine((password) => meetsRule(password, rule), fault('passwordCriteria')),
    z.refine(isShortEnough, fault('tooLong')),
  )

/** Reports whether two passwords are the same, regardless of Unicode normalisation. */
export const isSamePassword = (one: string, other: string): boolean =>
  comparablePassword(one) === comparablePassword(other)

type NewPassword = { readonly password: string; readonly confirmation: string }

/** Checks that both fields of a new password have the same value; a fault is reported on the second one. */
export const samePasswords = <Values extends NewPassword>() =>
  z.refine<Values>(({ password, confirmation }) => isSamePassword(password, confirmation), {
    error: fault('passwordsDiffer'),
    path: ['confirmation'],
  })

type PasswordChangeValues = {
  readonly currentPassword: string
  readonly password: string
  readonly confirmation: string
}

/**
 * Form that changes the signed-in user's password (P-176, P-237: old one required; new one different and typed twice).
 */
export const passwordChange = (name: string, rule: PasswordRule): FormDefinition<PasswordChangeValues> => ({
  name,
  empty: { currentPassword: '', password: '', confirmation: '' },
  schema: z
    .object({
      currentPassword: knownPassword('oldPasswordRequired'),
      password: newPassword(rule),
      confirmation: knownPassword(),
    })
    .check(
      samePasswords(),
      z.refine(({ currentPassword, password }) => !isSamePassword(currentPassword, password), {
        error: 'passwordUnchanged',
        path: ['password'],
      }),
    ),
  secrets: ['currentPassword', 'password', 'confirmation'],
})
