import type { z } from 'zod'
import { productEndpoints } from '../../../contract/product-api/endpoints.ts'
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
