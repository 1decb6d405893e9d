import type { z } from 'zod'
import { accountEndpoints } from './account-endpoints.ts'
import { alertEndpoints } from './alert-endpoints.ts'
import { caseEndpoints, staffCaseEndpoints } from './case-endpoints.ts'
import { deskEndpoints } from './desk-endpoints.ts'
import type { StaffRight } from './desk-rights.schema.ts'
import { documentSearchQuerySchema, documentSearchSchema } from './document.schema.ts'
import {
  fundDetailQuerySchema,
  fundDetailSchema,
  fundFieldsSchema,
  fundListQuerySchema,
  fundListSchema,
} from './fund.schema.ts'
import { fundFiguresSchema } from './fund-figures.schema.ts'
import {
  letterEndpoints,
  notificationEndpoints,
  privateFeedEndpoints,
  unsubscribeEndpoint,
} from './notification-endpoints.ts'
import { guestEndpoints, mandateEndpoints } from './other-account-endpoints.ts'
import { ownFundListQuerySchema } from './own-funds.schema.ts'
import { noticeEndpoints, ownFundsEndpoints, positionEndpoints } from './own-funds-endpoints.ts'
import { materialEndpoints, partnerSpaceEndpoints, teamAdminEndpoints } from './partner-space-endpoints.ts'
import { questionEndpoints, staffQuestionEndpoints } from './question-endpoints.ts'
import { registrationEndpoints } from './registration-endpoints.ts'
import { rightsEndpoints } from './rights-endpoints.ts'
import {
  childPartnersSchema,
  emailBodySchema,
  investorUserSchema,
  investorUserUpdateSchema,
  mailResponseSchema,
  partnerUserSchema,
  partnerUserUpdateSchema,
} from './user.schema.ts'
import {
  contactConfirmBodySchema,
  contactMessageBodySchema,
  contactMessageResponseSchema,
  notedSchema,
  whiteBookRequestBodySchema,
  whiteBookRequestResponseSchema,
} from './visitor-forms.schema.ts'

/** Endpoint of the contract: method, path template, permitted callers, and the schema of its response. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: `/${string}`
  /** `staff`: the manager's staff, by a token of the content backend. */
  readonly access: 'public' | 'authenticated' | 'staff'
  /** Of staff, those who have one of these rights (P-783). */
  readonly rights?: readonly StaffRight[]
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly response: z.ZodType | 'stream'
}

const sendsMail = {
  method: 'POST',
  access: 'public',
  body: emailBodySchema,
  response: mailResponseSchema,
} as const

const publicEndpoints = {
  sendPartnerEmailVerification: { ...sendsMail, path: '/partner-users/send-email-verification' },
  sendInvestorEmailVerification: { ...sendsMail, path: '/investor-users/send-email-verification' },
  sendPartnerPasswordReset: { ...sendsMail, path: '/partner-users/send-password-reset' },
  sendInvestorPasswordReset: { ...sendsMail, path: '/investor-users/send-password-reset' },
} as const satisfies Record<string, Endpoint>

/** Forms of visitors (P-205). */
const visitorFormEndpoints = {
  sendContactMessage: {
    method: 'POST',
    path: '/contact-messages',
    access: 'public',
    body: contactMessageBodySchema,
    response: contactMessageResponseSchema,
  },
  confirmContactMessage: {
    method: 'POST',
    path: '/contact-messages/confirm',
    access: 'public',
    body: contactConfirmBodySchema,
    response: notedSchema,
  },
  requestWhiteBook: {
    method: 'POST',
    path: '/white-book-requests',
    access: 'public',
    body: whiteBookRequestBodySchema,
    response: whiteBookRequestResponseSchema,
  },
  openWhiteBook: {
    method: 'POST',
    path: '/white-book-requests/{id}/opened',
    access: 'public',
    response: notedSchema,
  },
} as const satisfies Record<string, Endpoint>

