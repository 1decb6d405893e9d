import {
  advisorSubscriptionBodySchema,
  advisorSubscriptionListSchema,
  advisorSubscriptionQuerySchema,
  advisorSubscriptionSchema,
  subscriptionOffersSchema,
} from './advisor-subscription.schema.ts'
import { clientSubscriptionListSchema, clientSubscriptionQuerySchema } from './client-subscription.schema.ts'
import { clientSearchQuerySchema, deskClientDetailSchema, deskClientsSchema } from './desk-client.schema.ts'
import { partnerDeskQuerySchema, partnerDeskSchema } from './desk-partner.schema.ts'
import { fundListQuerySchema, fundListSchema } from './fund.schema.ts'
import { partnerTeamsSchema, sentInvitationsSchema, teamMembersSchema } from './partner-team.schema.ts'
import { mailResponseSchema } from './user.schema.ts'
import { notedSchema } from './visitor-forms.schema.ts'

const reads = { method: 'GET', access: 'authenticated' } as const
const sends = { method: 'POST', access: 'authenticated' } as const

const teams = {
  listPartnerTeams: { ...reads, path: '/auth/partner-teams', response: partnerTeamsSchema },
  listTeamFunds: {
    ...reads,
    path: '/auth/partner-teams/{id}/funds',
    query: fundListQuerySchema,
    response: fundListSchema,
  },
  listTeamMembers: { ...reads, path: '/auth/partner-teams/{id}/members', response: teamMembersSchema },
} as const

const invitations = {
  listInvitations: { ...reads, path: '/auth/partner-users/invitations', response: sentInvitationsSchema },
  revokeInvitation: { ...sends, path: '/auth/partner-users/invitations/{id}/revoke', response: notedSchema },
  resendInvitation: {
    ...sends,
    path: '/auth/partner-users/invitations/{id}/resend',
    response: mailResponseSchema,
  },
} as const

const subscriptions = {
  findDeskClients: {
    ...reads,
    path: '/auth/partners/clients',
    query: clientSearchQuerySchema,
    response: deskClientsSchema,
  },
  getDeskClient: { ...reads, path: '/auth/partners/clients/{id}', response: deskClientDetailSchema },
  getPartnerDesk: {
    ...reads,
    path: '/auth/partners/desk',
    query: partnerDeskQuerySchema,
    response: partnerDeskSchema,
  },
  listClientSubscriptions: {
    ...reads,
    path: '/auth/partners/subscriptions',
    query: clientSubscriptionQuerySchema,
    response: clientSubscriptionListSchema,
  },
  listSubscriptionOffers: {
    ...reads,
    path: '/auth/advisor-subscriptions/offers',
    response: subscriptionOffersSchema,
  },
  createAdvisorSubscription: {
    ...sends,
    path: '/auth/advisor-subscriptions',
    body: advisorSubscriptionBodySchema,
    response: advisorSubscriptionSchema,
  },
  listAdvisorSubscriptions: {
    ...reads,
    path: '/auth/advisor-subscriptions',
    query: advisorSubscriptionQuerySchema,
    response: advisorSubscriptionListSchema,
  },
  getAdvisorSubscription: {
    ...reads,
    path: '/auth/advisor-subscriptions/{id}',
    response: advisorSubscriptionSchema,
  },
  /** The receipt as PDF, in the language of `x-locale`. */
  readSubscriptionReceipt: { ...reads, path: '/auth/advisor-subscriptions/{id}/receipt', response: 'stream' },
} as const

/** The calls of partners about teams, invitations and their clients' subscriptions (P-205, P-160, P-183). */
export const partnerSpaceEndpoints = { ...teams, ...invitations, ...subscriptions } as const
