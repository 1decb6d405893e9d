import { createRoute, z } from '@hono/zod-openapi'
import { deskEndpoints } from '../../../src/contract/product-api/desk-endpoints.ts'
import { bodyOf, headers, idParams, json, refused, security, signedInRefusals } from '../route-parts.ts'

const absent = { 404: refused('There is none') }
const malformed = { 400: refused('The request is malformed') }

/** `GET /staff/publications` */
export const listPublicationsRoute = createRoute({
  method: 'get',
  path: '/staff/publications',
  summary: 'Lists what staff have entered to be published',
  security,
  request: { query: deskEndpoints.listPublications.query, headers },
  responses: {
    200: json(deskEndpoints.listPublications.response, 'One page of entries'),
    ...malformed,
    ...signedInRefusals,
  },
})

/** `GET /staff/publications/{id}` */
export const getPublicationRoute = createRoute({
  method: 'get',
  path: '/staff/publications/{id}',
  summary: 'Gives an entry with what readers will see of it',
  security,
  request: { params: idParams, headers },
  responses: {
    200: json(deskEndpoints.getPublication.response, 'The entry'),
    ...absent,
    ...signedInRefusals,
  },
})

/** `GET /staff/publications/{id}/content` */
export const readPublicationFileRoute = createRoute({
  method: 'get',
  path: '/staff/publications/{id}/content',
  summary: 'Gives the file of a document that staff have entered',
  security,
  request: { params: idParams, headers },
  responses: {
    200: { description: 'The file', content: { 'application/pdf': { schema: z.string() } } },
    ...absent,
    ...signedInRefusals,
  },
})

/** `GET /staff/funds/{id}/publishing` */
export const getPublishingOptionsRoute = createRoute({
  method: 'get',
  path: '/staff/funds/{id}/publishing',
  summary: 'Gives the shares and documents of a fund, and the kinds of documents, for a form',
  security,
  request: { params: idParams, headers },
  responses: {
    200: json(deskEndpoints.getPublishingOptions.response, 'What may be published'),
    ...absent,
    ...signedInRefusals,
  },
})

/** `GET /staff/funds/{id}/calls` */
export const listCallHoldersRoute = createRoute({
  method: 'get',
  path: '/staff/funds/{id}/calls',
  summary: 'Lists what holders owe of the calls of a fund, and what was received',
  security,
  request: { params: idParams, query: deskEndpoints.listCallHolders.query, headers },
  responses: {
    200: json(deskEndpoints.listCallHolders.response, 'One page of holders'),
    ...malformed,
    ...absent,
    ...signedInRefusals,
  },
})

/** `POST /staff/publications` */
export const enterPublicationRoute = createRoute({
  method: 'post',
  path: '/staff/publications',
  summary: 'Enters a figure, a document or payments received, which another member of staff approves',
  security,
  request: { headers, body: bodyOf(deskEndpoints.enterPublication.body) },
  responses: {
    200: json(deskEndpoints.enterPublication.response, 'The entry'),
    422: refused('A value is not acceptable'),
    ...malformed,
    ...signedInRefusals,
  },
})

/** `POST /staff/publications/{id}/decide` */
export const decidePublicationRoute = createRoute({
  method: 'post',
  path: '/staff/publications/{id}/decide',
  summary: 'Approves or refuses an entry of another, or withdraws one’s own',
  security,
  request: { params: idParams, headers, body: bodyOf(deskEndpoints.decidePublication.body) },
  responses: {
    200: json(deskEndpoints.decidePublication.response, 'The decision'),
    409: refused('It was decided before'),
    422: refused('The author may not decide, nor another withdraw; or a refusal has no reason'),
    ...malformed,
    ...absent,
    ...signedInRefusals,
  },
})
