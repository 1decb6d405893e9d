import * as z from 'zod/mini'
import { parseAmount } from '~/lib/amount-text.ts'
import { birthDateOfAdult } from '~/lib/form/birth-date-schema.ts'
import {
  emailAddress,
  oneChoice,
  optionalPhone,
  optionalText,
  personName,
  requiredText,
  tickedBox,
} from '~/lib/form/field-schemas.ts'
import type { FormDefinition } from '~/lib/form/form-definition.ts'
import { companyNumberTypes, isTypeOfCountry, parseCompanyNumber } from '~/lib/identifiers/company-number.ts'
import { registrationCountries } from '~/lib/registration-countries.ts'
import { typedSigns } from '~/lib/typed-text.ts'

/** Kinds of subscriber. */
export const persons = ['natural', 'legal'] as const
/** Forms of address. */
export const civilities = ['mrs', 'mr'] as const

const empty = {
  share: '',
  amount: '',
  person: 'natural',
  companyName: '',
  companyNumberType: 'siren',
  companyNumber: '',
  civility: '',
  firstname: '',
  lastname: '',
  birthDate: '',
  birthCity: '',
  email: '',
  phone: '',
  address: '',
  postalCode: '',
  city: '',
  country: 'FR',
  identity: false,
  documents: false,
  suitability: false,
}

/** Names of the fields. */
export type SubscriptionField = keyof typeof empty & string

const amount = z.string().check(
  z.overwrite(typedSigns),
  z.minLength(1, 'required'),
  z.refine((text) => text === '' || parseAmount(text) !== null, 'amount'),
)

const schema = z
  .object({
    share: z.string().check(z.regex(/^[\w-]{1,40}$/, 'choice')),
    amount,
    person: oneChoice(persons),
    companyName: optionalText(200),
    companyNumberType: oneChoice(companyNumberTypes),
    companyNumber: z.string().check(z.overwrite(typedSigns), z.maxLength(20, 'tooLong')),
    civility: oneChoice(civilities),
    firstname: personName(),
    lastname: personName(),
    birthDate: birthDateOfAdult(),
    birthCity: personName(),
    email: emailAddress(),
    phone: optionalPhone().check(z.minLength(1, 'required')),
    address: requiredText(200),
    postalCode: requiredText(20),
    city: personName(),
    country: oneChoice(registrationCountries),
    identity: tickedBox('confirmation'),
    documents: tickedBox('confirmation'),
    suitability: tickedBox('confirmation'),
  })
  .check(
    z.refine(({ companyName, person }) => person === 'natural' || companyName !== '', {
      error: 'required',
      path: ['companyName'],
    }),
    z.refine(
      ({ companyNumber, companyNumberType, person }) =>
        person === 'natural' || parseCompanyNumber(companyNumberType, companyNumber) !== null,
      { error: 'companyNumber', path: ['companyNumber'] },
    ),
    z.refine(
      ({ companyNumberType, country, person }) =>
        person === 'natural' || isTypeOfCountry(companyNumberType, country),
      { error: 'registerCountry', path: ['country'] },
    ),
  )

/** Form that an advisor fills in to subscribe for a client (P-039). */
export const subscriptionForm: FormDefinition<typeof empty, z.output<typeof schema>> = {
  name: 'subscription',
  empty,
  schema,
}

const sendEmpty = { version: '' }
const sendSchema = z.object({ version: z.string().check(z.maxLength(100, 'tooLong')) })

/** Form that sends the reviewed request: its values are stored, under the version that the review names. */
export const sendSubscriptionForm: FormDefinition<typeof sendEmpty, z.output<typeof sendSchema>> = {
  name: 'subscription-send',
  empty: sendEmpty,
  schema: sendSchema,
}
