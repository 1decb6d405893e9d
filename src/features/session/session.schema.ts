import { z } from 'zod/mini'

const namedSchema = z.object({ id: z.string(), name: z.string() })

/** The signed-in user's data for the browser. It grants no rights: the server checks each call. */
export const sessionUserSchema = z.object({
  id: z.string(),
  /** Display name: the person type if there is one, first name, last name (P-173). */
  name: z.string(),
  email: z.string(),
  /** A field of the protocol; users have no picture here. */
  image: z.null(),
  firstname: z.string(),
  lastname: z.string(),
  telephone: z.nullable(z.string()),
  /** The user's preferred language; null where the profile has none. */
  language: z.nullable(z.enum(['fr', 'en'])),
  role: z.enum(['investor', 'partner_user', 'staff']),
  rights: z.array(z.string()),
  personType: z.nullable(z.string()),
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  partner: z.nullable(z.extend(namedSchema, { children: z.array(namedSchema) })),
  /** The child partner that the user acts for. */
  actsFor: z.nullable(namedSchema),
  /** The team that the user acts for. */
  team: z.nullable(namedSchema),
  /** State of the choice of a team (P-139) and of a child partner (P-137). */
  choice: z.enum(['team_missing', 'automatic', 'forced', 'kept_away', 'not_concerned']),
  verification: z.nullable(z.enum(['pending', 'verified', 'refused'])),
  company: z.nullable(z.object({ name: z.string(), number: z.string(), address: z.string() })),
})

/** The login method of the session; signing out uses the same one. */
export const sessionProviderSchema = z.enum(['investor', 'partner', 'staff'])

/** Response of `GET /api/auth/session` for a signed-in user. */
export const sessionSchema = z.object({
  user: sessionUserSchema,
  provider: sessionProviderSchema,
  /** Changes with the funds whose private data the user may read (P-867); absent for staff. */
  funds: z.optional(z.string()),
  /** Instant of the session's absolute end. */
  expires: z.string(),
  /** Seconds until the session ends, at the time of the response. */
  left: z.object({
    /** Until the idle time-out; null for a session without one. */
    idleS: z.nullable(z.number()),
    /** Until the absolute end. */
    absoluteS: z.number(),
  }),
  error: z.optional(z.enum(['user_not_found'])),
  /** Set where a member of staff sees the portal as this user does (P-463), or a guest reads this user's data (P-620). */
  viewing: z.optional(
    z.object({
      reason: z.string(),
      guest: z.optional(z.object({ scope: z.enum(['documents', 'figures', 'both']), until: z.string() })),
    }),
  ),
  /** For whom the user may act by mandates, and whether they do now (P-691): absent without any. */
  holders: z.optional(
    z.object({
      /** Name of the person. */
      own: z.string(),
      choices: z.array(z.object({ id: z.string(), holder: z.string() })),
      /** The mandate by which the person acts; null in their own account. */
      acting: z.nullable(
        z.object({
          id: z.string(),
          power: z.enum(['read', 'act']),
          /** Addresses of the forms that the mandate allows. */
          forms: z.array(z.string()),
        }),
      ),
      /** The holder for whom the person acted until just now, and why no longer: the mandate, or its time (P-697). */
      former: z.optional(z.object({ holder: z.string(), why: z.enum(['over', 'time']) })),
    }),
  ),
})

/** A session; null for a visitor without one. */
export type PortalSession = z.infer<typeof sessionSchema>

/** The session as known during one page load. */
export type VisitSession = {
  readonly session: PortalSession | null
  /** True if the server could not determine the session: the page is rendered as for visitors. */
  readonly isUnknown: boolean
}

export type SessionUser = z.infer<typeof sessionUserSchema>
