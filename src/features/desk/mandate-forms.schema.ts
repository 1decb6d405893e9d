import * as z from 'zod/mini'
import { emailAddress, oneChoice } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import { day, optionalDay, person } from './publish-forms.schema.ts'

/** What a mandate can cover, in display order. */
export const mandateScopes = ['both', 'figures', 'documents'] as const

/** What a mandate can allow, in display order. */
export const mandatePowers = ['read', 'act'] as const

const empty = { person: '', holder: '', scope: '', power: '', since: '', until: '', notified: false }
const schema = z.object({
  person,
  holder: emailAddress(),
  scope: oneChoice(mandateScopes),
  power: oneChoice(mandatePowers),
  since: day,
  until: optionalDay,
  notified: z.boolean(),
})

/** Records that a person may read a holder's data, or act in the holder's name (P-696). */
export const mandateForm: FormDefinition<typeof empty, z.output<typeof schema>> = {
  name: 'staff-mandate',
  empty,
  schema,
}

const endEmpty = { person: '', mandate: '' }
const endSchema = z.object({
  person,
  mandate: z.string().check(z.regex(/^[\w-]{1,60}$/, 'invalid')),
})

/** Ends a mandate of a person, or one that others hold for them. */
export const endMandateForm: FormDefinition<typeof endEmpty, z.output<typeof endSchema>> = {
  name: 'staff-mandate-end',
  empty: endEmpty,
  schema: endSchema,
}
