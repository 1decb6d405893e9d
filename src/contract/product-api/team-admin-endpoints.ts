import {
  handOverBodySchema,
  invitationListBodySchema,
  invitationListSchema,
  joinDecisionBodySchema,
  latestInvitationListSchema,
  memberRightsBodySchema,
  memberSuspensionBodySchema,
  teamAdminSchema,
  teamLogQuerySchema,
  teamLogSchema,
} from './team-admin.schema.ts'

const reads = { method: 'GET', access: 'authenticated' } as const
const sends = { method: 'POST', access: 'authenticated' } as const

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
