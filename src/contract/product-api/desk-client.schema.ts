import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'
import { typedTextSchema } from '../typed-text.schema.ts'
import { advisorSubscriptionListSchema } from './advisor-subscription.schema.ts'
import {
  clientSubscriptionSchema,
  namedFundSchema,
  subscriptionTotalSchema,
} from './client-subscription.schema.ts'
import { pageInfoSchema, pageQuerySchema, plainDateSchema } from './primitives.schema.ts'

/** Query of `GET /auth/partners/clients`: beginnings of the words of a name; every client without any. */
export const clientSearchQuerySchema = pageQuerySchema.extend({
  q: typedTextSchema.max(100).default(''),
})

/** Id of a client: that of their latest subscription, so that no URL contains a name. */
const clientIdSchema = z.string().regex(/^cls-[1-9]\d{0,9}$/)

/** Client of the acting team, or of one of its subteams. Totals cover current holdings. */
export const deskClientSchema = z.object({
  id: clientIdSchema,
  name: z.string(),
  count: z.number().int().positive(),
  totals: tolerantList(subscriptionTotalSchema),
  last_subscribed_on: plainDateSchema,
})

/** Reply of `GET /auth/partners/clients`, by name. */
export const deskClientsSchema = z.object({ items: tolerantList(deskClientSchema), page: pageInfoSchema })

/** Reply of `GET /auth/partners/clients/{id}`; lists have at most a hundred entries, the newest first. */
export const deskClientDetailSchema = deskClientSchema.extend({
  subscriptions: tolerantList(clientSubscriptionSchema),
  requests: advisorSubscriptionListSchema.shape.items,
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
