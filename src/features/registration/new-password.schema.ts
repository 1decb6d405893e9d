import * as z from 'zod/mini'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import { samePasswords } from '~/lib/form/password-schemas.ts'
import { defaultPasswordRule, meetsRule } from '~/lib/password-criteria.ts'

const longest = 128

/** A password that has never been used here (specification, point 5), and the same once more. */
export const newPasswordFields = {
  password: z.string().check(
    z.minLength(1, 'required'),
    z.maxLength(longest, 'tooLong'),
    z.refine((text) => text === '' || meetsRule(text, defaultPasswordRule), 'passwordCriteria'),
  ),
  confirmation: z.string().check(z.minLength(1, 'required'), z.maxLength(longest, 'tooLong')),
}

const empty = { password: '', confirmation: '' }
const schema = z.object(newPasswordFields).check(samePasswords())

/** The choice of a password by the holder of a posted code. */
export const newPasswordForm: FormDefinition<typeof empty, z.output<typeof schema>> = {
  name: 'new-password',
  empty,
  schema,
  secrets: ['password', 'confirmation'],
}
