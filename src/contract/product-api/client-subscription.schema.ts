import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'
import { typedTextSchema } from '../typed-text.schema.ts'
import { withFundName } from './fund-name.schema.ts'
import {
  currencySchema,
  decimalSchema,
  facetValueSchema,
  moneySchema,
  pageInfoSchema,
  pageQuerySchema,
  plainDateSchema,
  termSchema,
} from './primitives.schema.ts'

/** Status of a client's subscription. */
export const clientSubscriptionStatusSchema = z.enum(['pending', 'completed', 'transferred', 'cancelled'])

/** Orders of the list; a minus sign reverses one. */
export const clientSubscriptionSortSchema = z.enum([
  'client',
  '-client',
  'fund',
  '-fund',
  'amount',
  '-amount',
  'date',
  '-date',
])

/** A fund by id, with its name in the answer's language. */
export const namedFundSchema = withFundName(
  z.object({ id: z.string(), name: z.string().min(1), slug: z.string().nullable() }),
)

/** Query of `GET /auth/partners/subscriptions`. Filters narrow together. */
export const clientSubscriptionQuerySchema = pageQuerySchema.extend({
  /** Part of the client's name; case and accents do not matter. */
  q: typedTextSchema.max(100).optional(),
  /** Id of a fund. */
  fund: z.string().max(40).optional(),
  /** Id of a share. */
  share: z.string().max(40).optional(),
  currency: currencySchema.optional(),
  /** `true` for what clients hold, paid or to be paid: the lines of the desk's assets. */
  held: z.literal('true').optional(),
  status: clientSubscriptionStatusSchema.optional(),
  /** A past day: the subscriptions of that day, in the status that they had. */
  date: plainDateSchema.optional(),
  /** First and last day of subscription. */
  from: plainDateSchema.optional(),
  to: plainDateSchema.optional(),
  sort: clientSubscriptionSortSchema.default('-date'),
})

/** Subscription of a client of the acting team. */
export const clientSubscriptionSchema = z.object({
  id: z.string().min(1),
  client: z.string(),
  fund: namedFundSchema,
  share: z.object({ id: z.string(), name: z.string() }),
  amount: moneySchema,
  subscribed_on: plainDateSchema,
  status: termSchema.extend({ code: clientSubscriptionStatusSchema }),
})

/** The sum of one currency; cancelled subscriptions count in no sum. */
export const subscriptionTotalSchema = z.object({
  currency: currencySchema,
  amount: decimalSchema,
  count: z.number().int().nonnegative(),
})

/** Reply of `GET /auth/partners/subscriptions`. Facets and totals are of all that the filters let through. */
export const clientSubscriptionListSchema = z.object({
  /** The past day that was asked for; absent for today. */
  as_of: plainDateSchema.optional(),
  items: tolerantList(clientSubscriptionSchema),
  page: pageInfoSchema,
  totals: tolerantList(subscriptionTotalSchema),
  facets: z.object({
    fund: tolerantList(facetValueSchema),
    /** The shares of the fund or of the share that is asked for. */
    share: tolerantList(facetValueSchema).optional(),
    status: tolerantList(facetValueSchema),
  }),
})

/** Statuses of what a client holds. */
export const heldStatuses = ['pending', 'completed'] as const satisfies readonly ClientSubscriptionStatus[]

export type ClientSubscriptionStatus = z.infer<typeof clientSubscriptionStatusSchema>
export type ClientSubscriptionQuery = z.output<typeof clientSubscriptionQuerySchema>
export type ClientSubscriptionList = z.infer<typeof clientSubscriptionListSchema>
export type ClientSubscription = z.infer<typeof clientSubscriptionSchema>
