import type { z } from 'zod'
import type { Proof } from '../../../contract/product-api/account.schema.ts'
import type { DocumentSearch } from '../../../contract/product-api/document.schema.ts'
import { productEndpoints } from '../../../contract/product-api/endpoints.ts'
import type { fundListQuerySchema } from '../../../contract/product-api/fund.schema.ts'
import type {
  DocumentTexts,
  DocumentTextsQuery,
  DownloadList,
  DownloadWay,
  LibraryDocumentPage,
  LibrarySearch,
  LibraryVisit,
  libraryDocumentQuerySchema,
  librarySearchQuerySchema,
  RecordedDownloads,
} from '../../../contract/product-api/library.schema.ts'
import type {
  NoticeAcknowledged,
  NoticeDetail,
  NoticeList,
  NoticeQuery,
} from '../../../contract/product-api/notice.schema.ts'
import type { FundOverview, Holdings } from '../../../contract/product-api/own-funds.schema.ts'
import { noticeEndpoints } from '../../../contract/product-api/own-funds-endpoints.ts'
import type {
  CapitalAccountQuery,
  Position,
  positionQuerySchema,
} from '../../../contract/product-api/position.schema.ts'
import type { Locale } from '../../../routing/addresses/locales.ts'
import type { HttpClient, StreamedResponse } from '../../http/http-client.server.ts'
import type { BackendOutcome } from '../backend-outcome.server.ts'
import { withProof } from '../with-password.server.ts'
import { callOf } from './call-of.server.ts'
import type { DocumentFilters } from './product-api.server.ts'

/** The caller: the session's client decides which of the mirrored endpoints is called (P-204). */
export type Caller = {
  readonly client: 'investor' | 'partner'
  readonly token: string
  readonly locale: Locale
}

/** The product API's calls about the signed-in user's funds, held or under agreement, and their documents. */
export type OwnFundCalls = {
  /** Own funds with their news and next events, and one page of the other funds. */
  overview(
    caller: Caller,
    filters: Partial<z.output<typeof fundListQuerySchema>>,
  ): Promise<BackendOutcome<FundOverview>>
  /** For investors only. */
  listHoldings(caller: Omit<Caller, 'client'>): Promise<BackendOutcome<Holdings>>
  /** The documents of one fund, with the URLs that the caller may open. */
  searchFundDocuments(
    caller: Caller,
    fundId: string,
    filters: DocumentFilters,
  ): Promise<BackendOutcome<DocumentSearch>>
  /** The documents of all own funds. */
  searchDocuments(
    caller: Caller,
    filters: Partial<z.output<typeof librarySearchQuerySchema>>,
  ): Promise<BackendOutcome<LibrarySearch>>
  /** Searches the texts of the documents of all own funds for words. */
  searchTexts(caller: Caller, query: DocumentTextsQuery): Promise<BackendOutcome<DocumentTexts>>
  /** Reads a document, with its versions and its neighbours in the filtered list. */
  readDocument(
    caller: Caller,
    id: string,
    filters: Partial<z.output<typeof libraryDocumentQuerySchema>>,
  ): Promise<BackendOutcome<LibraryDocumentPage>>
  /**
   * Checks the caller's right to all of the documents and records their download; fails if any is refused.
   */
  recordDownloads(
    caller: Caller,
    taken: { readonly documents: readonly string[]; readonly way: DownloadWay },
  ): Promise<BackendOutcome<RecordedDownloads>>
  listDownloads(
    caller: Caller,
    page: { readonly page: number; readonly pageSize: number },
  ): Promise<BackendOutcome<DownloadList>>
  /** Records a visit to the document library and returns the time of the previous one. */
  noteLibraryVisit(caller: Caller): Promise<BackendOutcome<LibraryVisit>>
}

const endpoints = {
  investor: {
    overview: productEndpoints.getInvestorFundOverview,
    fundDocuments: productEndpoints.searchInvestorFundDocuments,
    documents: productEndpoints.searchInvestorDocuments,
    document: productEndpoints.getInvestorDocument,
    texts: productEndpoints.searchInvestorTexts,
    record: productEndpoints.recordInvestorDownloads,
    downloads: productEndpoints.listInvestorDownloads,
    visit: productEndpoints.recordInvestorLibraryVisit,
  },
  partner: {
    overview: productEndpoints.getPartnerFundOverview,
    fundDocuments: productEndpoints.searchPartnerFundDocuments,
    documents: productEndpoints.searchPartnerDocuments,
    document: productEndpoints.getPartnerDocument,
    texts: productEndpoints.searchPartnerTexts,
    record: productEndpoints.recordPartnerDownloads,
    downloads: productEndpoints.listPartnerDownloads,
    visit: productEndpoints.recordPartnerLibraryVisit,
  },
} as const

