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
  listCases: { ...reads, path: '/auth/partners/cases', query: caseQuerySchema, answer: caseListSchema },
  getCase: { ...reads, path: '/auth/partners/cases/{id}', answer: caseSchema },
  createCase: {
    ...sends,
    path: '/auth/partners/cases/create',
    body: caseCreationSchema,
    answer: caseSchema,
  },
  saveCase: {
    ...sends,
    path: '/auth/partners/cases/{id}/save',
    body: caseSavingSchema,
    answer: caseSavedSchema,
  },
  addCaseDocument: {
    ...sends,
    path: '/auth/partners/cases/{id}/documents',
    body: caseDocumentBodySchema,
    answer: caseSchema,
  },
  removeCaseDocument: {
    ...sends,
    path: '/auth/partners/cases/{id}/documents/remove',
    body: caseDocumentRemovalSchema,
    answer: caseSchema,
  },
  acceptCaseWarnings: {
    ...sends,
    path: '/auth/partners/cases/{id}/warnings',
    body: caseAcceptanceSchema,
    answer: caseSchema,
  },
  /** Asks the client to sign what was read through. The same version is asked for once. */
  requestSignature: {
    ...sends,
    path: '/auth/partners/cases/{id}/signature',
    body: caseSendingSchema,
    answer: caseSchema,
  },
  /** Confirms the signature, seals the document and sends the case to staff. */
  signCase: { ...sends, path: '/auth/partners/cases/{id}/sign', body: caseSigningSchema, answer: caseSchema },
  /** The receipt of a case that was sent, as PDF, in the language of `x-locale`. */
  readCaseReceipt: { ...reads, path: '/auth/partners/cases/{id}/receipt', answer: 'stream' },
  readSignedDocument: { ...reads, path: '/auth/partners/cases/{id}/signed-document', answer: 'stream' },
  writeCaseMessage: {
    ...sends,
    path: '/auth/partners/cases/{id}/messages',
    body: caseMessageBodySchema,
    answer: caseSchema,
  },
  withdrawCase: {
    ...sends,
    path: '/auth/partners/cases/{id}/withdraw',
    body: caseWithdrawalSchema,
    answer: caseSchema,
  },
} as const

/** The calls by which the manager's staff review cases (P-512). Drafts are their teams' alone. */
export const staffCaseEndpoints = {
  listSentCases: { ...staffReads, path: '/staff/cases', query: caseQuerySchema, answer: caseListSchema },
  getSentCase: { ...staffReads, path: '/staff/cases/{id}', answer: caseSchema },
  readCaseFile: { ...staffReads, path: '/staff/case-documents/{id}/content', answer: 'stream' },
  readSealedDocument: { ...staffReads, path: '/staff/cases/{id}/signed-document', answer: 'stream' },
  decideCase: {
    ...staffSends,
    path: '/staff/cases/{id}/decide',
    body: caseDecisionSchema,
    answer: caseSchema,
  },
  answerCase: {
    ...staffSends,
    path: '/staff/cases/{id}/messages',
    body: caseMessageBodySchema,
    answer: caseSchema,
  },
} as const
