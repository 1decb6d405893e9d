import { z } from 'zod'
import { strictList, tolerantList } from '../tolerant-list.ts'
import { plainDateSchema, termSchema } from './primitives.schema.ts'

/** Longest period of the figures, in days: a leap year. */
export const longestUsageDays = 366

/** Query of `GET /staff/usage`: both days included, at most {@link longestUsageDays}. */
export const usageQuerySchema = z.object({ from: plainDateSchema, to: plainDateSchema })

/** Measures of use. */
export const usageMeasureCodeSchema = z.enum(['sign_ins', 'documents', 'registrations', 'questions'])

/**
 * What happened on a day of the manager. A null count is at least one, of fewer people than the threshold: one
 * of a rare kind, or many of one busy person, could name them (P-681).
 */
const usageDaySchema = z.object({
  date: plainDateSchema,
  count: z.number().int().nonnegative().nullable(),
})

/** A measure with all of its kinds. Days without anything are left out. */
const usageMeasureSchema = z.object({
  code: usageMeasureCodeSchema,
  kinds: tolerantList(
    termSchema.extend({
      days: strictList(usageDaySchema, 'A missing day would be read as one without anything'),
    }),
  ),
})

/** Reply of `GET /staff/usage`. Sums over kinds or days are left out: they would reveal the small counts. */
export const usageSchema = z.object({
  /** Fewest people of whom a count is told. */
  threshold: z.number().int().positive(),
  measures: tolerantList(usageMeasureSchema),
})

export type UsageQuery = z.output<typeof usageQuerySchema>
export type UsageMeasureCode = z.infer<typeof usageMeasureCodeSchema>
export type Usage = z.infer<typeof usageSchema>
