import { createRoute } from '@hono/zod-openapi'
import { productEndpoints } from '../../../src/contract/product-api/endpoints.ts'
import { bodyOf, headers, json, refused, security, signedInRefusals } from '../route-parts.ts'

const refusals = {
  400: refused('The body is malformed'),
  409: refused('The name is taken, or another team has been added already'),
  422: refused('A value is not acceptable'),
  429: refused('Too many calls'),
}

const outdated = { 410: refused('The secret was used, or its time is over') }

const ownRefusals = {
  ...refusals,
  ...signedInRefusals,
}

/** `POST /partner-users/teams` */
export const listTeamsForTicketRoute = createRoute({
  method: 'post',
  path: '/partner-users/teams',
  summary: 'Lists the teams that somebody with a confirmed address may join',
  request: { headers, body: bodyOf(productEndpoints.listTeamsForTicket.body) },
  responses: {
    200: json(productEndpoints.listTeamsForTicket.response, 'The teams'),
    ...refusals,
    ...outdated,
  },
})

/** `POST /partner-users/choose-team` */
export const chooseTeamByTicketRoute = createRoute({
  method: 'post',
  path: '/partner-users/choose-team',
  summary: 'Joins a team, or adds one that staff approve, by the ticket of a confirmed address',
  request: { headers, body: bodyOf(productEndpoints.chooseTeamByTicket.body) },
  responses: {
    200: json(productEndpoints.chooseTeamByTicket.response, 'The team'),
    ...refusals,
    ...outdated,
  },
})

/** `GET /auth/partner-users/teams` */
export const listOwnTeamsRoute = createRoute({
  method: 'get',
  path: '/auth/partner-users/teams',
  summary: 'Lists the teams that the user may join, and the one they are in',
  security,
  request: { headers },
  responses: { 200: json(productEndpoints.listOwnTeams.response, 'The teams'), ...ownRefusals },
})

/** `POST /auth/partner-users/choose-team` */
export const chooseOwnTeamRoute = createRoute({
  method: 'post',
  path: '/auth/partner-users/choose-team',
  summary: 'Joins a team, or adds one that staff approve',
  security,
  request: { headers, body: bodyOf(productEndpoints.chooseOwnTeam.body) },
  responses: { 200: json(productEndpoints.chooseOwnTeam.response, 'The team'), ...ownRefusals },
})

/** `POST /auth/partner-users/email-invitation` */
export const inviteByEmailRoute = createRoute({
  method: 'post',
  path: '/auth/partner-users/email-invitation',
  summary: 'Mails an invitation to a colleague, whose address is of the team’s domain',
  security,
  request: { headers, body: bodyOf(productEndpoints.inviteByEmail.body) },
  responses: { 200: json(productEndpoints.inviteByEmail.response, 'Sent'), ...ownRefusals },
})

/** `POST /auth/partner-users/sms-invitation` */
export const inviteBySmsRoute = createRoute({
  method: 'post',
  path: '/auth/partner-users/sms-invitation',
  summary: 'Sends an invitation to a mobile number; its only link is that of the registration',
  security,
  request: { headers, body: bodyOf(productEndpoints.inviteBySms.body) },
  responses: { 200: json(productEndpoints.inviteBySms.response, 'Sent'), ...ownRefusals },
})

/** `POST /partner-users/read-invitation` */
export const readInvitationRoute = createRoute({
  method: 'post',
  path: '/partner-users/read-invitation',
  summary: 'Tells what an invitation prefills',
  request: { headers, body: bodyOf(productEndpoints.readInvitation.body) },
  responses: {
    200: json(productEndpoints.readInvitation.response, 'The invitation'),
    ...refusals,
    ...outdated,
  },
})
