import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'
import { emailSchema } from '../typed-text.schema.ts'
import { guestScopeSchema } from './guest.schema.ts'
import { positionSchema } from './position.schema.ts'
import { plainDateSchema } from './primitives.schema.ts'

/** What a mandate allows: to read the holder's data, or to act in the holder's name as well (P-692). */
export const mandatePowerSchema = z.enum(['read', 'act'])

/** Parts of the holder's data that a mandate covers. */
export const mandateScopeSchema = guestScopeSchema

/** What every mandate says. */
export const mandateTerms = {
  scope: mandateScopeSchema,
  power: mandatePowerSchema,
  since: plainDateSchema,
  /** The last day; null for a mandate without end. */
  until: plainDateSchema.nullable(),
  /** Whether emails about the holder also go to the person (P-699); left out by an API that sends none. */
  notified: z.boolean().optional(),
}

/** Holder for whom the signed-in user has a mandate in force: a company, or another person. */
export const heldMandateSchema = z.object({
  id: z.string().min(1),
  holder: z.string().min(1),
  ...mandateTerms,
})

export type MandatePower = z.infer<typeof mandatePowerSchema>
export type HeldMandate = z.infer<typeof heldMandateSchema>

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
