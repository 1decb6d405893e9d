import { z } from 'zod'
import { tolerantList } from '../tolerant-list.ts'
import { emailSchema } from '../typed-text.schema.ts'
import { pageInfoSchema, plainDateSchema } from './primitives.schema.ts'

/** Scope of a guest's access to an investor's data (P-621). */
export const guestScopeSchema = z.enum(['documents', 'figures', 'both'])

/** Limit of an investor's guests at a time, without those whose access is over. */
export const mostGuests = 20

/** Years for which an access may last: its last day is the same day of the year, at the latest. */
export const longestGuestYears = 1

/** Body of `POST /auth/investor-users/guests`: guest, scope, and last day, included. */
export const guestInviteSchema = z.strictObject({
  email: emailSchema,
  scope: guestScopeSchema,
  until: plainDateSchema,
  /** True to give an access to the data of every holder for whom the user may act as well (P-760). */
  all_holders: z.boolean().optional(),
})

/** Reply of `POST /auth/investor-users/guests`. */
export const guestInvitedSchema = z.object({ id: z.string() })

/** A guest as the owner of the data sees them. */
export const guestSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Null until the invitation is accepted. */
  name: z.string().nullable(),
  scope: guestScopeSchema,
  until: plainDateSchema,
  state: z.enum(['invited', 'active', 'expired', 'ended']),
  invited_at: z.iso.datetime(),
  accepted_at: z.iso.datetime().nullable(),
  last_opened_at: z.iso.datetime().nullable(),
  /** Holders whose data the guest may read as well, by accesses that were given together with this one. */
  holders: tolerantList(z.string()).optional(),
})

/** Reply of `GET /auth/investor-users/guests`: the latest hundred. */
export const guestsSchema = z.object({ items: tolerantList(guestSchema) })

/** Kinds of data that a guest can open. */
export const guestOpeningKindSchema = z.enum([
  'holdings',
  'position',
  'funds',
  'agenda',
  'documents',
  'texts',
  'document',
  'file',
])

/** Something that a guest opened: `title` is that of a document. */
export const guestOpeningSchema = z.object({
  id: z.string(),
  date: z.iso.datetime(),
  by: z.string(),
  kind: guestOpeningKindSchema,
  title: z.string().nullable(),
})

/** Reply of `GET /auth/investor-users/guest-openings`, newest first. */
export const guestOpeningsSchema = z.object({ items: tolerantList(guestOpeningSchema), page: pageInfoSchema })

/** Body of the calls for an invitation, by the secret of its email. */
export const guestSecretSchema = z.strictObject({ secret: z.string().min(1).max(100) })

/** Reply of `POST /auth/investor-users/guest-invitations/read`. */
export const guestInvitationSchema = z.object({
  owner: z.string(),
  scope: guestScopeSchema,
  until: plainDateSchema,
  /** Holders whose data it opens as well. */
  holders: tolerantList(z.string()).optional(),
  /** True if the invitation was sent to the reader's own address: nobody else can accept it. */
  is_for_reader: z.boolean(),
})

/** Access that an owner has given to the signed-in user. */
export const guestAccessSchema = z.object({
  id: z.string(),
  owner: z.string(),
  scope: guestScopeSchema,
  until: plainDateSchema,
  state: z.enum(['active', 'expired', 'ended']),
})

/** Reply of `GET /auth/investor-users/guest-accesses`: the latest hundred. */
export const guestAccessesSchema = z.object({ items: tolerantList(guestAccessSchema) })

/**
 * Reply of `POST /auth/investor-users/guest-accesses/{id}/open`: a token that reads the data within the guest's scope.
 */
export const guestViewSchema = z.object({
  id: z.string().min(1),
  token: z.string().min(1),
  /** Id of the owner, whose data the token reads. */
  owner_id: z.string().min(1),
  scope: guestScopeSchema,
  until: plainDateSchema,
  ends_at: z.iso.datetime(),
})

export type GuestScope = z.infer<typeof guestScopeSchema>
export type GuestInvite = z.output<typeof guestInviteSchema>
export type Guests = z.infer<typeof guestsSchema>
export type GuestAccesses = z.infer<typeof guestAccessesSchema>
export type GuestInvitation = z.infer<typeof guestInvitationSchema>
export type GuestOpenings = z.infer<typeof guestOpeningsSchema>
export type GuestOpeningKind = z.infer<typeof guestOpeningKindSchema>
export type GuestView = z.infer<typeof guestViewSchema>
