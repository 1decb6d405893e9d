import { doneSchema, proofBodySchema } from './account.schema.ts'
import { fundListQuerySchema } from './fund.schema.ts'
import {
  documentTextsQuerySchema,
  documentTextsSchema,
  downloadBodySchema,
  downloadListSchema,
  libraryDocumentPageSchema,
  libraryDocumentQuerySchema,
  librarySearchQuerySchema,
  librarySearchSchema,
  libraryVisitSchema,
  recordedDownloadsSchema,
} from './library.schema.ts'
import {
  noticeAcknowledgedSchema,
  noticeDetailSchema,
  noticeListSchema,
  noticeQuerySchema,
} from './notice.schema.ts'
import {
  fundAgendaQuerySchema,
  fundAgendaSchema,
  fundOverviewSchema,
  holdingsSchema,
} from './own-funds.schema.ts'
import { capitalAccountQuerySchema, positionQuerySchema, positionSchema } from './position.schema.ts'
import { pageQuerySchema } from './primitives.schema.ts'

const reads = { method: 'GET', access: 'authenticated' } as const
const sends = { method: 'POST', access: 'authenticated' } as const

const agenda = { ...reads, query: fundAgendaQuerySchema, response: fundAgendaSchema } as const
const overview = { ...reads, query: fundListQuerySchema, response: fundOverviewSchema } as const
const search = { ...reads, query: librarySearchQuerySchema, response: librarySearchSchema } as const
const document = { ...reads, query: libraryDocumentQuerySchema, response: libraryDocumentPageSchema } as const
const texts = { ...reads, query: documentTextsQuerySchema, response: documentTextsSchema } as const
const record = { ...sends, body: downloadBodySchema, response: recordedDownloadsSchema } as const
const downloads = { ...reads, query: pageQuerySchema, response: downloadListSchema } as const
const visit = { ...sends, response: libraryVisitSchema } as const

/**
 * Funds held or under agreement, and all their documents (P-194, P-204, P-205). If the caller lacks the right to one
 * document of a selection, the response is `not_found` for the selection, and nothing is recorded.
 */
export const ownFundsEndpoints = {
  listInvestorHoldings: { ...reads, path: '/auth/investors/holdings', response: holdingsSchema },
  listInvestorAgenda: { ...agenda, path: '/auth/investors/agenda' },
  listPartnerAgenda: { ...agenda, path: '/auth/partners/agenda' },
  getInvestorFundOverview: { ...overview, path: '/auth/investors/funds/overview' },
  getPartnerFundOverview: { ...overview, path: '/auth/partners/funds/overview' },
  searchInvestorDocuments: { ...search, path: '/auth/investors/documents/search' },
  searchPartnerDocuments: { ...search, path: '/auth/partners/documents/search' },
  getInvestorDocument: { ...document, path: '/auth/investors/documents/{id}' },
  getPartnerDocument: { ...document, path: '/auth/partners/documents/{id}' },
  searchInvestorTexts: { ...texts, path: '/auth/investors/document-texts' },
  searchPartnerTexts: { ...texts, path: '/auth/partners/document-texts' },
  recordInvestorDownloads: { ...record, path: '/auth/investor-users/downloads' },
  recordPartnerDownloads: { ...record, path: '/auth/partner-users/downloads' },
  listInvestorDownloads: { ...downloads, path: '/auth/investor-users/downloads' },
  listPartnerDownloads: { ...downloads, path: '/auth/partner-users/downloads' },
  recordInvestorLibraryVisit: { ...visit, path: '/auth/investor-users/library-visits' },
  recordPartnerLibraryVisit: { ...visit, path: '/auth/partner-users/library-visits' },
} as const

/**
 * The position of an investor (P-402). Product APIs may lack it: one without it responds with 404, and the
 * portal then does without the pages that need it.
 */
export const positionEndpoints = {
  getInvestorPosition: {
    method: 'GET',
    path: '/auth/investors/position',
    access: 'authenticated',
    query: positionQuerySchema,
    response: positionSchema,
  },
  /**
   * The capital account of one holding as PDF, in the language of the call (P-702). Product APIs may lack it: the portal
   * offers it if the API's own description names it. A holding that was not known on the day, or whose movements and
   * values contradict each other, is `not_found`.
   */
  readCapitalAccount: {
    method: 'GET',
    path: '/auth/investors/holdings/{id}/capital-account',
    access: 'authenticated',
    query: capitalAccountQuerySchema,
    response: 'stream',
  },
} as const

/**
 * Capital calls and distributions, which a product API may go without: the portal offers them where the API's own
 * description names them (P-436). Another's notice is `not_found`.
 */
export const noticeEndpoints = {
  listNotices: {
    ...reads,
    path: '/auth/investors/notices',
    query: noticeQuerySchema,
    response: noticeListSchema,
  },
  getNotice: { ...reads, path: '/auth/investors/notices/{id}', response: noticeDetailSchema },
  readNoticeFile: { ...reads, path: '/auth/investors/notices/{id}/file', response: 'stream' },
  acknowledgeNotice: {
    ...sends,
    path: '/auth/investors/notices/{id}/acknowledgement',
    response: noticeAcknowledgedSchema,
  },
  /** Shows account numbers in this sign-in for a quarter of an hour (P-433). */
  stepUp: { ...sends, path: '/auth/investor-users/step-up', body: proofBodySchema, response: doneSchema },
} as const
