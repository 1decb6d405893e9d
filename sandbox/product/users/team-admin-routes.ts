import { createRoute } from '@hono/zod-openapi'
import { teamAdminEndpoints } from '../../../src/contract/product-api/partner-space-endpoints.ts'
import { bodyOf, headers, json, refused, security, signedInRefusals } from '../route-parts.ts'

const malformed = { 400: refused('The request is malformed') }
const late = { 409: refused('Somebody else has changed it') }
const unacceptable = { 422: refused('A value is not acceptable, or the team has no such member or request') }
const limited = { 429: refused('Too many for today') }
const team = json(teamAdminEndpoints.getTeamAdmin.response, 'The team as it is now')

/** `GET /auth/partner-teams/admin` */
export const getTeamAdminRoute = createRoute({
  method: 'get',
  path: '/auth/partner-teams/admin',
  summary: 'Gives the members of the acting team with their rights, and the requests to join it',
  security,
  request: { headers },
  responses: { 200: team, ...signedInRefusals },
})

/** `POST /auth/partner-teams/admin/rights` */
export const changeMemberRightsRoute = createRoute({
  method: 'post',
  path: '/auth/partner-teams/admin/rights',
  summary: 'Gives a member exactly the rights that are named',
  security,
  request: { headers, body: bodyOf(teamAdminEndpoints.changeMemberRights.body) },
  responses: { 200: team, ...malformed, ...late, ...unacceptable, ...signedInRefusals },
})

/** `POST /auth/partner-teams/admin/suspend` */
export const suspendMemberRoute = createRoute({
  method: 'post',
  path: '/auth/partner-teams/admin/suspend',
  summary: 'Suspends a member, or lifts that',
  security,
  request: { headers, body: bodyOf(teamAdminEndpoints.suspendMember.body) },
  responses: { 200: team, ...malformed, ...unacceptable, ...signedInRefusals },
})

/** `POST /auth/partner-teams/admin/hand-over` */
export const handOverCasesRoute = createRoute({
  method: 'post',
  path: '/auth/partner-teams/admin/hand-over',
  summary: 'Hands the open cases of a member to another',
  security,
  request: { headers, body: bodyOf(teamAdminEndpoints.handOverCases.body) },
  responses: { 200: team, ...malformed, ...unacceptable, ...signedInRefusals },
})

/** `POST /auth/partner-teams/admin/decide-request` */
export const decideJoinRequestRoute = createRoute({
  method: 'post',
  path: '/auth/partner-teams/admin/decide-request',
  summary: 'Admits somebody to the team, or not',
  security,
  request: { headers, body: bodyOf(teamAdminEndpoints.decideJoinRequest.body) },
  responses: { 200: team, ...malformed, ...unacceptable, ...signedInRefusals },
})

/** `GET /auth/partner-teams/admin/log` */
export const getTeamLogRoute = createRoute({
  method: 'get',
  path: '/auth/partner-teams/admin/log',
  summary: 'Gives the team’s part of the audit log, newest first',
  security,
  request: { query: teamAdminEndpoints.getTeamLog.query, headers },
  responses: {
    200: json(teamAdminEndpoints.getTeamLog.response, 'One page of entries'),
    ...malformed,
    ...signedInRefusals,
  },
})

/** `POST /auth/partner-users/invitation-lists` */
export const inviteByListRoute = createRoute({
  method: 'post',
  path: '/auth/partner-users/invitation-lists',
  summary: 'Takes a list of addresses to invite, and answers with a report per line before any is sent',
  security,
  request: { headers, body: bodyOf(teamAdminEndpoints.inviteByList.body) },
  responses: {
    200: json(teamAdminEndpoints.inviteByList.response, 'The list'),
    ...malformed,
    ...unacceptable,
    ...limited,
    ...signedInRefusals,
  },
})

/** `GET /auth/partner-users/invitation-lists/latest` */
export const getLatestInvitationListRoute = createRoute({
  method: 'get',
  path: '/auth/partner-users/invitation-lists/latest',
  summary: 'Gives the latest list of the user, with how far it is',
  security,
  request: { headers },
  responses: {
    200: json(teamAdminEndpoints.getLatestInvitationList.response, 'The list, or null'),
    ...signedInRefusals,
  },
})
