import { createRoute, z } from '@hono/zod-openapi'
import { productEndpoints } from '../../../src/contract/product-api/endpoints.ts'
import { idempotencyKeyHeader } from '../../../src/contract/product-api/registration.schema.ts'
import { headers, idParams, json, refused, security, signedInRefusals } from '../route-parts.ts'

const refusals = {
  ...signedInRefusals,
}
const malformed = { 400: refused('The question is malformed') }
const absent = { 404: refused('There is none, or it is another’s') }
const limited = { 429: refused('Too many for today') }

/** `GET /auth/partner-teams` */
export const listPartnerTeamsRoute = createRoute({
  method: 'get',
  path: '/auth/partner-teams',
  summary: 'Lists the teams around the user, with how many funds and members they have',
  security,
  request: { headers },
  responses: { 200: json(productEndpoints.listPartnerTeams.response, 'The teams'), ...refusals },
})

/** `GET /auth/partner-teams/{id}/funds` */
export const listTeamFundsRoute = createRoute({
  method: 'get',
  path: '/auth/partner-teams/{id}/funds',
  summary: 'Lists the funds under agreement with a team that the user may look at',
  security,
  request: { params: idParams, query: productEndpoints.listTeamFunds.query, headers },
  responses: {
    200: json(productEndpoints.listTeamFunds.response, 'One page of funds'),
    ...malformed,
    ...refusals,
    ...absent,
  },
})

/** `GET /auth/partner-teams/{id}/members` */
export const listTeamMembersRoute = createRoute({
  method: 'get',
  path: '/auth/partner-teams/{id}/members',
  summary: 'Lists the members of a team that the user may look at',
  security,
  request: { params: idParams, headers },
  responses: { 200: json(productEndpoints.listTeamMembers.response, 'The members'), ...refusals, ...absent },
})

/** `GET /auth/partner-users/invitations` */
export const listInvitationsRoute = createRoute({
  method: 'get',
  path: '/auth/partner-users/invitations',
  summary: 'Lists the open invitations of the user’s team',
  security,
  request: { headers },
  responses: { 200: json(productEndpoints.listInvitations.response, 'The invitations'), ...refusals },
})

/** `POST /auth/partner-users/invitations/{id}/revoke` */
export const revokeInvitationRoute = createRoute({
  method: 'post',
  path: '/auth/partner-users/invitations/{id}/revoke',
  summary: 'Takes an open invitation of the user’s team back: its link opens nothing any more',
  security,
  request: { params: idParams, headers },
  responses: { 200: json(productEndpoints.revokeInvitation.response, 'Done'), ...refusals, ...absent },
})

/** `POST /auth/partner-users/invitations/{id}/resend` */
export const resendInvitationRoute = createRoute({
  method: 'post',
  path: '/auth/partner-users/invitations/{id}/resend',
  summary: 'Sends an open invitation of the user’s team again, with a new link',
  security,
  request: { params: idParams, headers },
  responses: {
    200: json(productEndpoints.resendInvitation.response, 'Sent'),
    ...refusals,
    ...absent,
    ...limited,
  },
})

/** `GET /auth/partners/subscriptions` */
export const listClientSubscriptionsRoute = createRoute({
  method: 'get',
  path: '/auth/partners/subscriptions',
  summary: 'Lists what the clients of the acting team subscribed to, with totals',
  security,
  request: { query: productEndpoints.listClientSubscriptions.query, headers },
  responses: {
    200: json(productEndpoints.listClientSubscriptions.response, 'One page of subscriptions'),
    ...malformed,
    ...refusals,
  },
})

/** `GET /auth/advisor-subscriptions/offers` */
export const listSubscriptionOffersRoute = createRoute({
  method: 'get',
  path: '/auth/advisor-subscriptions/offers',
  summary: 'Lists the shares of open funds that the adviser may subscribe to for a client',
  security,
  request: { headers },
  responses: { 200: json(productEndpoints.listSubscriptionOffers.response, 'The shares'), ...refusals },
})

const creationHeaders = headers.extend({
  [idempotencyKeyHeader]: z
    .string()
    .regex(/^[\w-]{16,128}$/)
    .optional()
    .openapi({ description: 'Makes the creation repeatable: the same key gives the same request' }),
})

/** `POST /auth/advisor-subscriptions` */
export const createAdvisorSubscriptionRoute = createRoute({
  method: 'post',
  path: '/auth/advisor-subscriptions',
  summary: 'Takes an adviser’s request to subscribe for a client',
  security,
  request: {
    headers: creationHeaders,
    body: {
      required: true,
      content: { 'application/json': { schema: productEndpoints.createAdvisorSubscription.body } },
    },
  },
  responses: {
    200: json(productEndpoints.createAdvisorSubscription.response, 'The request'),
    409: refused('The key belongs to another request'),
    422: refused('A value is not acceptable'),
    ...malformed,
    ...refusals,
    ...limited,
  },
})

/** `GET /auth/advisor-subscriptions` */
export const listAdvisorSubscriptionsRoute = createRoute({
  method: 'get',
  path: '/auth/advisor-subscriptions',
  summary: 'Lists the adviser’s own requests',
  security,
  request: { query: productEndpoints.listAdvisorSubscriptions.query, headers },
  responses: {
    200: json(productEndpoints.listAdvisorSubscriptions.response, 'One page of requests'),
    ...malformed,
    ...refusals,
  },
})

/** `GET /auth/advisor-subscriptions/{id}` */
export const getAdvisorSubscriptionRoute = createRoute({
  method: 'get',
  path: '/auth/advisor-subscriptions/{id}',
  summary: 'Gives one of the adviser’s own requests',
  security,
  request: { params: idParams, headers },
  responses: {
    200: json(productEndpoints.getAdvisorSubscription.response, 'The request'),
    ...refusals,
    ...absent,
  },
})

/** `GET /auth/advisor-subscriptions/{id}/receipt` */
export const readSubscriptionReceiptRoute = createRoute({
  method: 'get',
  path: '/auth/advisor-subscriptions/{id}/receipt',
  summary: 'Gives the receipt of one of the adviser’s own requests',
  security,
  request: { params: idParams, headers },
  responses: {
    200: { description: 'The receipt', content: { 'application/pdf': { schema: z.string() } } },
    ...refusals,
    ...absent,
  },
})
