import * as z from 'zod/mini'
import {
  emailAddress,
  oneChoice,
  optionalPhone,
  optionalText,
  personName,
  requiredText,
} from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import { parseBirthDate } from '~/lib/identifiers/birth-date.ts'
import { parseRegisterNumber, parseSiren, parseSiret } from '~/lib/identifiers/company-number.ts'
import { plainDateAt } from '~/lib/plain-date.ts'
import { registrationCountries } from '~/lib/registration-countries.ts'

/** How people are addressed. */
export const civilities = ['mrs', 'mr'] as const
/** Kinds of company numbers. */
export const identifierTypes = ['siret', 'siren', 'rca'] as const

const requiredPhone = () => optionalPhone().check(z.minLength(1, 'required'))

const contact = {
  civility: oneChoice(civilities),
  firstname: personName(),
  lastname: personName(),
  email: emailAddress(),
  phone: requiredPhone(),
}

const contactEmpty = { civility: '', firstname: '', lastname: '', email: '', phone: '' }
const personEmpty = { ...contactEmpty, birthDate: '', birthCity: '' }

const birthDate = z.string().check(
  z.trim(),
  z.minLength(1, 'birthDate'),
  z.refine((text) => text === '' || parseBirthDate(text, plainDateAt(new Date())) !== null, 'invalid'),
)

const personSchema = z.object({ ...contact, birthDate, birthCity: personName() })

/** Step 1 of 2 of a natural person. */
export const personForm: FormDefinition<typeof personEmpty, z.output<typeof personSchema>> = {
  name: 'investor-natural',
  empty: personEmpty,
  schema: personSchema,
}

const companyEmpty = {
  ...contactEmpty,
  companyName: '',
  identifierType: 'siret',
  identifier: '',
  addressLine1: '',
  addressLine2: '',
  postalCode: '',
  city: '',
  country: 'FR',
}

const readers = { siret: parseSiret, siren: parseSiren, rca: parseRegisterNumber }

const companySchema = z
  .object({
    ...contact,
    companyName: requiredText(200),
    identifierType: oneChoice(identifierTypes),
    identifier: requiredText(24),
    addressLine1: requiredText(200),
    addressLine2: optionalText(200),
    postalCode: requiredText(20),
    city: personName(),
    country: oneChoice(registrationCountries),
  })
  .check(
    z.refine(({ identifier, identifierType }) => readers[identifierType](identifier) !== null, {
      error: 'companyNumber',
      path: ['identifier'],
    }),
  )

/** Step 1 of 2 of a legal person. */
export const companyForm: FormDefinition<typeof companyEmpty, z.output<typeof companySchema>> = {
  name: 'investor-legal',
  empty: companyEmpty,
  schema: companySchema,
}
