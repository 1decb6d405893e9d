import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'
import { typedTextSchema } from '../typed-text.schema.ts'
import {
  advisorSubscriptionListSchema,
  advisorSubscriptionStatusSchema,
} from './advisor-subscription.schema.ts'
import {
  clientSubscriptionSchema,
  namedFundSchema,
  subscriptionTotalSchema,
} from './client-subscription.schema.ts'
import { moneySchema, pageInfoSchema, pageQuerySchema, plainDateSchema } from './primitives.schema.ts'
import { caseStateSchema } from './subscription-case.schema.ts'

/** Query of `GET /auth/partners/clients`: beginnings of the words of a name; every client without any. */
export const clientSearchQuerySchema = pageQuerySchema.extend({
  q: typedTextSchema.max(100).default(''),
})

/**
 * Id of a client, so that no URL contains a name: that of the latest subscription of the name, or of a request or a case
 * of the person.
 */
const clientIdSchema = z.string().regex(/^(cls|req|cas)-[1-9]\d{0,9}$/)

/**
 * Client of the acting team, or of one of its subteams; the cases are those of the acting team alone (P-502). Totals cover
 * current holdings.
 */
export const deskClientSchema = z.object({
  id: clientIdSchema,
  name: z.string(),
  /** Of subscriptions; none of a person who has a request or a case alone. */
  count: z.number().int().nonnegative(),
  request_count: z.number().int().nonnegative().optional(),
  case_count: z.number().int().nonnegative().optional(),
  totals: tolerantList(subscriptionTotalSchema),
  last_subscribed_on: plainDateSchema.nullable(),
})

/** Reply of `GET /auth/partners/clients`, by name. */
export const deskClientsSchema = z.object({ items: tolerantList(deskClientSchema), page: pageInfoSchema })

/** A request for a client, with all its statuses, oldest first; `is_own` where the caller sent it. */
const clientRequestSchema = advisorSubscriptionListSchema.shape.items.element.extend({
  advisor: z.string().optional(),
  is_own: z.boolean().optional(),
  history: tolerantList(
    z.object({ status: advisorSubscriptionStatusSchema, at: z.iso.datetime() }),
  ).optional(),
})

/** A case for a client, with what was declared of their situation and which warnings they have accepted. */
const clientCaseSchema = z.object({
  id: z.string().min(1),
  reference: z.string(),
  state: caseStateSchema,
  fund: namedFundSchema.nullable(),
  /** Of a case that was sent. */
  amount: moneySchema.nullable(),
  advisor: z.string().nullable(),
  declarations: tolerantList(z.enum(['identity', 'documents', 'suitability'])),
  warnings: tolerantList(z.object({ title: z.string(), accepted_at: z.iso.datetime() })),
  history: tolerantList(z.object({ state: caseStateSchema, at: z.iso.datetime() })),
})

/** Reply of `GET /auth/partners/clients/{id}`; lists have at most a hundred entries, the newest first. */
export const deskClientDetailSchema = deskClientSchema.extend({
  subscriptions: tolerantList(clientSubscriptionSchema),
  requests: tolerantList(clientRequestSchema),
  cases: tolerantList(clientCaseSchema).optional(),
  /**
   * The people of this name whom requests and cases tell apart, each by an id of its own; `is_shown` marks whose requests
   * and cases these are, none where they are of them all.
   */
  people: tolerantList(
    z.object({
      id: clientIdSchema,
      email: z.string().nullable(),
      birth_date: plainDateSchema.nullable(),
      is_shown: z.boolean(),
    }),
  ).optional(),
  /** From the latest request for this client; null without one. */
  contact: z.object({ email: z.string(), telephone: z.string(), address: z.string() }).nullable(),
  /** The newest documents of the funds that the client holds, at most twelve. */
  documents: tolerantList(
    z.object({
      id: z.string(),
      title: z.string(),
      fund: namedFundSchema,
      type: z.string(),
      published_on: plainDateSchema,
    }),
  ),
})

export type ClientSearchQuery = z.output<typeof clientSearchQuerySchema>
export type DeskClients = z.infer<typeof deskClientsSchema>
export type DeskClientDetail = z.infer<typeof deskClientDetailSchema>
