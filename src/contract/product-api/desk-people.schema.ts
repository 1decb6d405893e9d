import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'
import { requiredLineSchema, typedTextSchema } from '../typed-text.schema.ts'
import { namedFundSchema } from './client-subscription.schema.ts'
import { publicationKindSchema } from './desk-publication.schema.ts'
import { mandatesSchema } from './mandate.schema.ts'
import { pageInfoSchema, pageQuerySchema, plainDateSchema } from './primitives.schema.ts'

/** Work queues of staff. */
export const staffQueueCodeSchema = z.enum([
  'investors',
  'companies',
  'teams',
  'requests',
  'publications',
  'rights',
  'questions',
  'cases',
  'bounces',
  'unseen_calls',
])

/** Query of `GET /staff/queues`: of one queue a page of its items; without `code`, all queues with the oldest. */
export const staffQueuesQuerySchema = pageQuerySchema.extend({ code: staffQueueCodeSchema.optional() })

/** A queue, with how many wait and how many have waited for longer than its limit. */
export const staffQueueSchema = z.object({
  code: staffQueueCodeSchema,
  limit_hours: z.number().int().positive(),
  open: z.number().int().nonnegative(),
  late: z.number().int().nonnegative(),
  /** Oldest pending items, at most ten; of one queue that was asked for, those of the page. */
  items: tolerantList(
    z.object({
      id: z.string(),
      title: z.string(),
      detail: z.string().nullable(),
      /** What waits for a second member, in the queue of publications. */
      kind: publicationKindSchema.nullish(),
      /** Id of the account that it is about, or of who sent it. */
      person: z.string().nullish(),
      since: z.iso.datetime(),
      due_at: z.iso.datetime(),
    }),
  ),
  /** Of the one queue that was asked for. */
  page: pageInfoSchema.optional(),
})

/** Reply of `GET /staff/queues`. */
export const staffQueuesSchema = z.object({ queues: tolerantList(staffQueueSchema) })

/** Query of `GET /staff/people`: beginnings of names or of an address, the code of an account, or a posted code. */
export const staffPeopleQuerySchema = pageQuerySchema.extend({ q: requiredLineSchema(100) })

const person = {
  id: z.string().min(1),
  name: z.string(),
  email: z.string(),
  kind: z.enum(['investor', 'partner']),
  /** Of a legal entity or a partner's user. */
  company: z.string().nullable(),
  verification: z.enum(['pending', 'verified', 'refused']),
}

/** A posted code that nobody has registered with, for whom it is, and until when: its first moment after. */
const postedCodeSchema = z.object({
  state: z.enum(['waiting', 'expired', 'used']),
  holder: z.string(),
  email: z.string(),
  expires_at: z.iso.datetime(),
})

/** Reply of `GET /staff/people`, by name. `posted_code` is the asked one, where its holder has no account. */
export const staffPeopleSchema = z.object({
  items: tolerantList(z.object(person)),
  page: pageInfoSchema,
  posted_code: postedCodeSchema.nullish(),
})

/** Reply of `GET /staff/people/{id}`. */
export const staffPersonSchema = z.object({
  ...person,
  team: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_sign_in_at: z.iso.datetime().nullable(),
  holdings: tolerantList(
    z.object({
      fund: namedFundSchema,
      share: z.string(),
      quantity: z.string(),
      subscribed_on: plainDateSchema,
    }),
  ),
  /**
   * Mandates that are not over, also those that have yet to begin: those that the person holds, and those that others hold
   * for them. Left out by an API without.
   */
  mandates: mandatesSchema.optional(),
  /** The latest entries of the audit log about this person, at most twenty. */
  log: tolerantList(z.object({ at: z.iso.datetime(), action: z.string(), actor: z.string() })),
})

/** Body of `POST /staff/people/{id}/views`: the user reads the reason in their own history. */
export const supportViewBodySchema = z.object({ reason: typedTextSchema.min(10).max(300) })

/** Reply of `POST /staff/people/{id}/views`: a token that reads what the user may read, and changes nothing. */
export const supportViewSchema = z.object({
  id: z.string().min(1),
  token: z.string().min(1),
  client: z.enum(['investor', 'partner']),
  ends_at: z.iso.datetime(),
})

export type StaffQueues = z.infer<typeof staffQueuesSchema>
export type StaffQueue = z.infer<typeof staffQueueSchema>
export type StaffQueuesQuery = z.output<typeof staffQueuesQuerySchema>
export type StaffQueueCode = z.infer<typeof staffQueueCodeSchema>
export type StaffPeople = z.infer<typeof staffPeopleSchema>
export type StaffPerson = z.infer<typeof staffPersonSchema>
