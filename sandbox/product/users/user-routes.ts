import { createRoute } from '@hono/zod-openapi'
import { productEndpoints } from '../../../src/contract/product-api/endpoints.ts'
import { bodyOf, headers, idParams, json, refused, security, signedInRefusals } from '../route-parts.ts'

/** `GET /auth/partners/{id}` */
export const getPartnerRoute = createRoute({
  method: 'get',
  path: '/auth/partners/{id}',
  summary: 'Gives the signed-in user of a partner',
  security,
  request: { params: idParams, headers },
  responses: {
    200: json(productEndpoints.getPartner.response, 'The user'),
    404: refused('There is no such user (user_not_found)'),
    ...signedInRefusals,
  },
})

/** `GET /auth/investors/{id}` */
export const getInvestorRoute = createRoute({
  method: 'get',
  path: '/auth/investors/{id}',
  summary: 'Gives the signed-in investor',
  security,
  request: { params: idParams, headers },
  responses: {
    200: json(productEndpoints.getInvestor.response, 'The user'),
    404: refused('There is no such user (user_not_found)'),
    ...signedInRefusals,
  },
})

/** `POST /auth/partner-users/update` */
export const updatePartnerUserRoute = createRoute({
  method: 'post',
  path: '/auth/partner-users/update',
  summary: 'Changes what a partner’s user may change of the own account',
  security,
  request: { headers, body: bodyOf(productEndpoints.updatePartnerUser.body) },
  responses: {
    200: json(productEndpoints.updatePartnerUser.response, 'The user as it is now'),
    400: refused('The body is malformed'),
    422: refused('A value is not acceptable'),
    ...signedInRefusals,
  },
})

/** `POST /auth/investor-users/update` */
export const updateInvestorUserRoute = createRoute({
  method: 'post',
  path: '/auth/investor-users/update',
  summary: 'Changes what an investor may change of the own account',
  security,
  request: { headers, body: bodyOf(productEndpoints.updateInvestorUser.body) },
  responses: {
    200: json(productEndpoints.updateInvestorUser.response, 'The user as it is now'),
    400: refused('The body is malformed'),
    422: refused('A value is not acceptable'),
    ...signedInRefusals,
  },
})

/** `GET /auth/partner-users/selected-user-child-partners` */
export const listChildPartnersRoute = createRoute({
  method: 'get',
  path: '/auth/partner-users/selected-user-child-partners',
  summary: 'Lists the companies that the user may act for',
  security,
  request: { headers },
  responses: { 200: json(productEndpoints.listChildPartners.response, 'The companies'), ...signedInRefusals },
})

const fundList = {
  method: 'get',
  security,
  request: { query: productEndpoints.listPartnerFunds.query, headers },
  responses: {
    200: json(productEndpoints.listPartnerFunds.response, 'One page of funds'),
    400: refused('A query value is not acceptable'),
    ...signedInRefusals,
  },
} as const

/** `GET /auth/partners/funds` */
export const listPartnerFundsRoute = createRoute({
  ...fundList,
  path: '/auth/partners/funds',
  summary: 'Lists the funds under agreement with the user’s team, or all others',
})

/** `GET /auth/investors/funds` */
export const listInvestorFundsRoute = createRoute({
  ...fundList,
  path: '/auth/investors/funds',
  summary: 'Lists the funds that the investor holds, or all others',
})

const documentSearch = {
  method: 'get',
  security,
  request: { params: idParams, query: productEndpoints.searchPartnerFundDocuments.query, headers },
  responses: {
    200: json(productEndpoints.searchPartnerFundDocuments.response, 'One page of documents'),
    400: refused('A query value is not acceptable'),
    404: refused('There is no such fund'),
    ...signedInRefusals,
  },
} as const

/** `GET /auth/partners/funds/{id}/documents/search` */
export const searchPartnerFundDocumentsRoute = createRoute({
  ...documentSearch,
  path: '/auth/partners/funds/{id}/documents/search',
  summary: 'Lists the documents of a fund, with the addresses that the user’s team may open',
})

/** `GET /auth/investors/funds/{id}/documents/search` */
export const searchInvestorFundDocumentsRoute = createRoute({
  ...documentSearch,
  path: '/auth/investors/funds/{id}/documents/search',
  summary: 'Lists the documents of a fund, with the addresses that its holder may open',
})

const mail = {
  method: 'post',
  request: { headers, body: bodyOf(productEndpoints.sendPartnerEmailVerification.body) },
  responses: {
    200: json(productEndpoints.sendPartnerEmailVerification.response, 'Sent if the address is known'),
    400: refused('The body is malformed'),
  },
} as const

/** `POST /partner-users/send-email-verification` */
export const sendPartnerEmailVerificationRoute = createRoute({
  ...mail,
  path: '/partner-users/send-email-verification',
  summary: 'Sends the link that confirms the address of a partner’s user',
})

/** `POST /investor-users/send-email-verification` */
export const sendInvestorEmailVerificationRoute = createRoute({
  ...mail,
  path: '/investor-users/send-email-verification',
  summary: 'Sends the link that confirms the address of an investor',
})

/** `POST /partner-users/send-password-reset` */
export const sendPartnerPasswordResetRoute = createRoute({
  ...mail,
  path: '/partner-users/send-password-reset',
  summary: 'Sends the link by which a partner’s user of the former portal chooses a password',
})

/** `POST /investor-users/send-password-reset` */
export const sendInvestorPasswordResetRoute = createRoute({
  ...mail,
  path: '/investor-users/send-password-reset',
  summary: 'Sends the link by which an investor of the former portal chooses a password',
})
