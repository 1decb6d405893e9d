import { doneSchema } from './account.schema.ts'
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
import {
  materialListSchema,
  materialQuerySchema,
  shareBodySchema,
  shareCreatedSchema,
  sharedDocumentBodySchema,
  sharedDocumentSchema,
  shareListSchema,
  shareQuerySchema,
} from './material.schema.ts'
import {
  handOverBodySchema,
  invitationListBodySchema,
  invitationListSchema,
  joinDecisionBodySchema,
  latestInvitationListSchema,
  memberRightsBodySchema,
  memberSuspensionBodySchema,
  partnerTeamsSchema,
  sentInvitationsSchema,
  teamAdminSchema,
  teamLogQuerySchema,
  teamLogSchema,
  teamMembersSchema,
} from './partner-team.schema.ts'
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

/** The calls of a team's administrators, about the team that they act for (P-591). */
export const teamAdminEndpoints = {
  getTeamAdmin: { ...reads, path: '/auth/partner-teams/admin', response: teamAdminSchema },
  changeMemberRights: {
    ...sends,
    path: '/auth/partner-teams/admin/rights',
    body: memberRightsBodySchema,
    response: teamAdminSchema,
  },
  suspendMember: {
    ...sends,
    path: '/auth/partner-teams/admin/suspend',
    body: memberSuspensionBodySchema,
    response: teamAdminSchema,
  },
  handOverCases: {
    ...sends,
    path: '/auth/partner-teams/admin/hand-over',
    body: handOverBodySchema,
    response: teamAdminSchema,
  },
  decideJoinRequest: {
    ...sends,
    path: '/auth/partner-teams/admin/decide-request',
    body: joinDecisionBodySchema,
    response: teamAdminSchema,
  },
  getTeamLog: {
    ...reads,
    path: '/auth/partner-teams/admin/log',
    query: teamLogQuerySchema,
    response: teamLogSchema,
  },
  inviteByList: {
    ...sends,
    path: '/auth/partner-users/invitation-lists',
    body: invitationListBodySchema,
    response: invitationListSchema,
  },
  getLatestInvitationList: {
    ...reads,
    path: '/auth/partner-users/invitation-lists/latest',
    response: latestInvitationListSchema,
  },
} as const

/** An unknown secret is `not_found`; that of a link that is over is `gone`, with the reason in `errors`. */
const bySecret = { method: 'POST', access: 'public', body: sharedDocumentBodySchema } as const

/** Marketing documents of a partner, and the links by which clients read them (P-640). */
export const materialEndpoints = {
  listMaterial: {
    ...reads,
    path: '/auth/partners/material',
    query: materialQuerySchema,
    response: materialListSchema,
  },
  listShares: { ...reads, path: '/auth/partners/shares', query: shareQuerySchema, response: shareListSchema },
  createShare: {
    ...sends,
    path: '/auth/partners/shares',
    body: shareBodySchema,
    response: shareCreatedSchema,
  },
  endShare: { ...sends, path: '/auth/partners/shares/{id}/end', response: doneSchema },
  /** Describes the document; nothing is counted. */
  describeSharedDocument: { ...bySecret, path: '/shared-documents/describe', response: sharedDocumentSchema },
  /** Streams the file, and counts that the link was opened. */
  openSharedDocument: { ...bySecret, path: '/shared-documents/open', response: 'stream' },
} as const
