import {
  doneSchema,
  endSessionsSchema,
  passwordChangeSchema,
  personalDataSchema,
  profileUpdatedSchema,
  profileUpdateSchema,
  proofBodySchema,
  recoveryCodesSchema,
  signInListSchema,
  twoFactorCodeSchema,
  twoFactorEnrolmentSchema,
  twoFactorSchema,
} from './account.schema.ts'
import { pageQuerySchema } from './primitives.schema.ts'

const reads = { method: 'GET', access: 'authenticated' } as const
const sends = { method: 'POST', access: 'authenticated' } as const

/** The calls about the signed-in user's own account, under the path of one client's users. */
const accountEndpointsOf = <const Users extends '/auth/partner-users' | '/auth/investor-users'>(
  users: Users,
) =>
  ({
    updateProfile: {
      ...sends,
      path: `${users}/profile/update`,
      body: profileUpdateSchema,
      response: profileUpdatedSchema,
    },
    /** Signs the user out everywhere (P-176). */
    changePassword: {
      ...sends,
      path: `${users}/profile/change-password`,
      body: passwordChangeSchema,
      response: doneSchema,
    },
    getTwoFactor: { ...reads, path: `${users}/two-factor`, response: twoFactorSchema },
    enrolTwoFactor: {
      ...sends,
      path: `${users}/two-factor/enrol`,
      body: proofBodySchema,
      response: twoFactorEnrolmentSchema,
    },
    confirmTwoFactor: {
      ...sends,
      path: `${users}/two-factor/confirm`,
      body: twoFactorCodeSchema,
      response: recoveryCodesSchema,
    },
    /** Makes the recovery codes anew: those from before no longer count. */
    renewRecoveryCodes: {
      ...sends,
      path: `${users}/two-factor/recovery-codes`,
      body: proofBodySchema,
      response: recoveryCodesSchema,
    },
    removeTwoFactor: {
      ...sends,
      path: `${users}/two-factor/remove`,
      body: proofBodySchema,
      response: doneSchema,
    },
    endSessions: { ...sends, path: `${users}/sessions/end`, body: endSessionsSchema, response: doneSchema },
    listSignIns: { ...reads, path: `${users}/auth-logs`, query: pageQuerySchema, response: signInListSchema },
    /** "This was not me": ends every session, blocks the password, and mails the way to a new one. */
    reportSignIn: { ...sends, path: `${users}/auth-logs/{id}/report`, response: doneSchema },
    getPersonalData: { ...reads, path: `${users}/personal-data`, response: personalDataSchema },
  }) as const

/** The account's calls of each client (P-203, P-204, P-205). */
export const accountEndpoints = {
  partner: accountEndpointsOf('/auth/partner-users'),
  investor: accountEndpointsOf('/auth/investor-users'),
} as const
