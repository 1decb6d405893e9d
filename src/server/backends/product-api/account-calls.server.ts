import type { z } from 'zod'
import type {
  PasswordChange,
  PersonalData,
  ProfileUpdate,
  ProfileUpdated,
  Proof,
  SignInList,
  TwoFactor,
  TwoFactorEnrolment,
} from '../../../contract/product-api/account.schema.ts'
import { accountEndpoints } from '../../../contract/product-api/account-endpoints.ts'
import { productEndpoints } from '../../../contract/product-api/endpoints.ts'
import type {
  MailSettings,
  MailSettingsUpdate,
  NotificationCategory,
  NotificationList,
  ReadMarks,
} from '../../../contract/product-api/notification.schema.ts'
import { notificationEndpoints } from '../../../contract/product-api/notification-endpoints.ts'
import type { ChosenTeam, TeamChoice, TeamWish } from '../../../contract/product-api/registration.schema.ts'
import type {
  ChildPartners,
  InvestorUser,
  PartnerUser,
  partnerUserUpdateSchema,
} from '../../../contract/product-api/user.schema.ts'
import type { Locale } from '../../../routing/addresses/locales.ts'
import type { HttpClient } from '../../http/http-client.server.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'
import type { ClientName } from '../identity/provider-client.server.ts'
import { isWrongForProduct, withPassword, withProof } from '../with-password.server.ts'
import { callOf } from './call-of.server.ts'

type Asking = { readonly locale: Locale; readonly token: string }

/** Changes that a user may make to their own account. */
export type PartnerUserUpdate = z.input<typeof partnerUserUpdateSchema>

/** An email address, and the identity provider's client whose accounts are searched. */
type AddressOfClient = {
  readonly locale: Locale
  readonly client: 'investor' | 'partner'
  readonly email: string
}

/** The product API's calls about the signed-in user. `token` is the access token of the session. */
export type UserCalls = {
  getPartner(input: Asking & { readonly id: string }): Promise<BackendOutcome<PartnerUser>>
  getInvestor(input: Asking & { readonly id: string }): Promise<BackendOutcome<InvestorUser>>
  updatePartnerUser(
    input: Asking & { readonly update: PartnerUserUpdate },
  ): Promise<BackendOutcome<PartnerUser>>
  /** The children of the user's partner, and the selected one. */
  listChildPartners(input: Asking): Promise<BackendOutcome<ChildPartners>>
  /** The teams that the signed-in user may join. */
  listOwnTeams(input: Asking): Promise<BackendOutcome<TeamChoice>>
  chooseOwnTeam(input: Asking & { readonly wish: TeamWish }): Promise<BackendOutcome<ChosenTeam>>
  /** Sends a verification email; the response is the same whether or not the address is known (P-162). */
  sendEmailVerification(input: AddressOfClient): Promise<BackendOutcome<unknown>>
  /**
   * Sends the identity provider's password reset link; the response is the same whether or not the address is
   * known.
   */
  sendPasswordReset(input: AddressOfClient): Promise<BackendOutcome<unknown>>
  /** Reports whether the client has an account with this address. */
  userExists(input: AddressOfClient): Promise<BackendOutcome<{ readonly exists: boolean }>>
}

/** Creates the calls about users over a client. */
export function createUserCalls(client: HttpClient): UserCalls {
  return {
    getPartner: ({ locale, token, id }) =>
      client.json({ ...callOf(productEndpoints.getPartner), params: { id }, locale, token }),
    getInvestor: ({ locale, token, id }) =>
      client.json({ ...callOf(productEndpoints.getInvestor), params: { id }, locale, token }),
    updatePartnerUser: ({ locale, token, update }) =>
      client.json({ ...callOf(productEndpoints.updatePartnerUser), locale, token, body: update }),
    listChildPartners: ({ locale, token }) =>
      client.json({ ...callOf(productEndpoints.listChildPartners), locale, token }),
    listOwnTeams: ({ locale, token }) =>
      client.json({ ...callOf(productEndpoints.listOwnTeams), locale, token }),
    chooseOwnTeam: ({ locale, token, wish }) =>
      client.json({ ...callOf(productEndpoints.chooseOwnTeam), locale, token, body: wish }),
    sendEmailVerification: ({ locale, client: name, email }) =>
      client.json({ ...callOf(mailEndpoints[name]), locale, body: { email } }),
    sendPasswordReset: ({ locale, client: name, email }) =>
      client.json({ ...callOf(resetEndpoints[name]), locale, body: { email } }),
    userExists: ({ locale, client: name, email }) =>
      client.json({ ...callOf(existsEndpoints[name]), locale, query: { email } }),
  }
}

const mailEndpoints = {
  investor: productEndpoints.sendInvestorEmailVerification,
  partner: productEndpoints.sendPartnerEmailVerification,
} as const

const resetEndpoints = {
  investor: productEndpoints.sendInvestorPasswordReset,
  partner: productEndpoints.sendPartnerPasswordReset,
} as const

const existsEndpoints = {
  investor: productEndpoints.investorUserExists,
  partner: productEndpoints.partnerUserExists,
} as const

