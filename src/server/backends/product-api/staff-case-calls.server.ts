import { staffCaseEndpoints } from '../../../contract/product-api/case-endpoints.ts'
import type {
  CaseDecision,
  CaseList,
  CaseQuery,
  SubscriptionCase,
} from '../../../contract/product-api/subscription-case.schema.ts'
import type { HttpClient, StreamedResponse } from '../../http/http-client.server.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'
import { callOf } from './call-of.server.ts'
import type { StaffAsking } from './desk-calls.server.ts'

type AskingOne = StaffAsking & { readonly id: string }
type Answered<Data> = Promise<BackendOutcome<Data>>

/** The product API's calls by which staff review cases. */
export type StaffCaseCalls = {
  list(asking: StaffAsking, query: CaseQuery): Answered<CaseList>
  get(asking: AskingOne): Answered<SubscriptionCase>
  readFile(asking: AskingOne): Answered<StreamedResponse>
  readSealed(asking: AskingOne): Answered<StreamedResponse>
  decide(asking: AskingOne & { readonly body: CaseDecision }): Answered<SubscriptionCase>
  write(asking: AskingOne & { readonly text: string }): Answered<SubscriptionCase>
}

const one = ({ id, locale, token }: AskingOne) => ({ locale, token, params: { id } })

/** Creates the calls over a client. */
export function createStaffCaseCalls(http: HttpClient): StaffCaseCalls {
  const { answerCase, decideCase, getSentCase, listSentCases, readCaseFile, readSealedDocument } =
    staffCaseEndpoints
  return {
    list: (asking, query) => http.json({ ...callOf(listSentCases), ...asking, query }),
    get: (asking) => http.json({ ...callOf(getSentCase), ...one(asking) }),
    readFile: (asking) => http.stream({ path: readCaseFile.path, ...one(asking) }),
    readSealed: (asking) => http.stream({ path: readSealedDocument.path, ...one(asking) }),
    decide: ({ body, ...asking }) => http.json({ ...callOf(decideCase), ...one(asking), body }),
    write: ({ text, ...asking }) => http.json({ ...callOf(answerCase), ...one(asking), body: { text } }),
  }
}
