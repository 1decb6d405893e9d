import { staffCaseMessageBodySchema } from './staff-case-message.schema.ts'
import {
  caseAcceptanceSchema,
  caseCreationSchema,
  caseDecisionSchema,
  caseDocumentBodySchema,
  caseDocumentRemovalSchema,
  caseListSchema,
  caseMessageBodySchema,
  caseQuerySchema,
  caseSavedSchema,
  caseSavingSchema,
  caseSchema,
  caseSendingSchema,
  caseSigningSchema,
  caseWithdrawalSchema,
} from './subscription-case.schema.ts'

const reads = { method: 'GET', access: 'authenticated' } as const
const sends = { method: 'POST', access: 'authenticated' } as const

const staffReads = { method: 'GET', access: 'staff' } as const
const staffSends = { method: 'POST', access: 'staff' } as const

/**
 * Subscriptions as cases, which a product API may go without: the portal offers them where the API's own description
 * names them (P-501). Another team's case is `not_found`.
 */
export const caseEndpoints = {
  listCases: { ...reads, path: '/auth/partners/cases', query: caseQuerySchema, response: caseListSchema },
  getCase: { ...reads, path: '/auth/partners/cases/{id}', response: caseSchema },
  createCase: {
    ...sends,
    path: '/auth/partners/cases/create',
    body: caseCreationSchema,
    response: caseSchema,
  },
  saveCase: {
    ...sends,
    path: '/auth/partners/cases/{id}/save',
    body: caseSavingSchema,
    response: caseSavedSchema,
  },
  addCaseDocument: {
    ...sends,
    path: '/auth/partners/cases/{id}/documents',
    body: caseDocumentBodySchema,
    response: caseSchema,
  },
  removeCaseDocument: {
    ...sends,
    path: '/auth/partners/cases/{id}/documents/remove',
    body: caseDocumentRemovalSchema,
    response: caseSchema,
  },
  acceptCaseWarnings: {
    ...sends,
    path: '/auth/partners/cases/{id}/warnings',
    body: caseAcceptanceSchema,
    response: caseSchema,
  },
  /** Requests the client's signature of the reviewed version. A version is requested once. */
  requestSignature: {
    ...sends,
    path: '/auth/partners/cases/{id}/signature',
    body: caseSendingSchema,
    response: caseSchema,
  },
  /** Confirms the signature, seals the document and sends the case to staff. */
  signCase: {
    ...sends,
    path: '/auth/partners/cases/{id}/sign',
    body: caseSigningSchema,
    response: caseSchema,
  },
  /** The receipt of a case that was sent, as PDF, in the language of `x-locale`. */
  readCaseReceipt: { ...reads, path: '/auth/partners/cases/{id}/receipt', response: 'stream' },
  readSignedDocument: { ...reads, path: '/auth/partners/cases/{id}/signed-document', response: 'stream' },
  /** A file of a case of the team, as it was uploaded. */
  readTeamCaseFile: { ...reads, path: '/auth/partners/case-documents/{id}/content', response: 'stream' },
  writeCaseMessage: {
    ...sends,
    path: '/auth/partners/cases/{id}/messages',
    body: caseMessageBodySchema,
    response: caseSchema,
  },
  withdrawCase: {
    ...sends,
    path: '/auth/partners/cases/{id}/withdraw',
    body: caseWithdrawalSchema,
    response: caseSchema,
  },
} as const

/** The calls by which the manager's staff review cases (P-512). Drafts are their teams' alone. */
export const staffCaseEndpoints = {
  listSentCases: { ...staffReads, path: '/staff/cases', query: caseQuerySchema, response: caseListSchema },
  getSentCase: { ...staffReads, path: '/staff/cases/{id}', response: caseSchema },
  readCaseFile: { ...staffReads, path: '/staff/case-documents/{id}/content', response: 'stream' },
  readSealedDocument: { ...staffReads, path: '/staff/cases/{id}/signed-document', response: 'stream' },
  decideCase: {
    ...staffSends,
    rights: ['verify'],
    path: '/staff/cases/{id}/decide',
    body: caseDecisionSchema,
    response: caseSchema,
  },
  answerCase: {
    ...staffSends,
    path: '/staff/cases/{id}/messages',
    body: staffCaseMessageBodySchema,
    response: caseSchema,
  },
} as const
