import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'
import { pageInfoSchema } from './primitives.schema.ts'

/** Instant with time zone, as ISO 8601. */
const instantSchema = z.iso.datetime()

/** Sign-in of the user, or a failed attempt (P-179). */
export const signInSchema = z.object({
  id: z.string(),
  date: instantSchema,
  succeeded: z.boolean(),
  /** `User-Agent` of the browser. */
  device: z.string(),
  ip_address: z.string(),
  /** Time at which the user reported the sign-in as not theirs. */
  reported_at: instantSchema.nullable(),
})

/** A time at which the manager's staff looked at the portal as the user sees it, and why (P-463). */
export const staffViewSchema = z.object({ date: instantSchema, by: z.string(), reason: z.string() })

/** Reply of `auth-logs`, newest first; `staff_views` are the latest twenty, on the first page alone. */
export const signInListSchema = z.object({
  items: tolerantList(signInSchema),
  page: pageInfoSchema,
  staff_views: tolerantList(staffViewSchema).optional(),
})

export type SignInEntry = z.infer<typeof signInSchema>
export type SignInList = z.infer<typeof signInListSchema>
