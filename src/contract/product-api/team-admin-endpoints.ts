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
  getTeamAdmin: { ...reads, path: '/auth/partner-teams/admin', answer: teamAdminSchema },
  changeMemberRights: {
    ...sends,
    path: '/auth/partner-teams/admin/rights',
    body: memberRightsBodySchema,
    answer: teamAdminSchema,
  },
  suspendMember: {
    ...sends,
    path: '/auth/partner-teams/admin/suspend',
    body: memberSuspensionBodySchema,
    answer: teamAdminSchema,
  },
  handOverCases: {
    ...sends,
    path: '/auth/partner-teams/admin/hand-over',
    body: handOverBodySchema,
    answer: teamAdminSchema,
  },
  decideJoinRequest: {
    ...sends,
    path: '/auth/partner-teams/admin/decide-request',
    body: joinDecisionBodySchema,
    answer: teamAdminSchema,
  },
  getTeamLog: {
    ...reads,
    path: '/auth/partner-teams/admin/log',
    query: teamLogQuerySchema,
    answer: teamLogSchema,
  },
  inviteByList: {
    ...sends,
    path: '/auth/partner-users/invitation-lists',
    body: invitationListBodySchema,
    answer: invitationListSchema,
  },
  getLatestInvitationList: {
    ...reads,
    path: '/auth/partner-users/invitation-lists/latest',
    answer: latestInvitationListSchema,
  },
} as const
