import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'
import { pageInfoSchema } from './primitives.schema.ts'

/** Instant with time zone, as ISO 8601. */
const instantSchema = z.iso.datetime()

/** One sign-in of the user, or a try that failed (P-179). */
export const signInSchema = z.object({
  id: z.string(),
  date: instantSchema,
  succeeded: z.boolean(),
  /** `User-Agent` of the browser. */
  device: z.string(),
  ip_address: z.string(),
  /** When the user said that it was not them. */
  reported_at: instantSchema.nullable(),
})

/** Answer of `auth-logs`, newest first. */
export const signInListSchema = z.object({ items: tolerantList(signInSchema), page: pageInfoSchema })

export type SignInEntry = z.infer<typeof signInSchema>
export type SignInList = z.infer<typeof signInListSchema>
