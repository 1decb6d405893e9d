import { Big } from 'big.js'
import type {
  AdvisorSubscriptionBody,
  SubscriptionClient,
  SubscriptionOffer,
} from '../../contract/product-api/advisor-subscription.schema.ts'
import type { ClientSubscriptionList } from '../../contract/product-api/client-subscription.schema.ts'
import { parseAmount } from '../../lib/amount-text.ts'
import type { FieldFault } from '../../lib/form/fault-codes.ts'
import type { DraftValues } from '../../lib/form/form-definition.ts'
import { plainDateAt } from '../../lib/format/plain-date-at.ts'
import { parseBirthDate } from '../../lib/identifiers/birth-date.ts'
import { type CompanyNumberType, parseCompanyNumber } from '../../lib/identifiers/company-number.ts'
import { toE164 } from '../../lib/identifiers/phone-number.ts'
import { pathFor } from '../../routing/addresses/links.tsx'
import type { Locale } from '../../routing/addresses/locales.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import type {
  ClientSubscriptionFilters,
  SubscriptionCalls,
} from '../backends/product-api/partner-calls.server.ts'
import type { AccountDrafts } from '../forms/account-drafts.server.ts'
import type { FormCall, FormResult } from '../forms/form-answers.server.ts'
import { failedByBackend } from '../forms/handle-form.server.ts'
import { type FaultTable, refusedByBackend } from '../registration/journeys.server.ts'
import type { Session } from '../session/session-record.server.ts'

/** Values of a valid subscription form. */
export type SubscriptionAnswers = {
  readonly share: string
  readonly amount: string
  readonly person: 'natural' | 'legal'
  readonly companyName: string
  readonly companyNumberType: CompanyNumberType
  readonly companyNumber: string
  readonly civility: 'mr' | 'mrs'
  readonly firstname: string
  readonly lastname: string
  readonly birthDate: string
  readonly birthCity: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
}

export type SubscribeDeps = {
  readonly calls: Pick<SubscriptionCalls, 'listOffers' | 'create'>
  readonly drafts: AccountDrafts
  readonly now: () => Date
}

/** The faults that the form alone cannot find; the product API has the last word when the request is sent. */
export function faultsOf(
  { amount, phone, share }: SubscriptionAnswers,
  offers: readonly SubscriptionOffer[],
): FieldFault[] {
  const offer = offers.find((known) => known.share.id === share)
  const least = offer?.minimum?.amount ?? '0.01'
  const isEnough = new Big(parseAmount(amount) ?? '0').gte(least)
  return [
    ...(offer === undefined ? [{ field: 'share', code: 'offerClosed' } as const] : []),
    ...(isEnough ? [] : [{ field: 'amount', code: 'amountTooSmall' } as const]),
    ...(toE164(phone) === null ? [{ field: 'phone', code: 'phone' } as const] : []),
  ]
}

/** Checks an advisor's request and keeps it to be read through before it is sent. */
export async function reviewSubscription(
  { data, locale }: FormCall<SubscriptionAnswers>,
  { session, values }: { readonly session: Session; readonly values: DraftValues },
  { calls, drafts }: SubscribeDeps,
): Promise<FormResult> {
  await drafts.keep(session.subject, values)
  const listed = await calls.listOffers({ locale, token: session.accessToken })
  if (listed.kind !== 'ok') return failedByBackend(listed)
  const faults = faultsOf(data, listed.data.offers)
  if (faults.length > 0) return { kind: 'refused', faults }
  return { kind: 'done', location: pathFor({ to: '/subscribe', locale, search: { step: 'review' } }) }
}

