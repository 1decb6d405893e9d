import type {
  InvitationList,
  MemberRightsBody,
  TeamAdmin,
  TeamLog,
} from '../../../contract/product-api/team-admin.schema.ts'
import { teamAdminEndpoints } from '../../../contract/product-api/team-admin-endpoints.ts'
import type { Locale } from '../../../routing/addresses/locales.ts'
import type { HttpClient } from '../../http/http-client.server.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'
import { callOf } from './call-of.server.ts'

type Asking = { readonly locale: Locale; readonly token: string }
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
