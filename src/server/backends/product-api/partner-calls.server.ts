import type { z } from 'zod'
import type {
  AdvisorSubscriptionBody,
  advisorSubscriptionQuerySchema,
} from '../../../contract/product-api/advisor-subscription.schema.ts'
import type { clientSubscriptionQuerySchema } from '../../../contract/product-api/client-subscription.schema.ts'
import type { ClientSearchQuery } from '../../../contract/product-api/desk-client.schema.ts'
import type { PartnerDeskQuery } from '../../../contract/product-api/desk-partner.schema.ts'
import { productEndpoints } from '../../../contract/product-api/endpoints.ts'
import type { fundListQuerySchema } from '../../../contract/product-api/fund.schema.ts'
import { idempotencyKeyHeader } from '../../../contract/product-api/registration.schema.ts'
import type { Locale } from '../../../routing/addresses/locales.ts'
import type { HttpClient } from '../../http/http-client.server.ts'
import { callOf } from './call-of.server.ts'

type Asking = { readonly locale: Locale; readonly token: string }
type AskingOne = Asking & { readonly id: string }

/** Filters of the clients' subscriptions; omitted ones take the contract's default. */
export type ClientSubscriptionFilters = Partial<z.output<typeof clientSubscriptionQuerySchema>>

const one = ({ id, ...asking }: AskingOne) => ({ ...asking, params: { id } })

/** Creates a partner user's calls about teams and invitations over a client. */
export function createTeamCalls(client: HttpClient) {
  const endpoints = productEndpoints
  return {
    listTeams: (asking: Asking) => client.json({ ...callOf(endpoints.listPartnerTeams), ...asking }),
    listTeamFunds: ({
      filters,
      ...asking
    }: AskingOne & { filters: Partial<z.output<typeof fundListQuerySchema>> }) =>
      client.json({ ...callOf(endpoints.listTeamFunds), ...one(asking), query: filters }),
    listTeamMembers: (asking: AskingOne) =>
      client.json({ ...callOf(endpoints.listTeamMembers), ...one(asking) }),
    listInvitations: (asking: Asking) => client.json({ ...callOf(endpoints.listInvitations), ...asking }),
    revokeInvitation: (asking: AskingOne) =>
      client.json({ ...callOf(endpoints.revokeInvitation), ...one(asking) }),
    resendInvitation: (asking: AskingOne) =>
      client.json({ ...callOf(endpoints.resendInvitation), ...one(asking) }),
    inviteByEmail: ({
      locale,
      token,
      ...body
    }: Asking & { readonly email: string; readonly partnerName: string; readonly username: string }) =>
      client.json({ ...callOf(endpoints.inviteByEmail), locale, token, body }),
    inviteBySms: ({
      locale,
      token,
      ...body
    }: Asking & { readonly phone: string; readonly partnerName: string; readonly message: string }) =>
      client.json({ ...callOf(endpoints.inviteBySms), locale, token, body }),
  }
}

/** Calls about teams and invitations. */
export type TeamCalls = ReturnType<typeof createTeamCalls>

/** Creates the calls about subscriptions over a client. */
export function createSubscriptionCalls(client: HttpClient) {
  const endpoints = productEndpoints
  return {
    listClients: ({ filters, ...asking }: Asking & { readonly filters: ClientSubscriptionFilters }) =>
      client.json({ ...callOf(endpoints.listClientSubscriptions), ...asking, query: filters }),
    /** The figures and news of the acting team and of the teams below it. */
    getDesk: ({ period, ...asking }: Asking & { readonly period: PartnerDeskQuery }) =>
      client.json({ ...callOf(endpoints.getPartnerDesk), ...asking, query: period }),
    findDeskClients: ({ filters, ...asking }: Asking & { readonly filters: ClientSearchQuery }) =>
      client.json({ ...callOf(endpoints.findDeskClients), ...asking, query: filters }),
    getDeskClient: (asking: AskingOne) => client.json({ ...callOf(endpoints.getDeskClient), ...one(asking) }),
    listOffers: (asking: Asking) => client.json({ ...callOf(endpoints.listSubscriptionOffers), ...asking }),
    /** Idempotent: the same key creates the same request, however often it is sent. */
    create: ({
      body,
      key,
      ...asking
    }: Asking & { readonly body: AdvisorSubscriptionBody; readonly key: string }) =>
      client.json({
        ...callOf(endpoints.createAdvisorSubscription),
        ...asking,
        body,
        headers: { [idempotencyKeyHeader]: key },
      }),
    listOwn: ({
      filters,
      ...asking
    }: Asking & { readonly filters: Partial<z.output<typeof advisorSubscriptionQuerySchema>> }) =>
      client.json({ ...callOf(endpoints.listAdvisorSubscriptions), ...asking, query: filters }),
    getOwn: (asking: AskingOne) =>
      client.json({ ...callOf(endpoints.getAdvisorSubscription), ...one(asking) }),
    readReceipt: ({ id, ...asking }: AskingOne) =>
      client.stream({ path: endpoints.readSubscriptionReceipt.path, params: { id }, ...asking }),
  }
}

/** Calls about subscriptions. */
export type SubscriptionCalls = ReturnType<typeof createSubscriptionCalls>