function clientOf(answers: SubscriptionAnswers, now: Date): SubscriptionClient | undefined {
  const { companyName, companyNumber, companyNumberType, firstname, lastname, postalCode } = answers
  const birth_date = parseBirthDate(answers.birthDate, plainDateAt(now))
  const telephone = toE164(answers.phone)
  if (birth_date === null || telephone === null) return undefined
  const { address, birthCity, city, civility, country, email } = answers
  const person = {
    civility,
    firstname,
    lastname,
    birth_date,
    birth_city: birthCity,
    email,
    telephone,
    address,
    postal_code: postalCode,
    city,
    country,
  }
  if (answers.person === 'natural') return { ...person, person: 'natural' }
  const company_number = parseCompanyNumber(companyNumberType, companyNumber)
  if (company_number === null) return undefined
  const company = { company_name: companyName, company_number_type: companyNumberType, company_number }
  return { ...person, person: 'legal', ...company }
}

/** Converts the answers to the product API's request; undefined if they are no longer valid. */
export function bodyOf(answers: SubscriptionAnswers, now: Date): AdvisorSubscriptionBody | undefined {
  const client = clientOf(answers, now)
  const amount = parseAmount(answers.amount)
  if (client === undefined || amount === null) return undefined
  const declarations = { identity: true, documents: true, suitability: true } as const
  return { share: answers.share, amount, client, declarations }
}

/** Faults of the form's fields by the member of a request that the product API refused. */
export const subscriptionFaults: FaultTable = {
  share: { field: 'share', code: 'offerClosed' },
  amount: { field: 'amount', code: 'amountTooSmall' },
  'client.birth_date': { field: 'birthDate', code: 'adult' },
  'client.company_number': { field: 'companyNumber', code: 'companyNumber' },
  'client.country': { field: 'country', code: 'registerCountry' },
}

type Sending = {
  readonly session: Session
  /** Parses and checks stored answers; undefined if they are incomplete. */
  readonly answersOf: (kept: DraftValues) => SubscriptionAnswers | undefined
}

/**
 * Sends the reviewed request, and deletes its draft. A repeated submission is the same request; a request changed since
 * its review, in another tab or on another device, has to be reviewed again.
 */
export async function sendSubscription(
  { data: { version }, locale }: FormCall<{ readonly version: string }>,
  { answersOf, session }: Sending,
  { calls, drafts, now }: SubscribeDeps,
): Promise<FormResult> {
  const draft = await drafts.read(session.subject)
  const answers = draft && answersOf(draft.values)
  const body = answers && bodyOf(answers, now())
  // It was sent already from another tab, or was erased after a day.
  if (draft === undefined)
    return { kind: 'done', location: pathFor({ to: '/subscribe', locale, search: { step: 'review' } }) }
  const changed = pathFor({ to: '/subscribe', locale, search: { step: 'review', state: 'changed' } })
  if (draft.key !== version || body === undefined) return { kind: 'done', location: changed }
  const answered = await calls.create({ locale, token: session.accessToken, body, key: draft.key })
  if (answered.kind !== 'ok') return refusedByBackend(answered, subscriptionFaults)
  await drafts.remove(session.subject, draft.key)
  const { id } = answered.data
  const search = { state: 'sent' }
  return { kind: 'done', location: pathFor({ to: '/account/requests/$id', locale, params: { id }, search }) }
}

/** As many as the contract allows on a page. */
const pageSize = 100
/** Pages of the longest export: 20,000 rows. */
const mostPages = 200

type Asked = {
  readonly locale: Locale
  readonly token: string
  readonly filters: ClientSubscriptionFilters
}

/** Every subscription that the filters let through, page by page: all of them, or why not. */
export async function allClientSubscriptions(
  { filters, ...asking }: Asked,
  { listClients }: Pick<SubscriptionCalls, 'listClients'>,
): Promise<BackendOutcome<ClientSubscriptionList['items']>> {
  const items: ClientSubscriptionList['items'] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const answered = await listClients({ ...asking, filters: { ...filters, page, pageSize } })
    if (answered.kind !== 'ok') return answered
    items.push(...answered.data.items)
    if (page >= answered.data.page.pageCount) break
  }
  return { kind: 'ok', status: 200, data: items }
}
