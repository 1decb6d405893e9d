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

const asks = { method: 'GET', access: 'public', answer: existsResponseSchema } as const
const sends = { method: 'POST', access: 'public' } as const
const sendsSignedIn = { method: 'POST', access: 'authenticated' } as const

const partnerRegistration = {
  partnerUserExists: { ...asks, path: '/partner-users/exists', query: existsQuerySchema },
  partnerDomainExists: { ...asks, path: '/partner-users/domain-exists', query: domainExistsQuerySchema },
  createPartnerUser: {
    ...sends,
    path: '/partner-users/create',
    body: partnerUserCreateSchema,
    answer: createdUserSchema,
  },
  readInvitation: {
    ...sends,
    path: '/partner-users/read-invitation',
    body: invitationBodySchema,
    answer: invitationSchema,
  },
  listTeamsForTicket: {
    ...sends,
    path: '/partner-users/teams',
    body: ticketBodySchema,
    answer: teamChoiceSchema,
  },
  chooseTeamByTicket: {
    ...sends,
    path: '/partner-users/choose-team',
    body: chooseTeamBodySchema,
    answer: chosenTeamSchema,
  },
} as const

const partnerTeams = {
  listOwnTeams: {
    method: 'GET',
    access: 'authenticated',
    path: '/auth/partner-users/teams',
    answer: teamChoiceSchema,
  },
  chooseOwnTeam: {
    ...sendsSignedIn,
    path: '/auth/partner-users/choose-team',
    body: ownTeamBodySchema,
    answer: chosenTeamSchema,
  },
  inviteByEmail: {
    ...sendsSignedIn,
    path: '/auth/partner-users/email-invitation',
    body: emailInvitationSchema,
    answer: mailResponseSchema,
  },
  inviteBySms: {
    ...sendsSignedIn,
    path: '/auth/partner-users/sms-invitation',
    body: smsInvitationSchema,
    answer: mailResponseSchema,
  },
} as const

const investorRegistration = {
  investorUserExists: { ...asks, path: '/investor-users/exists', query: existsQuerySchema },
  createInvestorUser: {
    ...sends,
    path: '/investor-users/create',
    body: investorUserCreateSchema,
    answer: createdUserSchema,
  },
  verifyPostedCode: {
    ...sends,
    path: '/investor-users/verify-code',
    body: verifyCodeBodySchema,
    answer: verifiedCodeSchema,
  },
  createInvestorPassword: {
    ...sends,
    path: '/investor-users/create-password',
    body: createPasswordBodySchema,
    answer: createdUserSchema,
  },
  readInvestorRegistration: {
    ...sends,
    path: '/investor-users/registration',
    body: ticketBodySchema,
    answer: investorRegistrationSchema,
  },
} as const

/** The calls by which people register, choose their team and invite colleagues (P-202, P-204). */
export const registrationEndpoints = {
  ...partnerRegistration,
  ...partnerTeams,
  ...investorRegistration,
} as const
