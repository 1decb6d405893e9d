import * as z from 'zod/mini'
import { emailAddress, oneChoice } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'

/** The identity provider's clients whose accounts were migrated from the former portal. */
export const movedSpaces = ['investor', 'partner'] as const

type MovedSpace = (typeof movedSpaces)[number]

const empty = { space: 'investor', email: '' }

/** Requests the link that sets a migrated account's password. */
export const passwordResetForm: FormDefinition<
  typeof empty,
  { readonly space: MovedSpace; readonly email: string }
> = {
  name: 'password-reset',
  empty,
  schema: z.object({ space: oneChoice(movedSpaces), email: emailAddress() }),
}
