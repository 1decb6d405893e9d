import { z } from 'zod'
import {
  type InvestorUser,
  investorUserSchema,
  type PartnerUser,
  partnerUserSchema,
  type partnerUserUpdateSchema,
} from '../../contract/product-api/user.schema.ts'
import type { Locale } from '../../routing/locales.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'
import type { HttpClient } from '../http-client.server.ts'

type Asking = { readonly locale: Locale; readonly token: string }

/** Changes that a user may make to their own account. */
export type PartnerUserUpdate = z.input<typeof partnerUserUpdateSchema>

/** The product API's calls about the signed-in user. `token` is the access token of the session. */
export type UserCalls = {
  getPartner(input: Asking & { readonly id: string }): Promise<BackendOutcome<PartnerUser>>
  getInvestor(input: Asking & { readonly id: string }): Promise<BackendOutcome<InvestorUser>>
  updatePartnerUser(
    input: Asking & { readonly update: PartnerUserUpdate },
  ): Promise<BackendOutcome<PartnerUser>>
  /** Answers alike whether or not the address is known (decision 29). */
  sendEmailVerification(input: {
    readonly locale: Locale
    readonly client: 'investor' | 'partner'
    readonly email: string
  }): Promise<BackendOutcome<unknown>>
}

/** Binds the contract's calls about users to a client. */
export function createUserCalls(client: HttpClient): UserCalls {
  return {
    getPartner: ({ locale, token, id }) =>
      client.json({ path: '/auth/partners/{id}', params: { id }, locale, token, answer: partnerUserSchema }),
    getInvestor: ({ locale, token, id }) =>
      client.json({
        path: '/auth/investors/{id}',
        params: { id },
        locale,
        token,
        answer: investorUserSchema,
      }),
    updatePartnerUser: ({ locale, token, update }) =>
      client.json({
        method: 'POST',
        path: '/auth/partner-users/update',
        locale,
        token,
        body: update,
        answer: partnerUserSchema,
      }),
    sendEmailVerification: ({ locale, client: name, email }) =>
      client.json({
        method: 'POST',
        path: `/${name}-users/send-email-verification`,
        locale,
        body: { email },
        answer: z.unknown(),
      }),
  }
}
