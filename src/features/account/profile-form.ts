import * as z from 'zod/mini'
import { emailAddress, optionalPhone, optionalText, personName } from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'

const longestProof = 300
const longestField = 500

/** The form's name of a field that the person type has. */
export const fieldName = (id: string) => `field-${id}` as const

/** The profile as its form holds it, with the fields of its person type. `proof`: the password, or a code. */
export type ProfileValues = {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly telephone: string
  /** The preferred language; empty for none. */
  readonly language: string
  readonly proof: string
  readonly [name: `field-${string}`]: string
}

const fixed = { firstname: '', lastname: '', email: '', telephone: '', language: '', proof: '' }

const fixedSchemas = {
  firstname: personName(),
  lastname: personName(),
  email: emailAddress(),
  telephone: optionalPhone(),
  language: z.enum(['', 'fr', 'en']),
  proof: optionalText(longestProof),
}

/** The form of a profile whose person type has these fields. */
export const profileForm = (fieldIds: readonly string[]): FormDefinition<ProfileValues> => ({
  name: 'profile',
  empty: { ...fixed, ...Object.fromEntries(fieldIds.map((id) => [fieldName(id), ''])) },
  schema: z.catchall(z.object(fixedSchemas), optionalText(longestField)),
  secrets: ['proof'],
})
