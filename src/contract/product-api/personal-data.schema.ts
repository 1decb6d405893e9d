import { z } from 'zod'
import { signInSchema } from './history.schema.ts'
import { plainDateSchema } from './primitives.schema.ts'
import { profileFieldSchema } from './user.schema.ts'

const instantSchema = z.iso.datetime()

/** Until when the manager keeps the data (specification, point 9). */
export const retentionSchema = z.object({
  /** What the five years start from: the liquidation of the last fund held, or the end of the partner's contract. */
  starts_with: z.enum(['liquidation', 'contract_end']),
  /** The day after which the data is erased; null while it cannot be known. */
  until: plainDateSchema.nullable(),
})

/** Answer of `personal-data`: everything that is held about the user. */
export const personalDataSchema = z.object({
  account: z.object({
    id: z.string(),
    email: z.email(),
    firstname: z.string(),
    lastname: z.string(),
    telephone: z.string().nullable(),
    language: z.enum(['fr', 'en']),
    persontype: z.string(),
    created_at: instantSchema,
    two_factor: z.boolean(),
  }),
  fields: z.array(profileFieldSchema),
  /** What was filled in at the registration, by the names of its fields. */
  registration: z.record(z.string(), z.unknown()),
  holdings: z.array(
    z.object({ fund: z.string(), share: z.string(), quantity: z.string(), subscribed_on: plainDateSchema }),
  ),
  sign_ins: z.array(signInSchema),
  /** Messages of the contact form that were sent with the account's address. */
  contact_messages: z.array(z.object({ sent_at: instantSchema, subject: z.string(), message: z.string() })),
  white_book_requests: z.array(z.object({ sent_at: instantSchema, white_book: z.string() })),
  retention: retentionSchema,
})

export type PersonalData = z.infer<typeof personalDataSchema>
export type Retention = z.infer<typeof retentionSchema>
