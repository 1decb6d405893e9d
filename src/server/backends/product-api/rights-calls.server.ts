import type { PublicationDecision } from '../../../contract/product-api/desk-publication.schema.ts'
import type {
  AgreementBody,
  MemberRightsByStaff,
  StaffRightsBody,
  TeamRightsQuery,
} from '../../../contract/product-api/desk-rights.schema.ts'
import { rightsEndpoints } from '../../../contract/product-api/rights-endpoints.ts'
import type { HttpClient } from '../../http/http-client.server.ts'
import { callOf } from './call-of.server.ts'
import type { StaffAsking } from './desk-calls.server.ts'

type AskingOne = StaffAsking & { readonly id: string }

const one = ({ id, ...asking }: AskingOne) => ({ ...asking, params: { id } })

/** Creates the calls by which staff see and change rights, over a client. */
export function createRightsCalls(client: HttpClient) {
  const calls = rightsEndpoints
  return {
    listTeams: ({ filters, ...asking }: StaffAsking & { readonly filters: Partial<TeamRightsQuery> }) =>
      client.json({ ...callOf(calls.listTeamRights), ...asking, query: filters }),
    getTeam: (asking: AskingOne) => client.json({ ...callOf(calls.getTeamRights), ...one(asking) }),
    changeAgreement: ({ body, ...asking }: AskingOne & { readonly body: AgreementBody }) =>
      client.json({ ...callOf(calls.changeAgreement), ...one(asking), body }),
    changeMember: ({ body, ...asking }: AskingOne & { readonly body: MemberRightsByStaff }) =>
      client.json({ ...callOf(calls.changeMemberByStaff), ...one(asking), body }),
    getStaff: (asking: StaffAsking) => client.json({ ...callOf(calls.getStaffRights), ...asking }),
    changeStaff: ({ body, ...asking }: StaffAsking & { readonly body: StaffRightsBody }) =>
      client.json({ ...callOf(calls.changeStaffRights), ...asking, body }),
    decide: ({ decision, ...asking }: AskingOne & { readonly decision: PublicationDecision }) =>
      client.json({ ...callOf(calls.decideStaffRights), ...one(asking), body: decision }),
  }
}

/** The calls by which staff see and change rights. */
export type RightsCalls = ReturnType<typeof createRightsCalls>
