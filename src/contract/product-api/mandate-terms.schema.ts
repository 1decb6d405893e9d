import { z } from 'zod'
import { guestScopeSchema } from './guest.schema.ts'
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