/** The caller: users of each client have endpoints of their own. `token` is the session's access token. */
export type AccountAsking = {
  readonly client: ClientName
  readonly locale: Locale
  readonly token: string
}

type Done = BackendOutcome<{ readonly done: true }>

/** The product API's calls about the signed-in user's own account. */
export type AccountCalls = {
  updateProfile(
    input: AccountAsking & { readonly update: ProfileUpdate },
  ): Promise<BackendOutcome<ProfileUpdated>>
  /** Changes the password and signs the user out everywhere. */
  changePassword(input: AccountAsking & { readonly change: PasswordChange }): Promise<Done>
  getTwoFactor(input: AccountAsking): Promise<BackendOutcome<TwoFactor>>
  enrolTwoFactor(
    input: AccountAsking & { readonly proof: Proof },
  ): Promise<BackendOutcome<TwoFactorEnrolment>>
  confirmTwoFactor(
    input: AccountAsking & { readonly code: string },
  ): Promise<BackendOutcome<{ readonly recovery_codes: readonly string[] }>>
  /** Makes the recovery codes anew. */
  renewRecoveryCodes(
    input: AccountAsking & { readonly proof: Proof },
  ): Promise<BackendOutcome<{ readonly recovery_codes: readonly string[] }>>
  removeTwoFactor(input: AccountAsking & { readonly proof: Proof }): Promise<Done>
  /** Ends the sign-in of the token, or those of the user's other browsers, at the provider too. */
  endSessions(input: AccountAsking & { readonly which: 'this' | 'others' }): Promise<Done>
  listSignIns(input: AccountAsking & { readonly page: number }): Promise<BackendOutcome<SignInList>>
  reportSignIn(input: AccountAsking & { readonly id: string }): Promise<Done>
  getPersonalData(input: AccountAsking): Promise<BackendOutcome<PersonalData>>
  listNotifications(
    input: AccountAsking & { readonly page: number; readonly category?: NotificationCategory | undefined },
  ): Promise<BackendOutcome<NotificationList>>
  markNotificationsRead(input: AccountAsking & { readonly marks: ReadMarks }): Promise<Done>
  getMailSettings(input: AccountAsking): Promise<BackendOutcome<MailSettings>>
  updateMailSettings(
    input: AccountAsking & { readonly pace: MailSettingsUpdate },
  ): Promise<BackendOutcome<MailSettings>>
}

type Sent<Shape extends z.ZodType> = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly response: Shape
}

/** Creates the calls over a client. */
export function createAccountCalls(http: HttpClient): AccountCalls {
  const ask = <Shape extends z.ZodType>(
    endpoint: Sent<Shape>,
    { locale, token }: AccountAsking,
    rest: Pick<Parameters<HttpClient['json']>[0], 'body' | 'query' | 'params'> = {},
  ) => http.json({ ...callOf(endpoint), locale, token, ...rest })
  const of = ({ client }: AccountAsking) => ({
    ...accountEndpoints[client],
    ...notificationEndpoints[client],
  })
  return {
    updateProfile: (input) => {
      const send = (update: ProfileUpdate) => ask(of(input).updateProfile, input, { body: update })
      const { proof } = input.update
      if (proof === undefined) return send(input.update)
      return withProof(proof, (sent) => send({ ...input.update, proof: sent }))
    },
    changePassword: (input) =>
      withPassword(
        input.change.old_password,
        (old) => ask(of(input).changePassword, input, { body: { ...input.change, old_password: old } }),
        isWrongForProduct,
      ),
    getTwoFactor: (input) => ask(of(input).getTwoFactor, input),
    enrolTwoFactor: (input) =>
      withProof(input.proof, (proof) => ask(of(input).enrolTwoFactor, input, { body: { proof } })),
    confirmTwoFactor: (input) => ask(of(input).confirmTwoFactor, input, { body: { code: input.code } }),
    renewRecoveryCodes: (input) => ask(of(input).renewRecoveryCodes, input, { body: { proof: input.proof } }),
    removeTwoFactor: (input) => ask(of(input).removeTwoFactor, input, { body: { proof: input.proof } }),
    endSessions: (input) => ask(of(input).endSessions, input, { body: { which: input.which } }),
    listSignIns: (input) =>
      ask(of(input).listSignIns, input, { query: { page: String(input.page), pageSize: rowsPerPage } }),
    reportSignIn: (input) => ask(of(input).reportSignIn, input, { params: { id: input.id } }),
    getPersonalData: (input) => ask(of(input).getPersonalData, input),
    listNotifications: (input) => {
      const { page, category } = input
      const query = { page: String(page), pageSize: rowsPerPage, ...(category && { category }) }
      return ask(of(input).listNotifications, input, { query })
    },
    markNotificationsRead: (input) => ask(of(input).markNotificationsRead, input, { body: input.marks }),
    getMailSettings: (input) => ask(of(input).getMailSettings, input),
    updateMailSettings: (input) => ask(of(input).updateMailSettings, input, { body: input.pace }),
  }
}

const rowsPerPage = '20'
