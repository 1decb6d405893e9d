import {
  doneSchema,
  endSessionsSchema,
  passwordChangeSchema,
  profileUpdatedSchema,
  profileUpdateSchema,
  proofBodySchema,
  recoveryCodesSchema,
  twoFactorCodeSchema,
  twoFactorEnrolmentSchema,
  twoFactorSchema,
} from './account.schema.ts'
import { signInListSchema } from './history.schema.ts'
import { personalDataSchema } from './personal-data.schema.ts'
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
      answer: profileUpdatedSchema,
    },
    /** Signs the user out everywhere (P-176). */
    changePassword: {
      ...sends,
      path: `${users}/profile/change-password`,
      body: passwordChangeSchema,
      answer: doneSchema,
    },
    getTwoFactor: { ...reads, path: `${users}/two-factor`, answer: twoFactorSchema },
    enrolTwoFactor: {
      ...sends,
      path: `${users}/two-factor/enrol`,
      body: proofBodySchema,
      answer: twoFactorEnrolmentSchema,
    },
    confirmTwoFactor: {
      ...sends,
      path: `${users}/two-factor/confirm`,
      body: twoFactorCodeSchema,
      answer: recoveryCodesSchema,
    },
    /** Makes the recovery codes anew: those from before no longer count. */
    renewRecoveryCodes: {
      ...sends,
      path: `${users}/two-factor/recovery-codes`,
      body: proofBodySchema,
      answer: recoveryCodesSchema,
    },
    removeTwoFactor: {
      ...sends,
      path: `${users}/two-factor/remove`,
      body: proofBodySchema,
      answer: doneSchema,
    },
    endSessions: { ...sends, path: `${users}/sessions/end`, body: endSessionsSchema, answer: doneSchema },
    listSignIns: { ...reads, path: `${users}/auth-logs`, query: pageQuerySchema, answer: signInListSchema },
    /** "This was not me": ends every session, blocks the password, and mails the way to a new one. */
    reportSignIn: { ...sends, path: `${users}/auth-logs/{id}/report`, answer: doneSchema },
    getPersonalData: { ...reads, path: `${users}/personal-data`, answer: personalDataSchema },
  }) as const

/** The account's calls of each client (P-203, P-204, P-205). */
export const accountEndpoints = {
  partner: accountEndpointsOf('/auth/partner-users'),
  investor: accountEndpointsOf('/auth/investor-users'),
} as const
