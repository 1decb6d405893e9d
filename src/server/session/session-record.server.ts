import { z } from 'zod'
import { portalUserSchema } from '../../contract/product-api/user.schema.ts'
import { localeSchema } from '../../routing/addresses/locale.schema.ts'

/** A session as stored. Times are milliseconds since 1970. */
export const sessionRecordSchema = z.object({
  client: z.enum(['investor', 'partner']),
  /** The provider's id of the user (`sub`). */
  subject: z.string(),
  accessToken: z.string(),
  accessEndsAtMs: z.number(),
  refreshToken: z.string().nullable(),
  /** End of the refresh token; absent where the provider does not tell it. */
  refreshEndsAtMs: z.number().optional(),
  idToken: z.string().nullable(),
  user: portalUserSchema,
  /** Language of the sign-in, in which the product API returns the user's data. */
  locale: z.optional(localeSchema),
  /** The browser that signed in, so that its owner recognises the session. */
  device: z.object({ userAgent: z.string(), address: z.string() }).optional(),
  createdAtMs: z.number(),
  activeAtMs: z.number(),
  refreshedAtMs: z.number(),
  /** Time of the last read of the user from the product API; absent before the first one. */
  userReadAtMs: z.number().optional(),
  /**
   * Set where a member of staff sees the portal as this user does (P-463), or a guest reads this user's data (P-620): it
   * reads, and changes nothing. `own` is the id of the guest's own session, to which they return.
   */
  viewing: z
    .object({
      id: z.string(),
      reason: z.string(),
      guest: z
        .object({ own: z.string(), scope: z.enum(['documents', 'figures', 'both']), until: z.string() })
        .optional(),
    })
    .optional(),
  /**
   * Set where a person acts for a holder by a mandate (P-691): `user` is the holder then. `own` is the id of the person's own
   * session, to which they return, `name` the person's, and `holders` those for whom they may act. `endsAtMs` is the absolute
   * end of the person's own session, which outlives the mandate's token.
   */
  acting: z
    .object({
      id: z.string(),
      own: z.string(),
      name: z.string(),
      power: z.enum(['read', 'act']),
      holders: z.array(z.object({ id: z.string(), holder: z.string() })),
      endsAtMs: z.number().optional(),
    })
    .optional(),
  /** The mandate by which the person acted until it was over, or its token, and they returned to this session (P-697). */
  formerMandate: z.object({ id: z.string(), holder: z.string(), atMs: z.number() }).optional(),
  /** Set when the product API reports no such user (P-136): the session then only allows signing out. */
  error: z.enum(['user_not_found']).nullable(),
})

/** A session as stored. */
export type SessionRecord = z.infer<typeof sessionRecordSchema>

/** A session with its id, which is all that the browser holds (sealed). */
export type Session = SessionRecord & { readonly id: string }

/** Open session of a user, named by its id's digest, which gives no access. */
export type OpenSession = SessionRecord & { readonly digest: string }

export type SessionLimits = {
  /** Seconds without activity after which a session ends. */
  readonly idleS: number
  /** Seconds after which a session ends in any case. */
  readonly absoluteS: number
}

/** The two ends of a session, in milliseconds since 1970. */
export type SessionEnds = {
  /** End without further activity. */
  readonly idleAtMs: number
  /** End in any case. */
  readonly absoluteAtMs: number
}

/**
 * Returns the ends of a session: with its refresh token, or without one with its access token. Who acts by a mandate returns to
 * their own account then, so that only the end of their own session counts.
 */
export function endsOf(record: SessionRecord, { idleS, absoluteS }: SessionLimits): SessionEnds {
  const { acting, createdAtMs, activeAtMs, refreshToken, refreshEndsAtMs, accessEndsAtMs } = record
  const byLimit = createdAtMs + absoluteS * 1000
  // An access token that outlives its refresh token is good until its own end.
  const byRefresh = Math.max(refreshEndsAtMs ?? byLimit, accessEndsAtMs)
  const byToken = refreshToken === null ? accessEndsAtMs : byRefresh
  const endsAtMs = acting === undefined ? byToken : (acting.endsAtMs ?? byLimit)
  return { idleAtMs: activeAtMs + idleS * 1000, absoluteAtMs: Math.min(byLimit, endsAtMs) }
}

/** Returns the seconds until the first of the two ends. */
export function secondsLeft(record: SessionRecord, limits: SessionLimits, nowMs: number): number {
  const { idleAtMs, absoluteAtMs } = endsOf(record, limits)
  return Math.ceil((Math.min(idleAtMs, absoluteAtMs) - nowMs) / 1000)
}
