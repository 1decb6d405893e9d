import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'
import { emailSchema } from '../typed-text.schema.ts'
import { heldMandateSchema, mandateTerms } from './mandate-terms.schema.ts'
import { positionSchema } from './position.schema.ts'
import { plainDateSchema } from './primitives.schema.ts'

/** Limit of the mandates that one person holds: their consolidated position is read in one call. */
export const mostMandates = 20

/** Person who has a mandate in force for the signed-in user. */
export const givenMandateSchema = z.object({
  id: z.string().min(1),
  person: z.string().min(1),
  ...mandateTerms,
})

/** Reply of `GET /auth/investor-users/mandates`, by name. */
export const mandatesSchema = z.object({
  held: tolerantList(heldMandateSchema),
  given: tolerantList(givenMandateSchema),
})

/** Reply of `POST /auth/investor-users/mandates/{id}/open`: a token by which the user acts for the holder. */
export const mandateViewSchema = z.object({
  id: z.string().min(1),
  token: z.string().min(1),
  /** Id of the holder's account, whose data the token reads. */
  holder_id: z.string().min(1),
  ...mandateTerms,
  ends_at: z.iso.datetime(),
})

/** Body of `POST /staff/mandates`: the person by their account's id, the holder by the address of the account. */
export const mandateBodySchema = z.strictObject({
  person: z.string().min(1).max(60),
  holder_email: emailSchema,
  ...mandateTerms,
})

/** Reply of `POST /staff/mandates`. */
export const mandateEnteredSchema = z.object({ id: z.string().min(1) })

/** Query of the consolidated position: as known on a day, today by default. */
export const consolidatedQuerySchema = z.object({ date: plainDateSchema.optional() })

/**
 * Reply of `GET /auth/investors/consolidated-position`: the user's own position first, then that of each holder whose
 * figures a mandate covers, by name. `mandate` is null for the user's own.
 */
export const consolidatedPositionSchema = z.object({
  portfolios: tolerantList(
    z.object({ mandate: z.string().nullable(), holder: z.string().min(1), position: positionSchema }),
  ),
})

export type MandateBody = z.output<typeof mandateBodySchema>
export type Mandates = z.infer<typeof mandatesSchema>
export type MandateView = z.infer<typeof mandateViewSchema>
export type ConsolidatedPosition = z.infer<typeof consolidatedPositionSchema>
