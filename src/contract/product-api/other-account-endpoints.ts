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
import {
  consolidatedPositionSchema,
  consolidatedQuerySchema,
  mandatesSchema,
  mandateViewSchema,
} from './mandate.schema.ts'
import { pageQuerySchema } from './primitives.schema.ts'

const reads = { method: 'GET', access: 'authenticated' } as const
const sends = { method: 'POST', access: 'authenticated' } as const
const own = '/auth/investor-users/mandates'

/**
 * Calls of investors who act for several holders (P-690). Product APIs may lack these calls: each user then acts for
 * themselves alone.
 */
export const mandateEndpoints = {
  listMandates: { ...reads, path: own, response: mandatesSchema },
  openMandate: { ...sends, path: `${own}/{id}/open`, response: mandateViewSchema },
  /** Ends what `open` has begun by this sign-in. Every other way in which the sign-in ends does the same. */
  closeMandate: { ...sends, path: `${own}/{id}/close`, response: doneSchema },
  getConsolidatedPosition: {
    ...reads,
    path: '/auth/investors/consolidated-position',
    query: consolidatedQuerySchema,
    response: consolidatedPositionSchema,
  },
} as const

type MandatedCall = {
  /** What the mandate must allow. */
  readonly power: 'read' | 'act'
  /** Part of the data that the mandate must cover; any if undefined. */
  readonly part?: 'figures' | 'documents'
}

const readsFigures = { power: 'read', part: 'figures' } as const
const readsDocuments = { power: 'read', part: 'documents' } as const
const acts = { power: 'act', part: 'figures' } as const

/**
 * Calls with the token of `openMandate`, by method and path: all others are refused. What concerns the holder's sign-in,
 * profile, personal data and guests stays the holder's own.
 */
export const mandatedCalls: Readonly<Record<string, MandatedCall>> = {
  'GET /auth/investors/{id}': { power: 'read' },
  'GET /auth/investors/holdings': readsFigures,
  'GET /auth/investors/position': readsFigures,
  'GET /auth/investors/holdings/{id}/capital-account': readsFigures,
  'GET /auth/investors/agenda': readsFigures,
  'GET /auth/investors/funds': readsFigures,
  'GET /auth/investors/funds/overview': readsFigures,
  'GET /auth/investors/notices': readsFigures,
  'GET /auth/investors/notices/{id}': readsFigures,
  'GET /auth/investors/notices/{id}/file': readsFigures,
  'GET /auth/investors/letters': readsFigures,
  'GET /auth/investors/letters/{id}': readsFigures,
  'GET /auth/investors/questions': readsFigures,
  'GET /auth/investors/questions/{id}': readsFigures,
  'GET /auth/investors/question-attachments/{id}': readsFigures,
  'GET /auth/investors/funds/{id}/documents/search': readsDocuments,
  'GET /auth/investors/documents/search': readsDocuments,
  'GET /auth/investors/documents/{id}': readsDocuments,
  'GET /auth/investors/document-texts': readsDocuments,
  // What is taken in the holder's name is recorded as the holder's.
  'POST /auth/investor-users/downloads': readsDocuments,
  'POST /auth/investors/notices/{id}/acknowledgement': acts,
  'POST /auth/investor-users/step-up': acts,
  'POST /auth/investors/questions': acts,
  'POST /auth/investors/questions/{id}/messages': acts,
  'POST /auth/investors/questions/{id}/close': acts,
}

const ownGuests = '/auth/investor-users'

/**
 * Calls for guests' access to an investor's data (P-620). Product APIs may lack these calls: the portal then offers no
 * guests.
 */
export const guestEndpoints = {
  listGuests: { ...reads, path: `${ownGuests}/guests`, response: guestsSchema },
  inviteGuest: {
    ...sends,
    path: `${ownGuests}/guests`,
    body: guestInviteSchema,
    response: guestInvitedSchema,
  },
  /** Ends an invitation or an access: the next request of the guest is refused. */
  endGuest: { ...sends, path: `${ownGuests}/guests/{id}/end`, response: doneSchema },
  listGuestOpenings: {
    ...reads,
    path: `${ownGuests}/guest-openings`,
    query: pageQuerySchema,
    response: guestOpeningsSchema,
  },
  readGuestInvitation: {
    ...sends,
    path: `${ownGuests}/guest-invitations/read`,
    body: guestSecretSchema,
    response: guestInvitationSchema,
  },
  acceptGuestInvitation: {
    ...sends,
    path: `${ownGuests}/guest-invitations/accept`,
    body: guestSecretSchema,
    response: doneSchema,
  },
  listGuestAccesses: { ...reads, path: `${ownGuests}/guest-accesses`, response: guestAccessesSchema },
  openGuestAccess: { ...sends, path: `${ownGuests}/guest-accesses/{id}/open`, response: guestViewSchema },
  /** Ends what `open` has begun by this sign-in of the guest. Every other way in which the sign-in ends does the same. */
  closeGuestAccess: { ...sends, path: `${ownGuests}/guest-accesses/{id}/close`, response: doneSchema },
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
