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
import type { MaterialQuery, ShareBody, ShareQuery } from '../../../contract/product-api/material.schema.ts'
import {
  materialEndpoints,
  teamAdminEndpoints,
} from '../../../contract/product-api/partner-space-endpoints.ts'
import type {
  InvitationList,
  MemberRightsBody,
  TeamAdmin,
  TeamLog,
} from '../../../contract/product-api/partner-team.schema.ts'
import { idempotencyKeyHeader } from '../../../contract/product-api/registration.schema.ts'
import type { Locale } from '../../../routing/addresses/locales.ts'
import type { HttpClient } from '../../http/http-client.server.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'
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

type Sending<Body> = Asking & { readonly body: Body }
type Answered<Data> = Promise<BackendOutcome<Data>>
type Page = { readonly page: number; readonly pageSize: number }

/** The product API's calls of a team's administrators (P-591). */
export type TeamAdminCalls = {
  get(asking: Asking): Answered<TeamAdmin>
  changeRights(sending: Sending<MemberRightsBody>): Answered<TeamAdmin>
  suspend(sending: Sending<{ readonly member: string; readonly suspended: boolean }>): Answered<TeamAdmin>
  handOver(sending: Sending<{ readonly member: string; readonly to: string }>): Answered<TeamAdmin>
  decide(
    sending: Sending<{ readonly member: string; readonly decision: 'accept' | 'decline' }>,
  ): Answered<TeamAdmin>
  log(asking: Asking, query: Page): Answered<TeamLog>
  inviteByList(sending: Sending<{ readonly text: string; readonly key: string }>): Answered<InvitationList>
  latestList(asking: Asking): Answered<{ readonly list: InvitationList | null }>
}

/** Creates the calls over a client. */
export function createTeamAdminCalls(http: HttpClient): TeamAdminCalls {
  const endpoints = teamAdminEndpoints
  return {
    get: (asking) => http.json({ ...callOf(endpoints.getTeamAdmin), ...asking }),
    changeRights: (sending) => http.json({ ...callOf(endpoints.changeMemberRights), ...sending }),
    suspend: (sending) => http.json({ ...callOf(endpoints.suspendMember), ...sending }),
    handOver: (sending) => http.json({ ...callOf(endpoints.handOverCases), ...sending }),
    decide: (sending) => http.json({ ...callOf(endpoints.decideJoinRequest), ...sending }),
    log: (asking, query) => http.json({ ...callOf(endpoints.getTeamLog), ...asking, query }),
    inviteByList: (sending) => http.json({ ...callOf(endpoints.inviteByList), ...sending }),
    latestList: (asking) => http.json({ ...callOf(endpoints.getLatestInvitationList), ...asking }),
  }
}

/** Creates the calls about marketing documents and the links to them. */
export function createMaterialCalls(client: HttpClient) {
  const { createShare, describeSharedDocument, endShare, listMaterial, listShares, openSharedDocument } =
    materialEndpoints
  return {
    list: (asking: Asking, query: MaterialQuery) =>
      client.json({ ...callOf(listMaterial), ...asking, query }),
    listShares: (asking: Asking, query: Omit<ShareQuery, 'state'>) =>
      client.json({ ...callOf(listShares), ...asking, query }),
    share: (asking: Asking, body: ShareBody) => client.json({ ...callOf(createShare), ...asking, body }),
    end: ({ id, ...asking }: Asking & { readonly id: string }) =>
      client.json({ ...callOf(endShare), ...asking, params: { id }, body: {} }),
    describe: (locale: Locale, secret: string) =>
      client.json({ ...callOf(describeSharedDocument), locale, body: { secret } }),
    /** The file as a stream; the product API counts that it was opened. */
    open: (locale: Locale, secret: string) =>
      client.stream({ method: 'POST', path: openSharedDocument.path, locale, body: { secret } }),
  }
}

/** Calls about marketing documents and the links to them. */
export type MaterialCalls = ReturnType<typeof createMaterialCalls>
