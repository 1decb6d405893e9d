import {
  chooseTeamBodySchema,
  chosenTeamSchema,
  createdUserSchema,
  createPasswordBodySchema,
  domainExistsQuerySchema,
  emailInvitationSchema,
  existsQuerySchema,
  existsResponseSchema,
  investorRegistrationSchema,
  investorUserCreateSchema,
  invitationBodySchema,
  invitationSchema,
  ownTeamBodySchema,
  partnerUserCreateSchema,
  smsInvitationSchema,
  teamChoiceSchema,
  ticketBodySchema,
  verifiedCodeSchema,
  verifyCodeBodySchema,
} from './registration.schema.ts'
import { mailResponseSchema } from './user.schema.ts'

const asks = { method: 'GET', access: 'public', response: existsResponseSchema } as const
const sends = { method: 'POST', access: 'public' } as const
const sendsSignedIn = { method: 'POST', access: 'authenticated' } as const

const partnerRegistration = {
  partnerUserExists: { ...asks, path: '/partner-users/exists', query: existsQuerySchema },
  partnerDomainExists: { ...asks, path: '/partner-users/domain-exists', query: domainExistsQuerySchema },
  createPartnerUser: {
    ...sends,
    path: '/partner-users/create',
    body: partnerUserCreateSchema,
    response: createdUserSchema,
  },
  readInvitation: {
    ...sends,
    path: '/partner-users/read-invitation',
    body: invitationBodySchema,
    response: invitationSchema,
  },
  listTeamsForTicket: {
    ...sends,
    path: '/partner-users/teams',
    body: ticketBodySchema,
    response: teamChoiceSchema,
  },
  chooseTeamByTicket: {
    ...sends,
    path: '/partner-users/choose-team',
    body: chooseTeamBodySchema,
    response: chosenTeamSchema,
  },
} as const

const partnerTeams = {
  listOwnTeams: {
    method: 'GET',
    access: 'authenticated',
    path: '/auth/partner-users/teams',
    response: teamChoiceSchema,
  },
  chooseOwnTeam: {
    ...sendsSignedIn,
    path: '/auth/partner-users/choose-team',
    body: ownTeamBodySchema,
    response: chosenTeamSchema,
  },
  inviteByEmail: {
    ...sendsSignedIn,
    path: '/auth/partner-users/email-invitation',
    body: emailInvitationSchema,
    response: mailResponseSchema,
  },
  inviteBySms: {
    ...sendsSignedIn,
    path: '/auth/partner-users/sms-invitation',
    body: smsInvitationSchema,
    response: mailResponseSchema,
  },
} as const

const investorRegistration = {
  investorUserExists: { ...asks, path: '/investor-users/exists', query: existsQuerySchema },
  createInvestorUser: {
    ...sends,
    path: '/investor-users/create',
    body: investorUserCreateSchema,
    response: createdUserSchema,
  },
  verifyPostedCode: {
    ...sends,
    path: '/investor-users/verify-code',
    body: verifyCodeBodySchema,
    response: verifiedCodeSchema,
  },
  createInvestorPassword: {
    ...sends,
    path: '/investor-users/create-password',
    body: createPasswordBodySchema,
    response: createdUserSchema,
  },
  readInvestorRegistration: {
    ...sends,
    path: '/investor-users/registration',
    body: ticketBodySchema,
    response: investorRegistrationSchema,
  },
} as const

/** The calls by which people register, choose their team and invite colleagues (P-202, P-204). */
export const registrationEndpoints = {
  ...partnerRegistration,
  ...partnerTeams,
  ...investorRegistration,
} as const
