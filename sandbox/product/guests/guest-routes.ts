import { createRoute } from '@hono/zod-openapi'
import { guestEndpoints } from '../../../src/contract/product-api/other-account-endpoints.ts'
import { bodyOf, headers, idParams, json, refused, security, signedInRefusals } from '../route-parts.ts'

const {
  acceptGuestInvitation,
  closeGuestAccess,
  endGuest,
  inviteGuest,
  listGuestAccesses,
  listGuestOpenings,
  listGuests,
  openGuestAccess,
  readGuestInvitation,
} = guestEndpoints

const refusals = { 400: refused('The request is malformed'), ...signedInRefusals }
const unknown = { 404: refused('There is none of this id that is the caller’s'), ...refusals }
const gone = { 410: refused('The secret is unknown, was used, or its time is over'), ...refusals }

/** `GET /auth/investor-users/guests` */
export const listGuestsRoute = createRoute({
  method: 'get',
  path: listGuests.path,
  summary: 'Lists who may read the investor’s space, or was invited to',
  security,
  request: { headers },
  responses: { 200: json(listGuests.response, 'The guests'), ...refusals },
})

/** `POST /auth/investor-users/guests` */
export const inviteGuestRoute = createRoute({
  method: 'post',
  path: inviteGuest.path,
  summary: 'Invites somebody by email to read the investor’s space until a day',
  security,
  request: { headers, body: bodyOf(inviteGuest.body) },
  responses: {
    200: json(inviteGuest.response, 'Sent'),
    409: refused('This address has an open invitation or access, or there are too many'),
    422: refused('The day is past or too far, or the address the investor’s own'),
    429: refused('Too many invitations today'),
    ...refusals,
  },
})

/** `POST /auth/investor-users/guests/{id}/end` */
export const endGuestRoute = createRoute({
  method: 'post',
  path: endGuest.path,
  summary: 'Ends an invitation or an access at once',
  security,
  request: { headers, params: idParams },
  responses: { 200: json(endGuest.response, 'Ended'), ...unknown },
})

/** `GET /auth/investor-users/guest-openings` */
export const listGuestOpeningsRoute = createRoute({
  method: 'get',
  path: listGuestOpenings.path,
  summary: 'Lists what guests opened of the investor’s space',
  security,
  request: { headers, query: listGuestOpenings.query },
  responses: { 200: json(listGuestOpenings.response, 'One page'), ...refusals },
})

/** `POST /auth/investor-users/guest-invitations/read` */
export const readGuestInvitationRoute = createRoute({
  method: 'post',
  path: readGuestInvitation.path,
  summary: 'Describes the invitation of a secret',
  security,
  request: { headers, body: bodyOf(readGuestInvitation.body) },
  responses: { 200: json(readGuestInvitation.response, 'The invitation'), ...gone },
})

/** `POST /auth/investor-users/guest-invitations/accept` */
export const acceptGuestInvitationRoute = createRoute({
  method: 'post',
  path: acceptGuestInvitation.path,
  summary: 'Accepts the invitation of a secret, which was sent to the caller’s address',
  security,
  request: { headers, body: bodyOf(acceptGuestInvitation.body) },
  responses: { 200: json(acceptGuestInvitation.response, 'Accepted'), ...gone },
})

/** `GET /auth/investor-users/guest-accesses` */
export const listGuestAccessesRoute = createRoute({
  method: 'get',
  path: listGuestAccesses.path,
  summary: 'Lists whose space the caller may read as a guest',
  security,
  request: { headers },
  responses: { 200: json(listGuestAccesses.response, 'The accesses'), ...refusals },
})

/** `POST /auth/investor-users/guest-accesses/{id}/open` */
export const openGuestAccessRoute = createRoute({
  method: 'post',
  path: openGuestAccess.path,
  summary: 'Gives a token that reads what the access names, and changes nothing',
  security,
  request: { headers, params: idParams },
  responses: { 200: json(openGuestAccess.response, 'The token'), ...unknown },
})

/** `POST /auth/investor-users/guest-accesses/{id}/close` */
export const closeGuestAccessRoute = createRoute({
  method: 'post',
  path: closeGuestAccess.path,
  summary: 'Ends the tokens of an access',
  security,
  request: { headers, params: idParams },
  responses: { 200: json(closeGuestAccess.response, 'Ended'), ...unknown },
})
