import { doneSchema } from './account.schema.ts'
import {
  guestAccessesSchema,
  guestInvitationSchema,
  guestInvitedSchema,
  guestInviteSchema,
  type guestOpeningKindSchema,
  guestOpeningsSchema,
  type guestScopeSchema,
  guestSecretSchema,
  guestsSchema,
  guestViewSchema,
} from './guest.schema.ts'
import { pageQuerySchema } from './primitives.schema.ts'

const reads = { method: 'GET', access: 'authenticated' } as const
const sends = { method: 'POST', access: 'authenticated' } as const
const own = '/auth/investor-users'

/**
 * Calls for guests' access to an investor's data (P-620). Product APIs may lack these calls: the portal then offers no
 * guests.
 */
export const guestEndpoints = {
  listGuests: { ...reads, path: `${own}/guests`, response: guestsSchema },
  inviteGuest: { ...sends, path: `${own}/guests`, body: guestInviteSchema, response: guestInvitedSchema },
  /** Ends an invitation or an access: the next request of the guest is refused. */
  endGuest: { ...sends, path: `${own}/guests/{id}/end`, response: doneSchema },
  listGuestOpenings: {
    ...reads,
    path: `${own}/guest-openings`,
    query: pageQuerySchema,
    response: guestOpeningsSchema,
  },
  readGuestInvitation: {
    ...sends,
    path: `${own}/guest-invitations/read`,
    body: guestSecretSchema,
    response: guestInvitationSchema,
  },
  acceptGuestInvitation: {
    ...sends,
    path: `${own}/guest-invitations/accept`,
    body: guestSecretSchema,
    response: doneSchema,
  },
  listGuestAccesses: { ...reads, path: `${own}/guest-accesses`, response: guestAccessesSchema },
  openGuestAccess: { ...sends, path: `${own}/guest-accesses/{id}/open`, response: guestViewSchema },
  /** Ends what `open` has begun by this sign-in of the guest. Every other way in which the sign-in ends does the same. */
  closeGuestAccess: { ...sends, path: `${own}/guest-accesses/{id}/close`, response: doneSchema },
} as const

type Reading = {
  /** Kind of the entry in the owner's history; null for calls that every page makes. */
  readonly kind: (typeof guestOpeningKindSchema.options)[number] | null
  /** Part of the access that the call requires; any access if undefined. */
  readonly part?: Exclude<(typeof guestScopeSchema.options)[number], 'both'>
}

/**
 * Calls that a guest may make with the token of `openGuestAccess`, by path: all other calls are refused, and so are
 * methods other than GET.
 */
export const guestReadings: Readonly<Record<string, Reading>> = {
  '/auth/investors/{id}': { kind: null },
  '/auth/investors/holdings': { kind: 'holdings', part: 'figures' },
  '/auth/investors/position': { kind: 'position', part: 'figures' },
  '/auth/investors/holdings/{id}/capital-account': { kind: 'position', part: 'figures' },
  '/auth/investors/agenda': { kind: 'agenda', part: 'figures' },
  '/auth/investors/funds': { kind: 'funds', part: 'figures' },
  '/auth/investors/funds/overview': { kind: 'funds', part: 'figures' },
  '/auth/investors/funds/{id}/documents/search': { kind: 'documents', part: 'documents' },
  '/auth/investors/documents/search': { kind: 'documents', part: 'documents' },
  '/auth/investors/documents/{id}': { kind: 'document', part: 'documents' },
  '/auth/investors/document-texts': { kind: 'texts', part: 'documents' },
  // Everybody reads public files; the others take the right to documents, which only that part of an access gives.
  '/documents/{id}/content': { kind: 'file' },
}
