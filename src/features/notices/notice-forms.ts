import * as z from 'zod/mini'
import { requiredText } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'

const longestId = 40
const longestProof = 300

/** Says that a notice was read. */
export const acknowledgeForm: FormDefinition<{ readonly notice: string }> = {
  name: 'acknowledge-notice',
  empty: { notice: '' },
  schema: z.object({ notice: requiredText(longestId) }),
}

/** Shows the account number of a call. `proof` is a code of the second factor, or the password. */
export const revealForm: FormDefinition<{ readonly notice: string; readonly proof: string }> = {
  name: 'reveal-account',
  empty: { notice: '', proof: '' },
  schema: z.object({
    notice: requiredText(longestId),
    proof: z.string().check(z.minLength(1, 'proofRequired'), z.maxLength(longestProof, 'tooLong')),
  }),
  secrets: ['proof'],
}
