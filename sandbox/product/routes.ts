import { createRoute, z } from '@hono/zod-openapi'
import { productEndpoints } from '../../src/contract/product-api/endpoints.ts'
import { headers, idParams, json, refused } from './route-parts.ts'

const { getFund, getFundFigures, listFundFields, listFunds, searchFundDocuments } = productEndpoints

/** `GET /funds` */
export const listFundsRoute = createRoute({
  method: 'get',
  path: '/funds',
  summary: 'Lists funds, with facets and counters',
  request: { query: listFunds.query, headers },
  responses: {
    200: json(listFunds.response, 'One page of funds'),
    400: refused('A query value is not acceptable'),
  },
})

/** `GET /funds/fields` */
export const listFundFieldsRoute = createRoute({
  method: 'get',
  path: '/funds/fields',
  summary: 'Names the fields of a fund and their coded values',
  request: { headers },
  responses: { 200: json(listFundFields.response, 'The fields') },
})

/** `GET /funds/figures` */
export const getFundFiguresRoute = createRoute({
  method: 'get',
  path: '/funds/figures',
  summary: 'Counts and sums the catalogue, and names the funds liquidated last',
  request: { headers },
  responses: { 200: json(getFundFigures.response, 'The figures') },
})

/** `GET /funds/{id}` */
export const getFundRoute = createRoute({
  method: 'get',
  path: '/funds/{id}',
  summary: 'Gives a fund by its id (fnd-n) or its slug in either language',
  request: { params: idParams, query: getFund.query, headers },
  responses: {
    200: json(getFund.response, 'The fund'),
    400: refused('A query value is not acceptable'),
    404: refused('There is no such fund'),
  },
})

/** `GET /funds/{id}/documents/search` */
export const searchFundDocumentsRoute = createRoute({
  method: 'get',
  path: '/funds/{id}/documents/search',
  summary: 'Lists the documents of a fund, newest first',
  request: { params: idParams, query: searchFundDocuments.query, headers },
  responses: {
    200: json(searchFundDocuments.response, 'One page of documents'),
    400: refused('A query value is not acceptable'),
    404: refused('There is no such fund'),
  },
})

/** `GET /documents/{id}/content` */
export const readDocumentRoute = createRoute({
  method: 'get',
  path: '/documents/{id}/content',
  summary: 'Streams the file of a document; single byte ranges are served',
  request: { params: idParams, headers: headers.extend({ range: z.string().optional() }) },
  responses: {
    200: { description: 'The file', content: { 'application/pdf': { schema: z.string() } } },
    206: { description: 'A range of the file', content: { 'application/pdf': { schema: z.string() } } },
    304: { description: 'The caller has this version' },
    404: refused('There is no such document, or the caller may not read it'),
    416: refused('The range lies outside the file'),
  },
})
