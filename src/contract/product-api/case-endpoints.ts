import {
  caseAcceptanceSchema,
  caseCreationSchema,
  caseDocumentBodySchema,
  caseDocumentRemovalSchema,
  caseListSchema,
  caseQuerySchema,
  caseSavedSchema,
  caseSavingSchema,
  caseSchema,
  caseSendingSchema,
  caseWithdrawalSchema,
} from './subscription-case.schema.ts'

const reads = { method: 'GET', access: 'authenticated' } as const
const sends = { method: 'POST', access: 'authenticated' } as const

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
  sendCase: {
    ...sends,
    path: '/auth/partners/cases/{id}/send',
    body: caseSendingSchema,
    answer: caseSchema,
  },
  withdrawCase: {
    ...sends,
    path: '/auth/partners/cases/{id}/withdraw',
    body: caseWithdrawalSchema,
    answer: caseSchema,
  },
} as const
