import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'
import { plainDateSchema } from './primitives.schema.ts'

/** Until when the manager keeps the data (P-187). */
export const retentionSchema = z.object({
  /**
   * Event that starts the five years of retention: the liquidation of the last fund held, the end of the last mandate held
   * for another investor if it is later, or the end of the partner's contract.
   */
  starts_with: z.enum(['liquidation', 'mandate_end', 'contract_end']),
  /** The day after which the data is erased; null while it cannot be known. */
  until: plainDateSchema.nullable(),
})

const fieldTypes = ['text', 'date', 'instant'] as const

/** Stored item: its name in the language of the call, and its value as text. */
export const personalFieldSchema = z.object({
  id: z.string(),
  name: z.string(),
  value: z.string(),
  /** `date`: `YYYY-MM-DD`; `instant`: ISO 8601 in UTC. Any other type is read as text. */
  type: z
    .string()
    .transform((type): (typeof fieldTypes)[number] => fieldTypes.find((known) => known === type) ?? 'text'),
})

/** All records of one kind. */
export const personalSectionSchema = z.object({
  id: z.string(),
  title: z.string(),
  records: tolerantList(z.object({ fields: tolerantList(personalFieldSchema) })),
})

/** Reply of `personal-data`: everything that is held about the user, kind by kind. */
export const personalDataSchema = z.object({
  sections: tolerantList(personalSectionSchema),
  retention: retentionSchema,
})

export type PersonalField = z.infer<typeof personalFieldSchema>
export type PersonalSection = z.infer<typeof personalSectionSchema>
export type PersonalData = z.infer<typeof personalDataSchema>
export type Retention = z.infer<typeof retentionSchema>