const partnerEndpoints = {
  getPartner: {
    method: 'GET',
    path: '/auth/partners/{id}',
    access: 'authenticated',
    response: partnerUserSchema,
  },
  listPartnerFunds: {
    method: 'GET',
    path: '/auth/partners/funds',
    access: 'authenticated',
    query: ownFundListQuerySchema,
    response: fundListSchema,
  },
  searchPartnerFundDocuments: {
    method: 'GET',
    path: '/auth/partners/funds/{id}/documents/search',
    access: 'authenticated',
    query: documentSearchQuerySchema,
    response: documentSearchSchema,
  },
  updatePartnerUser: {
    method: 'POST',
    path: '/auth/partner-users/update',
    access: 'authenticated',
    body: partnerUserUpdateSchema,
    response: partnerUserSchema,
  },
  listChildPartners: {
    method: 'GET',
    path: '/auth/partner-users/selected-user-child-partners',
    access: 'authenticated',
    response: childPartnersSchema,
  },
} as const satisfies Record<string, Endpoint>

const investorEndpoints = {
  getInvestor: {
    method: 'GET',
    path: '/auth/investors/{id}',
    access: 'authenticated',
    response: investorUserSchema,
  },
  listInvestorFunds: {
    method: 'GET',
    path: '/auth/investors/funds',
    access: 'authenticated',
    query: ownFundListQuerySchema,
    response: fundListSchema,
  },
  searchInvestorFundDocuments: {
    method: 'GET',
    path: '/auth/investors/funds/{id}/documents/search',
    access: 'authenticated',
    query: documentSearchQuerySchema,
    response: documentSearchSchema,
  },
  updateInvestorUser: {
    method: 'POST',
    path: '/auth/investor-users/update',
    access: 'authenticated',
    body: investorUserUpdateSchema,
    response: investorUserSchema,
  },
} as const satisfies Record<string, Endpoint>

/** The product API (P-202, P-203, P-204, P-205, P-206). The sandbox's OpenAPI document is made from it. */
export const productEndpoints = {
  listFunds: {
    method: 'GET',
    path: '/funds',
    access: 'public',
    query: fundListQuerySchema,
    response: fundListSchema,
  },
  getFund: {
    method: 'GET',
    path: '/funds/{id}',
    access: 'public',
    query: fundDetailQuerySchema,
    response: fundDetailSchema,
  },
  /** Optional: 404 from a product API without the call. */
  getFundFigures: { method: 'GET', path: '/funds/figures', access: 'public', response: fundFiguresSchema },
  listFundFields: { method: 'GET', path: '/funds/fields', access: 'public', response: fundFieldsSchema },
  searchFundDocuments: {
    method: 'GET',
    path: '/funds/{id}/documents/search',
    access: 'public',
    query: documentSearchQuerySchema,
    response: documentSearchSchema,
  },
  /** Public documents need no token, the others that of a user who may read them. */
  readDocument: { method: 'GET', path: '/documents/{id}/content', access: 'public', response: 'stream' },
  ...publicEndpoints,
  ...registrationEndpoints,
  ...visitorFormEndpoints,
  ...partnerEndpoints,
  ...partnerSpaceEndpoints,
  ...investorEndpoints,
  ...ownFundsEndpoints,
  ...positionEndpoints,
  ...deskEndpoints,
} as const satisfies Record<string, Endpoint>

/** Every call, those that each client has under paths of its own included. */
export const allProductEndpoints: readonly Endpoint[] = [
  ...Object.values(productEndpoints),
  ...Object.values(noticeEndpoints),
  ...Object.values(questionEndpoints),
  ...Object.values(staffQuestionEndpoints),
  ...Object.values(caseEndpoints),
  ...Object.values(staffCaseEndpoints),
  ...Object.values(teamAdminEndpoints),
  ...Object.values(materialEndpoints),
  unsubscribeEndpoint,
  ...Object.values(alertEndpoints),
  ...Object.values(guestEndpoints),
  ...Object.values(mandateEndpoints),
  ...Object.values(rightsEndpoints),
  ...Object.values(privateFeedEndpoints),
  ...Object.values(accountEndpoints).flatMap((endpoints) => Object.values(endpoints)),
  ...Object.values(notificationEndpoints).flatMap((endpoints) => Object.values(endpoints)),
  ...Object.values(letterEndpoints).flatMap((endpoints) => Object.values(endpoints)),
]
