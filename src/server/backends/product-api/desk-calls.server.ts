import type { StaffQueuesQuery } from '../../../contract/product-api/desk-people.schema.ts'
import type {
  PublicationBody,
  PublicationDecision,
  PublicationQuery,
} from '../../../contract/product-api/desk-publication.schema.ts'
import type { CallHoldersQuery } from '../../../contract/product-api/desk-receipt.schema.ts'
import type { UsageQuery } from '../../../contract/product-api/desk-usage.schema.ts'
import { productEndpoints } from '../../../contract/product-api/endpoints.ts'
import type { MandateBody } from '../../../contract/product-api/mandate.schema.ts'
import type { Locale } from '../../../routing/addresses/locales.ts'
import type { HttpClient } from '../../http/http-client.server.ts'
import { callOf } from './call-of.server.ts'

/** The caller: a member of staff, with their token of the content backend. */
export type StaffAsking = { readonly locale: Locale; readonly token: string }
type AskingOne = StaffAsking & { readonly id: string }

const one = ({ id, ...asking }: AskingOne) => ({ ...asking, params: { id } })

/** Creates the calls of the manager's staff over a client. */
export function createDeskCalls(client: HttpClient) {
  const endpoints = productEndpoints
  return {
    /** All queues, or one with a page of its items. */
    listQueues: ({ filters, ...asking }: StaffAsking & { readonly filters: Partial<StaffQueuesQuery> }) =>
      client.json({ ...callOf(endpoints.listQueues), ...asking, query: filters }),
    getUsage: ({ period, ...asking }: StaffAsking & { readonly period: UsageQuery }) =>
      client.json({ ...callOf(endpoints.getUsage), ...asking, query: period }),
    findPeople: ({
      filters,
      ...asking
    }: StaffAsking & {
      readonly filters: { readonly q: string; readonly page: number; readonly pageSize: number }
    }) => client.json({ ...callOf(endpoints.findPeople), ...asking, query: filters }),
    getPerson: (asking: AskingOne) => client.json({ ...callOf(endpoints.getPerson), ...one(asking) }),
    startSupportView: ({ reason, ...asking }: AskingOne & { readonly reason: string }) =>
      client.json({ ...callOf(endpoints.startSupportView), ...one(asking), body: { reason } }),
    endSupportView: (asking: AskingOne) =>
      client.json({ ...callOf(endpoints.endSupportView), ...one(asking) }),
    enterMandate: ({ body, ...asking }: StaffAsking & { readonly body: MandateBody }) =>
      client.json({ ...callOf(endpoints.enterMandate), ...asking, body }),
    endMandate: (asking: AskingOne) =>
      client.json({ ...callOf(endpoints.endMandate), ...one(asking), body: {} }),
    listPublications: ({
      filters,
      ...asking
    }: StaffAsking & { readonly filters: Partial<PublicationQuery> }) =>
      client.json({ ...callOf(endpoints.listPublications), ...asking, query: filters }),
    getPublication: (asking: AskingOne) =>
      client.json({ ...callOf(endpoints.getPublication), ...one(asking) }),
    readPublicationFile: (asking: AskingOne) =>
      client.stream({ path: endpoints.readPublicationFile.path, ...one(asking) }),
    getPublishingOptions: (asking: AskingOne) =>
      client.json({ ...callOf(endpoints.getPublishingOptions), ...one(asking) }),
    listCallHolders: ({ filters, ...asking }: AskingOne & { readonly filters: Partial<CallHoldersQuery> }) =>
      client.json({ ...callOf(endpoints.listCallHolders), ...one(asking), query: filters }),
    enterPublication: ({ body, ...asking }: StaffAsking & { readonly body: PublicationBody }) =>
      client.json({ ...callOf(endpoints.enterPublication), ...asking, body }),
    decidePublication: ({ decision, ...asking }: AskingOne & { readonly decision: PublicationDecision }) =>
      client.json({ ...callOf(endpoints.decidePublication), ...one(asking), body: decision }),
  }
}

/** The calls of the manager's staff. */
export type DeskCalls = ReturnType<typeof createDeskCalls>