/** Creates the calls over a client. */
export function createOwnFundCalls(http: HttpClient): OwnFundCalls {
  return {
    overview: ({ client, ...asking }, query) =>
      http.json({ ...callOf(endpoints[client].overview), ...asking, query }),
    listHoldings: (asking) => http.json({ ...callOf(productEndpoints.listInvestorHoldings), ...asking }),
    searchFundDocuments: ({ client, ...asking }, id, query) =>
      http.json({ ...callOf(endpoints[client].fundDocuments), ...asking, params: { id }, query }),
    searchDocuments: ({ client, ...asking }, query) =>
      http.json({ ...callOf(endpoints[client].documents), ...asking, query }),
    searchTexts: ({ client, ...asking }, query) =>
      http.json({ ...callOf(endpoints[client].texts), ...asking, query }),
    readDocument: ({ client, ...asking }, id, query) =>
      http.json({ ...callOf(endpoints[client].document), ...asking, params: { id }, query }),
    recordDownloads: ({ client, ...asking }, body) =>
      http.json({ ...callOf(endpoints[client].record), ...asking, body }),
    listDownloads: ({ client, ...asking }, query) =>
      http.json({ ...callOf(endpoints[client].downloads), ...asking, query }),
    noteLibraryVisit: ({ client, ...asking }) =>
      http.json({ ...callOf(endpoints[client].visit), ...asking, body: {} }),
  }
}

/** Call of the product API for an investor's holdings. */
export type PositionCalls = {
  /** Movements and values of all holdings or of one fund's, as known on a day; 404 where the API has no such call. */
  getPosition(
    caller: Omit<Caller, 'client'>,
    query: z.input<typeof positionQuerySchema>,
  ): Promise<BackendOutcome<Position>>
  /** Reads the capital account of a holding as PDF. */
  readAccount(
    asked: Omit<Caller, 'client'> & { readonly id: string },
    query: CapitalAccountQuery,
  ): Promise<BackendOutcome<StreamedResponse>>
}

const refusalsOfUnknownCalls: readonly number[] = [403, 404, 405, 501]

/**
 * Reports whether the product API lacks the call for a position (P-402): such an API may route the path to a user's call
 * and refuse it. Rights have been checked before the call.
 */
export const lacksPosition = (answered: BackendOutcome<Position>): boolean =>
  answered.kind === 'refused' && refusalsOfUnknownCalls.includes(answered.status)

/** Creates the calls over a client. */
export function createPositionCalls(http: HttpClient): PositionCalls {
  return {
    getPosition: (asking, query) =>
      http.json({
        ...callOf(productEndpoints.getInvestorPosition),
        ...asking,
        query,
        isRevalidated: true,
      }),
    readAccount: ({ id, ...asking }, query) =>
      http.stream({ path: productEndpoints.readCapitalAccount.path, ...asking, params: { id }, query }),
  }
}

type Asking = { readonly locale: Locale; readonly token: string }
type AskingOne = Asking & { readonly id: string }

/** The product API's calls about the signed-in investor's capital calls and distributions. */
export type NoticeCalls = {
  list(asking: Asking, query: NoticeQuery): Promise<BackendOutcome<NoticeList>>
  get(asking: AskingOne): Promise<BackendOutcome<NoticeDetail>>
  readFile(asking: AskingOne): Promise<BackendOutcome<StreamedResponse>>
  acknowledge(asking: AskingOne): Promise<BackendOutcome<NoticeAcknowledged>>
  /**
   * Re-authenticates the owner of the account: account numbers are then returned in this sign-in for a limited time.
   */
  stepUp(asking: Asking & { readonly proof: Proof }): Promise<BackendOutcome<{ readonly done: true }>>
}

/** Creates the calls over a client. */
export function createNoticeCalls(http: HttpClient): NoticeCalls {
  const { acknowledgeNotice, getNotice, listNotices, readNoticeFile, stepUp } = noticeEndpoints
  return {
    list: (asking, query) => http.json({ ...callOf(listNotices), ...asking, query }),
    get: ({ id, ...asking }) => http.json({ ...callOf(getNotice), ...asking, params: { id } }),
    readFile: ({ id, ...asking }) => http.stream({ path: readNoticeFile.path, ...asking, params: { id } }),
    acknowledge: ({ id, ...asking }) =>
      http.json({ ...callOf(acknowledgeNotice), ...asking, params: { id }, body: {} }),
    stepUp: ({ proof, ...asking }) =>
      withProof(proof, (sent) => http.json({ ...callOf(stepUp), ...asking, body: { proof: sent } })),
  }
}
