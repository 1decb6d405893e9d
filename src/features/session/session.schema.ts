import { z } from 'zod/mini'

const namedSchema = z.object({ id: z.string(), name: z.string() })

/** The signed-in user, as the browser may know them. Nothing here grants anything: the server checks each call. */
export const sessionUserSchema = z.object({
  id: z.string(),
  /** Display name: the person type where there is one, first name, last name (P-173). */
  name: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  telephone: z.nullable(z.string()),
  /** The language that the user prefers; null where the profile names none. */
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
  /** Where the user stands with the choice of a team (P-139) and of a child partner (P-137). */
  choice: z.enum(['team_missing', 'automatic', 'forced', 'kept_away', 'not_concerned']),
  verification: z.nullable(z.enum(['pending', 'verified', 'refused'])),
  company: z.nullable(z.object({ name: z.string(), number: z.string(), address: z.string() })),
})

/** The way in that the session came by; its logout is the matching one. */
export const sessionProviderSchema = z.enum(['investor', 'partner', 'staff'])

/** Answer of `GET /api/auth/session` for somebody who is signed in. */
export const sessionSchema = z.object({
  user: sessionUserSchema,
  provider: sessionProviderSchema,
  /** Instant at which the session ends in any case. */
  expires: z.string(),
  /** Seconds until the session ends, as the server counted them when it answered. */
  left: z.object({
    /** Without activity; null for a session that has no such end. */
    idleS: z.nullable(z.number()),
    /** In any case. */
    absoluteS: z.number(),
  }),
  error: z.optional(z.enum(['user_not_found'])),
})

/** A session; null for a visitor without one. */
export type PortalSession = z.infer<typeof sessionSchema>

/** The session of one visit. */
export type VisitSession = {
  readonly session: PortalSession | null
  /** Whether the server could not say: there may be a session, and the page is one for visitors all the same. */
  readonly isUnknown: boolean
}

export type SessionUser = z.infer<typeof sessionUserSchema>
