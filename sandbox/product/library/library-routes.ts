import { createRoute } from '@hono/zod-openapi'
import { ownFundsEndpoints } from '../../../src/contract/product-api/own-funds-endpoints.ts'
import { bodyOf, headers, idParams, json, refused, security, signedInRefusals } from '../route-parts.ts'

const {
  searchInvestorDocuments,
  getInvestorDocument,
  searchInvestorTexts,
  recordInvestorDownloads,
  listInvestorDownloads,
  recordInvestorLibraryVisit,
} = ownFundsEndpoints

const search = {
  method: 'get',
  security,
  request: { query: searchInvestorDocuments.query, headers },
  responses: {
    200: json(searchInvestorDocuments.response, 'One page of documents'),
    400: refused('A query value is not acceptable'),
    ...signedInRefusals,
  },
} as const

const document = {
  method: 'get',
  security,
  request: { query: getInvestorDocument.query, headers, params: idParams },
  responses: {
    200: json(getInvestorDocument.response, 'The document, its versions and its neighbours in the list'),
    400: refused('A query value is not acceptable'),
    404: refused('The document does not exist, or the caller may not read it'),
    ...signedInRefusals,
  },
} as const

const texts = {
  method: 'get',
  security,
  request: { query: searchInvestorTexts.query, headers },
  responses: {
    200: json(searchInvestorTexts.response, 'The documents in whose texts the words were found'),
    400: refused('A query value is not acceptable'),
    ...signedInRefusals,
  },
} as const

const record = {
  method: 'post',
  security,
  request: {
    headers,
    body: bodyOf(recordInvestorDownloads.body),
  },
  responses: {
    200: json(recordInvestorDownloads.response, 'The documents that were recorded'),
    400: refused('The body is malformed'),
    404: refused('One of the documents does not exist, or the caller may not read it; nothing is recorded'),
    ...signedInRefusals,
  },
} as const

const downloads = {
  method: 'get',
  security,
  request: { query: listInvestorDownloads.query, headers },
  responses: {
    200: json(listInvestorDownloads.response, 'One page of downloads'),
    400: refused('A query value is not acceptable'),
    ...signedInRefusals,
  },
} as const

const visit = {
  method: 'post',
  security,
  request: { headers },
  responses: {
    200: json(recordInvestorLibraryVisit.response, 'When the library was opened before this visit'),
    ...signedInRefusals,
  },
} as const

/** The library's routes for both kinds of users. */
export const libraryRoutes = {
  investor: {
    search: createRoute({
      ...search,
      path: '/auth/investors/documents/search',
      summary: 'Searches the documents of all the funds that the investor holds',
    }),
    document: createRoute({
      ...document,
      path: '/auth/investors/documents/{id}',
      summary: 'Reads one document that the investor may open',
    }),
    texts: createRoute({
      ...texts,
      path: '/auth/investors/document-texts',
      summary: 'Searches the texts of the documents of all the funds that the investor holds',
    }),
    record: createRoute({
      ...record,
      path: '/auth/investor-users/downloads',
      summary: 'Records that the investor takes documents',
    }),
    downloads: createRoute({
      ...downloads,
      path: '/auth/investor-users/downloads',
      summary: 'Lists what the investor has taken, newest first',
    }),
    visit: createRoute({
      ...visit,
      path: '/auth/investor-users/library-visits',
      summary: 'Notes that the investor has the library open',
    }),
  },
  partner: {
    search: createRoute({
      ...search,
      path: '/auth/partners/documents/search',
      summary: 'Searches the documents of all the funds under agreement with the user’s team',
    }),
    document: createRoute({
      ...document,
      path: '/auth/partners/documents/{id}',
      summary: 'Reads one document that the user may open',
    }),
    texts: createRoute({
      ...texts,
      path: '/auth/partners/document-texts',
      summary: 'Searches the texts of the documents of all the funds under agreement with the user’s team',
    }),
    record: createRoute({
      ...record,
      path: '/auth/partner-users/downloads',
      summary: 'Records that a partner’s user takes documents',
    }),
    downloads: createRoute({
      ...downloads,
      path: '/auth/partner-users/downloads',
      summary: 'Lists what a partner’s user has taken, newest first',
    }),
    visit: createRoute({
      ...visit,
      path: '/auth/partner-users/library-visits',
      summary: 'Notes that a partner’s user has the library open',
    }),
  },
} as const
