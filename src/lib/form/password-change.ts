import * as z from 'zod/mini'
import type { PasswordRule } from '../password-criteria.ts'
import type { FormDefinition } from './form-definition.ts'
import { knownPassword, newPassword, samePasswords } from './password-schemas.ts'

export type PasswordChangeValues = {
  readonly currentPassword: string
  readonly password: string
  readonly confirmation: string
}

/** Changes the password of who is signed in (specification, point 5: old required, new another one, typed twice). */
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
      z.refine(({ currentPassword, password }) => currentPassword !== password, {
        error: 'passwordUnchanged',
        path: ['password'],
      }),
    ),
  secrets: ['currentPassword', 'password', 'confirmation'],
})
