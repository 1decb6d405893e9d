import { caseEndpoints, staffCaseEndpoints } from '../../../contract/product-api/case-endpoints.ts'
import type { StaffCaseMessage } from '../../../contract/product-api/staff-case-message.schema.ts'
import type {
  CaseAcceptance,
  CaseAnswers,
  CaseCreation,
  CaseDecision,
  CaseDocumentBody,
  CaseList,
  CaseQuery,
  CaseSending,
  CaseSigning,
  CaseWithdrawal,
  SubscriptionCase,
} from '../../../contract/product-api/subscription-case.schema.ts'
import type { Locale } from '../../../routing/addresses/locales.ts'
import type { HttpClient, StreamedResponse } from '../../http/http-client.server.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'
import { callOf } from './call-of.server.ts'
import type { StaffAsking } from './desk-calls.server.ts'

type Asking = { readonly locale: Locale; readonly token: string }
type AskingOne = Asking & { readonly id: string }
type Answered<Data> = Promise<BackendOutcome<Data>>

/** The product API's calls about subscriptions as cases. */
export type CaseCalls = {
  list(asking: Asking, query: CaseQuery): Answered<CaseList>
  get(asking: AskingOne): Answered<SubscriptionCase>
  create(asking: Asking & CaseCreation): Answered<SubscriptionCase>
  save(asking: AskingOne & { readonly answers: CaseAnswers }): Answered<{ readonly version: number }>
  addDocument(asking: AskingOne & { readonly body: CaseDocumentBody }): Answered<SubscriptionCase>
  removeDocument(asking: AskingOne & { readonly document: string }): Answered<SubscriptionCase>
  acceptWarnings(asking: AskingOne & { readonly body: CaseAcceptance }): Answered<SubscriptionCase>
  requestSignature(asking: AskingOne & { readonly body: CaseSending }): Answered<SubscriptionCase>
  sign(asking: AskingOne & { readonly body: CaseSigning }): Answered<SubscriptionCase>
  readSigned(asking: AskingOne): Answered<StreamedResponse>
  readReceipt(asking: AskingOne): Answered<StreamedResponse>
  readFile(asking: AskingOne): Answered<StreamedResponse>
  write(asking: AskingOne & { readonly text: string }): Answered<SubscriptionCase>
  withdraw(asking: AskingOne & { readonly body: CaseWithdrawal }): Answered<SubscriptionCase>
}

const one = ({ id, locale, token }: AskingOne) => ({ locale, token, params: { id } })

/** Creates the calls over a client. */
export function createCaseCalls(http: HttpClient): CaseCalls {
  const { acceptCaseWarnings, addCaseDocument, createCase, getCase, listCases } = caseEndpoints
  const { readCaseReceipt, readSignedDocument, readTeamCaseFile } = caseEndpoints
  const { removeCaseDocument, requestSignature } = caseEndpoints
  const { saveCase, signCase, withdrawCase, writeCaseMessage } = caseEndpoints
  return {
    list: (asking, query) => http.json({ ...callOf(listCases), ...asking, query }),
    get: (asking) => http.json({ ...callOf(getCase), ...one(asking) }),
    create: ({ key, share, ...asking }) =>
      http.json({ ...callOf(createCase), ...asking, body: { share, ...(key && { key }) } }),
    save: ({ answers, ...asking }) => http.json({ ...callOf(saveCase), ...one(asking), body: { answers } }),
    addDocument: ({ body, ...asking }) => http.json({ ...callOf(addCaseDocument), ...one(asking), body }),
    removeDocument: ({ document, ...asking }) =>
      http.json({ ...callOf(removeCaseDocument), ...one(asking), body: { document } }),
    acceptWarnings: ({ body, ...asking }) =>
      http.json({ ...callOf(acceptCaseWarnings), ...one(asking), body }),
    requestSignature: ({ body, ...asking }) =>
      http.json({ ...callOf(requestSignature), ...one(asking), body }),
    sign: ({ body, ...asking }) => http.json({ ...callOf(signCase), ...one(asking), body }),
    readReceipt: (asking) => http.stream({ path: readCaseReceipt.path, ...one(asking) }),
    readFile: (asking) => http.stream({ path: readTeamCaseFile.path, ...one(asking) }),
    readSigned: (asking) => http.stream({ path: readSignedDocument.path, ...one(asking) }),
    write: ({ text, ...asking }) =>
      http.json({ ...callOf(writeCaseMessage), ...one(asking), body: { text } }),
    withdraw: ({ body, ...asking }) => http.json({ ...callOf(withdrawCase), ...one(asking), body }),
  }
}

type StaffAskingOne = StaffAsking & { readonly id: string }

/** The product API's calls by which staff review cases. */
export type StaffCaseCalls = {
  list(asking: StaffAsking, query: CaseQuery): Answered<CaseList>
  get(asking: StaffAskingOne): Answered<SubscriptionCase>
  readFile(asking: StaffAskingOne): Answered<StreamedResponse>
  readSealed(asking: StaffAskingOne): Answered<StreamedResponse>
  decide(asking: StaffAskingOne & { readonly body: CaseDecision }): Answered<SubscriptionCase>
  write(asking: StaffAskingOne & { readonly body: StaffCaseMessage }): Answered<SubscriptionCase>
}

const oneForStaff = ({ id, locale, token }: StaffAskingOne) => ({ locale, token, params: { id } })

/** Creates the calls over a client. */
export function createStaffCaseCalls(http: HttpClient): StaffCaseCalls {
  const { answerCase, decideCase, getSentCase, listSentCases, readCaseFile, readSealedDocument } =
    staffCaseEndpoints
  return {
    list: (asking, query) => http.json({ ...callOf(listSentCases), ...asking, query }),
    get: (asking) => http.json({ ...callOf(getSentCase), ...oneForStaff(asking) }),
    readFile: (asking) => http.stream({ path: readCaseFile.path, ...oneForStaff(asking) }),
    readSealed: (asking) => http.stream({ path: readSealedDocument.path, ...oneForStaff(asking) }),
    decide: ({ body, ...asking }) => http.json({ ...callOf(decideCase), ...oneForStaff(asking), body }),
    write: ({ body, ...asking }) => http.json({ ...callOf(answerCase), ...oneForStaff(asking), body }),
  }
}
