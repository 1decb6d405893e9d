import { z } from 'zod'
import { portalUserSchema } from '../../contract/product-api/user.schema.ts'
import { localeSchema } from '../../routing/addresses/locale.schema.ts'

/** A session as the store keeps it. Times are milliseconds since 1970. */
export const sessionRecordSchema = z.object({
  client: z.enum(['investor', 'partner']),
  /** The provider's name for the user (`sub`). */
  subject: z.string(),
  accessToken: z.string(),
  accessEndsAtMs: z.number(),
  refreshToken: z.string().nullable(),
  idToken: z.string().nullable(),
  user: portalUserSchema,
  /** Language of the sign-in, in which the product API names what it knows of the user. */
  locale: z.optional(localeSchema),
  /** The browser that signed in, so that its owner knows it again. */
  device: z.object({ userAgent: z.string(), address: z.string() }).optional(),
  createdAtMs: z.number(),
  activeAtMs: z.number(),
  refreshedAtMs: z.number(),
  /** When the product API last said who the user is; left out before it was asked again. */
  userReadAtMs: z.number().optional(),
  /** Set when the product API says that it knows no such user (P-136): the session is good for signing out only. */
  error: z.enum(['user_not_found']).nullable(),
})

export type SessionRecord = z.infer<typeof sessionRecordSchema>

/** A session with its id, which is the only thing that the browser holds (sealed). */
export type Session = SessionRecord & { readonly id: string }

/** One of a user's open sessions: named by its id's digest, which opens nothing. */
export type OpenSession = SessionRecord & { readonly digest: string }
