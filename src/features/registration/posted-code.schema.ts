import * as z from 'zod/mini'
import { requiredText } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import { namePrefix } from '~/lib/identifiers/name-prefix.ts'

const longestCode = 40
const codeForm = /^[A-Za-z0-9][A-Za-z0-9 -]{8,}$/

const codeEmpty = { code: '', name: '' }

const codeSchema = z.object({
  // A code that cannot be one is told apart from wrong ones, since its looks tell nothing.
  code: requiredText(longestCode).check(z.refine((text) => codeForm.test(text), 'codeInvalid')),
  name: requiredText(longestCode).check(
    z.refine((text) => namePrefix(text) !== '', 'invalid'),
    z.overwrite(namePrefix),
  ),
})

/** The code received by post and the start of the holder's name (decision 24). */
export const postedCodeForm: FormDefinition<typeof codeEmpty, z.output<typeof codeSchema>> = {
  name: 'posted-code',
  empty: codeEmpty,
  schema: codeSchema,
}
