import { z } from 'zod'
import { optionalField, tolerantList } from '../tolerant-list.ts'
import { advisorSubscriptionStatusSchema } from './advisor-subscription.schema.ts'
import {
  clientSubscriptionStatusSchema,
  namedFundSchema,
  subscriptionTotalSchema,
} from './client-subscription.schema.ts'
import { currencySchema, decimalSchema, plainDateSchema, termSchema } from './primitives.schema.ts'

/**
 * Query of `GET /auth/partners/desk`: the first and last day of the period, by default the current quarter; `waiting=all`
 * gives up to 500 items of each list of pending items in place of ten. `date` is a past day: the desk as of that day,
 * by default in its quarter, without lists of pending items.
 */
export const partnerDeskQuerySchema = z.object({
  from: plainDateSchema.optional(),
  to: plainDateSchema.optional(),
  date: plainDateSchema.optional(),
  waiting: z.literal('all').optional(),
})

const named = z.object({ id: z.string().min(1), name: z.string() })

/** Clients' holdings of a share. */
export const deskAssetSchema = z.object({
  fund: namedFundSchema,
  share: named,
  currency: currencySchema,
  amount: decimalSchema,
  count: z.number().int().nonnegative(),
})

/** Subscriptions of the period in one state and currency. */
export const deskStatusSchema = z.object({
  status: termSchema.extend({ code: clientSubscriptionStatusSchema }),
  currency: currencySchema,
  amount: decimalSchema,
  count: z.number().int().nonnegative(),
})

/** A request that waits for the manager. */
export const deskWaitingSchema = z.object({
  id: z.string().min(1),
  reference: z.string(),
  client_name: z.string(),
  fund: namedFundSchema,
  status: advisorSubscriptionStatusSchema,
  since: z.iso.datetime(),
  advisor: z.string(),
  is_own: z.boolean(),
})

/** A case of the acting team that waits: for the manager, for the team (incomplete), or for a client's signature. */
export const deskCaseSchema = z.object({
  id: z.string().min(1),
  reference: z.string(),
  /** Empty until the name is typed. */
  client_name: z.string(),
  fund: namedFundSchema.nullable(),
  waits_for: z.enum(['manager', 'team', 'client']),
  since: z.iso.datetime(),
  /** Null once the account of the case's advisor is closed. */
  advisor: z.string().nullable(),
})

/** What a team's activity tells of. */
export const deskActs = [
  'request_sent',
  'request_accepted',
  'request_refused',
  'invited',
  'joined',
  'join_requested',
  'case_sent',
  'case_in_review',
  'case_incomplete',
  'case_accepted',
  'case_refused',
  'case_withdrawn',
] as const

/**
 * Reply of `GET /auth/partners/desk`: the figures of the acting team and of all teams below it. Subscriptions that
 * were cancelled or transferred are no assets.
 */
export const partnerDeskSchema = z.object({
  /** The past day that was asked for; absent for today. */
  as_of: plainDateSchema.optional(),
  period: z.object({ from: plainDateSchema, to: plainDateSchema }),
  team: named,
  /** Names of the subteams whose figures are included. */
  included: tolerantList(z.string()),
  totals: tolerantList(subscriptionTotalSchema),
  /** By fund and share, the largest first; at most 200. */
  assets: tolerantList(deskAssetSchema),
  statuses: tolerantList(deskStatusSchema),
  waiting: z.object({
    total: z.number().int().nonnegative(),
    items: tolerantList(deskWaitingSchema),
    /** Accepted subscriptions that clients have not paid yet. */
    unpaid: tolerantList(subscriptionTotalSchema),
    /** Of the acting team alone (P-502). */
    cases: z
      .object({
        totals: z.object({
          manager: z.number().int().nonnegative(),
          team: z.number().int().nonnegative(),
          client: z.number().int().nonnegative(),
        }),
        items: tolerantList(deskCaseSchema),
      })
      .optional(),
    /** Requests to join the acting team, for its administrators. */
    joins: z
      .object({
        total: z.number().int().nonnegative(),
        items: tolerantList(z.object({ name: z.string(), since: z.iso.datetime() })),
      })
      .optional(),
  }),
  /** Funds under agreement that open or close within 90 days, the soonest first. */
  windows: tolerantList(
    z.object({
      fund: namedFundSchema,
      event: z.enum(['opens', 'closes']),
      date: plainDateSchema,
      days_left: z.number().int().nonnegative(),
    }),
  ),
  /** Documents of funds under agreement that appeared in the last 60 days, the newest first; at most eight. */
  documents: tolerantList(
    z.object({
      id: z.string(),
      title: z.string(),
      fund: namedFundSchema,
      type: z.string(),
      published_on: plainDateSchema,
      /** True for a marketing document that the user may share today; left out for a past day. */
      may_share: optionalField(z.boolean().optional()),
    }),
  ),
  /** The team's latest activity, newest first; at most ten. */
  activity: tolerantList(
    z.object({
      kind: z.enum(deskActs),
      at: z.iso.datetime(),
      who: z.string(),
      subject: z.string(),
    }),
  ),
})

export type PartnerDeskQuery = z.output<typeof partnerDeskQuerySchema>
export type PartnerDesk = z.infer<typeof partnerDeskSchema>
