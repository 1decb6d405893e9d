import type { InvestorUserCreate } from '../../contract/product-api/registration.schema.ts'
import type { DraftValues } from '../../lib/form/form-definition.ts'
import { plainDateAt } from '../../lib/format/plain-date-at.ts'
import { parseBirthDate } from '../../lib/identifiers/birth-date.ts'
import { parseCompanyNumber } from '../../lib/identifiers/company-number.ts'
import { toE164 } from '../../lib/identifiers/phone-number.ts'
import { termsVersion } from '../../lib/terms.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import {
  cookieHeaderOf,
  type FaultTable,
  type RegistrationDeps,
  refusedByBackend,
  withTyped,
} from './journeys.server.ts'

/** Values of a natural person's first step. */
export type PersonAnswers = {
  readonly civility: 'mr' | 'mrs'
  readonly firstname: string
  readonly lastname: string
  readonly birthDate: string
  readonly birthCity: string
  readonly email: string
  readonly phone: string
}

/** Values of a legal person's first step. */
export type CompanyAnswers = {
  readonly companyName: string
  readonly identifierType: 'siret' | 'siren' | 'rca' | 'foreign'
  readonly identifier: string
  readonly addressLine1: string
  readonly addressLine2: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
  readonly civility: 'mr' | 'mrs'
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly phone: string
}

/** Values of the second step. */
export type DeclarationAnswers = {
  readonly lifeInsurance: 'yes' | 'no'
  readonly funds: readonly string[]
  readonly password: string
}

/** Kinds of investor: natural or legal person. */
export type Person = 'natural' | 'legal'

/** Returns the name of the first step's form, under which its answers are stored. */
export const identityFormOf = (person: Person) => `investor-${person}` as const

/** Name of the form of the second step. */
const fundsFormOf = (person: Person) => `${identityFormOf(person)}-funds` as const

const taken: FormResult = { kind: 'refused', faults: [{ field: 'email', code: 'emailTaken' }] }

/** Stores the first step of an investor's registration and redirects to the second (P-154). */
export async function keepIdentity<Answers extends PersonAnswers | CompanyAnswers>(
  { data, locale, request }: FormCall<Answers>,
  { person, values }: { readonly person: Person; readonly values: DraftValues },
  { calls, journeys }: RegistrationDeps,
): Promise<FormResult> {
  if (toE164(data.phone) === null) return { kind: 'refused', faults: [{ field: 'phone', code: 'phone' }] }
  for (const exists of [calls.investorExists, calls.partnerExists]) {
    const known = await exists({ locale, email: data.email })
    if (known.kind !== 'ok') return failedByBackend(known)
    if (known.data.exists) return taken
  }
  const form = identityFormOf(person)
  const cookie = await journeys.change(cookieHeaderOf(request), (journey) => ({
    ...withTyped(journey, form, values),
    done: [...new Set([...journey.done, form])],
  }))
  const location = pathFor({ to: '/investor/register', locale, search: { person, step: 'funds' } })
  return { kind: 'done', location, cookies: [cookie] }
}

const personFaults: FaultTable = {
  'email taken': { field: 'password', code: 'emailTaken' },
  'password common': { field: 'password', code: 'passwordCommon' },
  password: { field: 'password', code: 'passwordCriteria' },
  funds: { field: 'funds', code: 'invalid' },
}

/** Both steps as the product API takes them; undefined when the first one does not hold any more. */
type Body = { readonly identity: PersonAnswers | CompanyAnswers; readonly answers: DeclarationAnswers }

function bodyOf({ identity, answers }: Body, now: Date): InvestorUserCreate | undefined {
  const telephone = toE164(identity.phone)
  if (telephone === null) return undefined
  const terms: true = true
  const common = {
    email: identity.email,
    telephone,
    civility: identity.civility,
    password: answers.password,
    terms,
    terms_version: termsVersion,
    life_insurance: answers.lifeInsurance === 'yes',
    funds: [...answers.funds],
    funds_subscriptions_declaration: terms,
  }
  if ('companyName' in identity) return { ...common, ...companyOf(identity) }
  const birthDate = parseBirthDate(identity.birthDate, plainDateAt(now))
  if (birthDate === null) return undefined
  const { birthCity, firstname, lastname } = identity
  return {
    ...common,
    person: 'natural',
    firstname,
    lastname,
    birth_date: birthDate,
    birth_city: birthCity,
  }
}

function companyOf(company: CompanyAnswers) {
  const { addressLine2 } = company
  return {
    person: 'legal',
    legal_representative_firstname: company.firstname,
    legal_representative_lastname: company.lastname,
    company_name: company.companyName,
    fiscal_identifier_type: company.identifierType,
    fiscal_identifier: parseCompanyNumber(company.identifierType, company.identifier) ?? '',
    company_address_line_1: company.addressLine1,
    ...(addressLine2 === '' ? {} : { company_address_line_2: addressLine2 }),
    postal_code: company.postalCode,
    city: company.city,
    country: company.country,
  } as const
}

type Registration = {
  readonly person: Person
  /** Parses the stored answers of the first step; undefined if they are incomplete. */
  readonly identityOf: (values: DraftValues | undefined) => PersonAnswers | CompanyAnswers | undefined
  readonly now: Date
}

/** Registers an investor by the second step, with the first one as it was kept. */
export async function registerInvestor(
  { data, locale, request }: FormCall<DeclarationAnswers>,
  { person, identityOf, now }: Registration,
  { calls, journeys }: RegistrationDeps,
): Promise<FormResult> {
  const cookieHeader = cookieHeaderOf(request)
  const journey = await journeys.read(cookieHeader)
  const identity = identityOf(journey.values[identityFormOf(person)])
  const body = identity && bodyOf({ identity, answers: data }, now)
  // The first step was never done, was erased after a day, or was changed and left unfinished: it comes first.
  if (body === undefined) {
    const { funds, lifeInsurance } = data
    const kept = await journeys.change(cookieHeader, (known) =>
      withTyped(known, fundsFormOf(person), { funds, lifeInsurance }),
    )
    const search = { person, state: 'incomplete' } as const
    return { kind: 'done', location: pathFor({ to: '/investor/register', locale, search }), cookies: [kept] }
  }
  const answered = await calls.createInvestor({ locale, key: journey.key, user: body })
  if (answered.kind !== 'ok') return refusedByBackend(answered, personFaults)
  const { email } = answered.data
  const cookie = await journeys.change(cookieHeader, ({ key }) => ({ key, values: {}, done: [], email }))
  const location = pathFor({ to: '/investor/register', locale, search: { state: 'sent' } })
  return { kind: 'done', location, cookies: [cookie] }
}
