import * as z from 'zod/mini'
import {
  emailAddress,
  optionalPhone,
  optionalText,
  personName,
  requiredText,
} from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'

const longestProof = 300
const longestField = 500

/** Returns the form field name for a field id of the person type. */
export const fieldName = (id: string) => `field-${id}` as const

/** Values of the profile form, with the fields of its person type. `proof` is the password or a code. */
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
  // A password is compared as it was typed; the product API reads a code in the forms that people type.
  proof: z.string().check(z.maxLength(longestProof, 'tooLong')),
}

/** Reports whether a company may leave a field of its profile empty; the country is of foreign registers alone. */
export const isOptionalForCompany = (id: string): boolean => id === 'identification_country'

export type ProfileKind = {
  /** Fields of the person type. */
  readonly fieldIds: readonly string[]
  /** True for a legal entity, whose fields are required. */
  readonly isCompany: boolean
}

/** Builds the profile form for a person type with the given fields. */
export function profileForm({ fieldIds, isCompany }: ProfileKind): FormDefinition<ProfileValues> {
  const required = fieldIds.filter((id) => isCompany && !isOptionalForCompany(id))
  const company = Object.fromEntries(required.map((id) => [fieldName(id), requiredText(longestField)]))
  return {
    name: 'profile',
    empty: { ...fixed, ...Object.fromEntries(fieldIds.map((id) => [fieldName(id), ''])) },
    schema: z.catchall(z.object({ ...fixedSchemas, ...company }), optionalText(longestField)),
    secrets: ['proof'],
  }
}
