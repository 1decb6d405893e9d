import { createRoute, z } from '@hono/zod-openapi'
import { materialEndpoints } from '../../../src/contract/product-api/partner-space-endpoints.ts'
import { bodyOf, headers, idParams, json, refused, security, signedInRefusals } from '../route-parts.ts'

const malformed = { 400: refused('The request is malformed') }
const noLink = {
  404: refused('No link has this secret'),
  410: refused('The link is over; `errors` tells why'),
}
const limited = { 429: refused('Too many for the time') }

export const listMaterialRoute = createRoute({
  method: 'get',
  path: '/auth/partners/material',
  summary: 'Lists the marketing documents of the funds under agreement with the acting team',
  security,
  request: { query: materialEndpoints.listMaterial.query, headers },
  responses: {
    200: json(materialEndpoints.listMaterial.response, 'One page of documents'),
    ...malformed,
    ...signedInRefusals,
  },
})

export const listSharesRoute = createRoute({
  method: 'get',
  path: '/auth/partners/shares',
  summary: 'Lists the links of the acting team to marketing documents, with their openings',
  security,
  request: { query: materialEndpoints.listShares.query, headers },
  responses: {
    200: json(materialEndpoints.listShares.response, 'One page of links'),
    ...malformed,
    ...signedInRefusals,
  },
})

export const createShareRoute = createRoute({
  method: 'post',
  path: '/auth/partners/shares',
  summary: 'Makes a link by which a client reads a marketing document',
  security,
  request: { headers, body: bodyOf(materialEndpoints.createShare.body) },
  responses: {
    200: json(materialEndpoints.createShare.response, 'The secret of the link, told this once'),
    ...malformed,
    ...limited,
    ...signedInRefusals,
    422: refused('The document is none that may be shared today'),
  },
})

export const endShareRoute = createRoute({
  method: 'post',
  path: '/auth/partners/shares/{id}/end',
  summary: 'Ends a link at once',
  security,
  request: { params: idParams, headers },
  responses: {
    200: json(materialEndpoints.endShare.response, 'Done'),
    404: refused('There is none, or it is another team’s'),
    ...signedInRefusals,
  },
})

export const describeSharedDocumentRoute = createRoute({
  method: 'post',
  path: '/shared-documents/describe',
  summary: 'Describes the document of a link, which its secret alone opens',
  request: { headers, body: bodyOf(materialEndpoints.describeSharedDocument.body) },
  responses: {
    200: json(materialEndpoints.describeSharedDocument.response, 'The document'),
    ...malformed,
    ...noLink,
    ...limited,
  },
})

export const openSharedDocumentRoute = createRoute({
  method: 'post',
  path: '/shared-documents/open',
  summary: 'Streams the document of a link, and counts that it was opened',
  request: { headers, body: bodyOf(materialEndpoints.openSharedDocument.body) },
  responses: {
    200: { description: 'The file', content: { 'application/pdf': { schema: z.string() } } },
    ...malformed,
    ...noLink,
    ...limited,
  },
})
