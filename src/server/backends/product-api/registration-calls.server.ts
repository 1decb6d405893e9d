import type { z } from 'zod'
import { productEndpoints } from '../../../contract/product-api/endpoints.ts'
import {
  type ChosenTeam,
  type CreatedUser,
  type CreatePassword,
  type InvestorRegistration,
  type InvestorUserCreate,
  type Invitation,
  idempotencyKeyHeader,
  type PartnerUserCreate,
  type TeamChoice,
  type TeamWish,
  type VerifiedCode,
} from '../../../contract/product-api/registration.schema.ts'
import type { Locale } from '../../../routing/addresses/locales.ts'
import type { HttpClient } from '../../http/http-client.server.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'

type Asking = { readonly locale: Locale }
type Existence = Promise<BackendOutcome<{ readonly exists: boolean }>>
type Creation<User> = Asking & {
  readonly user: User
  /** Idempotent: the same key and address create the same account, however often they are sent. */
  readonly key: string
}

/** The product API's registration calls, which need no token. */
export type RegistrationCalls = {
  investorExists(input: Asking & { readonly email: string }): Existence
  partnerExists(input: Asking & { readonly email: string }): Existence
  partnerDomainExists(input: Asking & { readonly domain: string }): Existence
  createInvestor(input: Creation<InvestorUserCreate>): Promise<BackendOutcome<CreatedUser>>
  createPartner(input: Creation<PartnerUserCreate>): Promise<BackendOutcome<CreatedUser>>
  verifyCode(
    input: Asking & { readonly code: string; readonly name: string },
  ): Promise<BackendOutcome<VerifiedCode>>
  createPassword(input: Asking & CreatePassword): Promise<BackendOutcome<CreatedUser>>
  readRegistration(input: Asking & { readonly ticket: string }): Promise<BackendOutcome<InvestorRegistration>>
  listTeams(input: Asking & { readonly ticket: string }): Promise<BackendOutcome<TeamChoice>>
  chooseTeam(
    input: Asking & { readonly ticket: string; readonly wish: TeamWish },
  ): Promise<BackendOutcome<ChosenTeam>>
  readInvitation(input: Asking & { readonly invitation: string }): Promise<BackendOutcome<Invitation>>
}

/** Creates the registration calls over a client. */
export function createRegistrationCalls(client: HttpClient): RegistrationCalls {
  const send = <Reply extends z.ZodType>(
    endpoint: { readonly path: string; readonly response: Reply },
    locale: Locale,
    body: object,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    client.json({ method: 'POST', path: endpoint.path, response: endpoint.response, locale, body, headers })
  const ask = (
    endpoint: { readonly path: string },
    locale: Locale,
    query: Readonly<Record<string, string>>,
  ) =>
    client.json({ path: endpoint.path, response: productEndpoints.partnerUserExists.response, locale, query })
  const create = <Reply extends z.ZodType>(
    endpoint: { readonly path: string; readonly response: Reply },
    { locale, user, key }: Creation<object>,
  ) => send(endpoint, locale, user, { [idempotencyKeyHeader]: key })
  return {
    investorExists: ({ locale, email }) => ask(productEndpoints.investorUserExists, locale, { email }),
    partnerExists: ({ locale, email }) => ask(productEndpoints.partnerUserExists, locale, { email }),
    partnerDomainExists: ({ locale, domain }) =>
      ask(productEndpoints.partnerDomainExists, locale, { domain }),
    createInvestor: (creation) => create(productEndpoints.createInvestorUser, creation),
    createPartner: (creation) => create(productEndpoints.createPartnerUser, creation),
    verifyCode: ({ locale, ...body }) => send(productEndpoints.verifyPostedCode, locale, body),
    createPassword: ({ locale, ...body }) => send(productEndpoints.createInvestorPassword, locale, body),
    readRegistration: ({ locale, ticket }) =>
      send(productEndpoints.readInvestorRegistration, locale, { ticket }),
    listTeams: ({ locale, ticket }) => send(productEndpoints.listTeamsForTicket, locale, { ticket }),
    chooseTeam: ({ locale, ticket, wish }) =>
      send(productEndpoints.chooseTeamByTicket, locale, { ticket, ...wish }),
    readInvitation: ({ locale, invitation }) => send(productEndpoints.readInvitation, locale, { invitation }),
  }
}
