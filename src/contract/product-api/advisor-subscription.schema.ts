import { z } from 'zod'
import { optionalField, tolerantList } from '../tolerant-list.ts'
import { emailSchema, requiredLineSchema } from '../typed-text.schema.ts'
import { namedFundSchema } from './client-subscription.schema.ts'
import {
  currencySchema,
  decimalSchema,
  moneySchema,
  pageInfoSchema,
  pageQuerySchema,
  plainDateSchema,
} from './primitives.schema.ts'
import { civilitySchema, fiscalIdentifierTypeSchema } from './registration.schema.ts'
import { telephoneSchema } from './user.schema.ts'

/** A share of an open fund that the advisor's team may subscribe to. */
export const subscriptionOfferSchema = z.object({
  fund: namedFundSchema,
  share: z.object({ id: z.string().min(1), name: z.string() }),
  currency: currencySchema,
  minimum: moneySchema.nullable(),
  /** Last day of the subscription period. */
  closes_on: plainDateSchema.nullable(),
  /** Highest entry fee, in percent of the amount; null where none is published. */
  entry_fee_percent: decimalSchema.nullable().optional(),
})

/** Reply of `GET /auth/advisor-subscriptions/offers`, by name of the fund. */
export const subscriptionOffersSchema = z.object({ offers: tolerantList(subscriptionOfferSchema) })

const personShape = {
  civility: civilitySchema,
  firstname: requiredLineSchema(100),
  lastname: requiredLineSchema(100),
  birth_date: plainDateSchema,
  birth_city: requiredLineSchema(100),
  email: emailSchema,
  telephone: telephoneSchema,
  address: requiredLineSchema(200),
  postal_code: requiredLineSchema(20),
  city: requiredLineSchema(100),
  /** ISO 3166-1 alpha-2: where the client pays tax. */
  country: z.string().regex(/^[A-Z]{2}$/),
}

/** The client for whom an advisor subscribes: a person, or a company by its legal representative. */
export const subscriptionClientSchema = z.discriminatedUnion('person', [
  z.strictObject({ ...personShape, person: z.literal('natural') }),
  z.strictObject({
    ...personShape,
    person: z.literal('legal'),
    company_name: requiredLineSchema(200),
    /** SIREN where it is left out. A `foreign` number is of the register of `country`. */
    company_number_type: fiscalIdentifierTypeSchema.default('siren'),
    company_number: requiredLineSchema(20),
  }),
])

/** Body of `POST /auth/advisor-subscriptions`. */
export const advisorSubscriptionBodySchema = z.strictObject({
  /** Id of an offered share. */
  share: z.string().min(1).max(40),
  /** In the share's currency, at least its minimum; cents at most. */
  amount: z.string().regex(/^\d{1,12}(\.\d{1,2})?$/),
  client: subscriptionClientSchema,
  /** Declarations of the advisor, all required. */
  declarations: z.strictObject({
    /** The client's identity was checked against documents, and what is stated is accurate. */
    identity: z.literal(true),
    /** The client was given the key information document and the fund rules in good time. */
    documents: z.literal(true),
    /** The investment suits the client's situation, knowledge and objectives. */
    suitability: z.literal(true),
  }),
})

/** Status of a request, which staff review and decide. */
export const advisorSubscriptionStatusSchema = z.enum(['received', 'in_review', 'accepted', 'refused'])

const requestShape = {
  id: z.string().min(1),
  /** Reference for letters and calls. */
  reference: z.string(),
  status: advisorSubscriptionStatusSchema,
  client_name: z.string(),
  fund: namedFundSchema,
  share: z.object({ id: z.string(), name: z.string() }),
  amount: moneySchema,
  created_at: z.iso.datetime(),
}

/** Query of `GET /auth/advisor-subscriptions`. */
export const advisorSubscriptionQuerySchema = pageQuerySchema

/** Reply of `GET /auth/advisor-subscriptions`: the caller's own, newest first. */
export const advisorSubscriptionListSchema = z.object({
  items: tolerantList(z.object(requestShape)),
  page: pageInfoSchema,
})

/** Payment of an accepted subscription. The whole account number is on the form that the client signed. */
export const subscriptionPaymentSchema = z.object({
  amount: moneySchema,
  due_on: plainDateSchema,
  reference: z.string().min(1),
  holder: z.string().min(1),
  bank: z.string().min(1),
  /** Last four characters of the account's number. */
  iban_end: z.string().length(4),
  /** Telephone number that confirms the bank details. */
  telephone: z.string().min(1),
})

/** Reply of `GET /auth/advisor-subscriptions/{id}`, and of a creation. */
export const advisorSubscriptionSchema = z.object({
  ...requestShape,
  client: subscriptionClientSchema,
  /** Every status that it had, oldest first. */
  history: tolerantList(
    z.object({
      status: advisorSubscriptionStatusSchema,
      at: z.iso.datetime(),
      /** Why it was refused. */
      reason: z.string().nullish(),
    }),
  ),
  /** Null or left out unless the request is accepted. */
  payment: optionalField(subscriptionPaymentSchema.nullish()),
})

export type SubscriptionOffers = z.infer<typeof subscriptionOffersSchema>
export type SubscriptionOffer = z.infer<typeof subscriptionOfferSchema>
export type SubscriptionClient = z.output<typeof subscriptionClientSchema>
export type AdvisorSubscriptionBody = z.output<typeof advisorSubscriptionBodySchema>
export type AdvisorSubscriptionStatus = z.infer<typeof advisorSubscriptionStatusSchema>
export type AdvisorSubscriptionList = z.infer<typeof advisorSubscriptionListSchema>
export type SubscriptionPayment = z.infer<typeof subscriptionPaymentSchema>
export type AdvisorSubscription = z.infer<typeof advisorSubscriptionSchema>
