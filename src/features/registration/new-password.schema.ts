import * as z from 'zod/mini'
import { oneTimeCode, requiredText, tickedBox } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import { samePasswords } from '~/lib/form/password-schemas.ts'
import { namePrefix } from '~/lib/identifiers/name-prefix.ts'
import { comparablePassword, defaultPasswordRule, meetsRule } from '~/lib/password-criteria.ts'

const longest = 128

/** A password that has never been used here (P-234), and the same once more. */
export const newPasswordFields = {
  password: z.string().check(
    // As every password that the portal sets (P-832).
    z.overwrite(comparablePassword),
    z.minLength(1, 'required'),
    z.maxLength(longest, 'tooLong'),
    z.refine((text) => text === '' || meetsRule(text, defaultPasswordRule), 'passwordCriteria'),
  ),
  confirmation: z.string().check(z.minLength(1, 'required'), z.maxLength(longest, 'tooLong')),
}

const empty = { password: '', confirmation: '', terms: false }
const schema = z.object({ ...newPasswordFields, terms: tickedBox('terms') }).check(samePasswords())

/** The choice of a password by the holder of a posted code, who accepts the terms with it (P-165). */
export const newPasswordForm: FormDefinition<typeof empty, z.output<typeof schema>> = {
  name: 'new-password',
  empty,
  schema,
  secrets: ['password', 'confirmation'],
}

const longestCode = 40
const codeForm = /^[A-Za-z0-9][A-Za-z0-9 -]{8,}$/

const codeEmpty = { code: '', name: '' }

const codeSchema = z.object({
  // A malformed code has its own fault; that reveals nothing, since the format is public.
  code: oneTimeCode(longestCode).check(z.refine((text) => codeForm.test(text), 'codeInvalid')),
  name: requiredText(longestCode).check(
    z.refine((text) => namePrefix(text) !== '', 'invalid'),
    z.overwrite(namePrefix),
  ),
})

/** The code received by post and the start of the holder's name (P-151). */
export const postedCodeForm: FormDefinition<typeof codeEmpty, z.output<typeof codeSchema>> = {
  name: 'posted-code',
  empty: codeEmpty,
  schema: codeSchema,
}
