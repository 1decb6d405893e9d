import * as z from 'zod/mini'
import { birthDateOfAdult } from '~/lib/form/birth-date-schema.ts'
import {
  emailAddress,
  oneChoice,
  optionalPhone,
  optionalText,
  personName,
  requiredSigns,
  requiredText,
  tickedBox,
} from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import { samePasswords } from '~/lib/form/password-schemas.ts'
import { isTypeOfCountry, parseCompanyNumber } from '~/lib/identifiers/company-number.ts'
import { registrationCountries } from '~/lib/registration-countries.ts'
import { newPasswordFields } from './new-password.schema.ts'

/** Forms of address. */
export const civilities = ['mrs', 'mr'] as const
/** Kinds of company numbers. */
export const identifierTypes = ['siret', 'siren', 'rca', 'foreign'] as const

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

const personSchema = z.object({ ...contact, birthDate: birthDateOfAdult(), birthCity: personName() })

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

const companySchema = z
  .object({
    ...contact,
    companyName: requiredText(200),
    identifierType: oneChoice(identifierTypes),
    identifier: requiredSigns(24),
    addressLine1: requiredText(200),
    addressLine2: optionalText(200),
    postalCode: requiredText(20),
    city: personName(),
    country: oneChoice(registrationCountries),
  })
  .check(
    z.refine(({ identifier, identifierType }) => parseCompanyNumber(identifierType, identifier) !== null, {
      error: 'companyNumber',
      path: ['identifier'],
    }),
    z.refine(({ country, identifierType }) => isTypeOfCountry(identifierType, country), {
      error: 'registerCountry',
      path: ['country'],
    }),
  )

/** Step 1 of 2 of a legal person. */
export const companyForm: FormDefinition<typeof companyEmpty, z.output<typeof companySchema>> = {
  name: 'investor-legal',
  empty: companyEmpty,
  schema: companySchema,
}

const none: readonly string[] = []
const empty = {
  lifeInsurance: '',
  funds: none,
  password: '',
  confirmation: '',
  declaration: false,
  terms: false,
}
const mostFunds = 200

const schema = z
  .object({
    lifeInsurance: oneChoice(['yes', 'no']),
    funds: z
      .readonly(z.array(z.string().check(z.regex(/^fnd-\d{1,6}$/, 'invalid'))))
      .check(z.refine((funds) => funds.length <= mostFunds, 'invalid')),
    ...newPasswordFields,
    declaration: tickedBox('declaration'),
    terms: tickedBox('terms'),
  })
  .check(samePasswords())

type Declaration = FormDefinition<typeof empty, z.output<typeof schema>>

/** Step 2 of 2: the subscriptions, the password, the sworn declaration and the terms (P-154). */
export const declarationForm = {
  natural: { name: 'investor-natural-funds', empty, schema, secrets: ['password', 'confirmation'] },
  legal: { name: 'investor-legal-funds', empty, schema, secrets: ['password', 'confirmation'] },
} as const satisfies Record<'natural' | 'legal', Declaration>
