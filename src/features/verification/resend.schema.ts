import * as z from 'zod/mini'
import { emailAddress } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'

/** Requests the verification email again. */
export const resendForm: FormDefinition<{ readonly email: string }> = {
  name: 'resend-verification',
  empty: { email: '' },
  schema: z.object({ email: emailAddress() }),
}
