import { createRoute, z } from '@hono/zod-openapi'
import { caseFileTypes } from '../../../src/contract/product-api/case-documents.ts'
import { staffCaseEndpoints } from '../../../src/contract/product-api/case-endpoints.ts'
import { bodyOf, headers, idParams, json, refused, security, signedInRefusals } from '../route-parts.ts'

const absent = { 404: refused('There is none, or it was not sent') }
const malformed = { 400: refused('The request is malformed') }

/** `GET /staff/cases` */
export const listSentCasesRoute = createRoute({
  method: 'get',
  path: '/staff/cases',
  summary: 'Lists the cases that were sent, the longest wait first and what is decided last',
  security,
  request: { query: staffCaseEndpoints.listSentCases.query, headers },
  responses: {
    200: json(staffCaseEndpoints.listSentCases.response, 'One page of cases'),
    ...malformed,
    ...signedInRefusals,
  },
})

/** `GET /staff/cases/{id}` */
export const getSentCaseRoute = createRoute({
  method: 'get',
  path: '/staff/cases/{id}',
  summary: 'Gives a case that was sent',
  security,
  request: { params: idParams, headers },
  responses: {
    200: json(staffCaseEndpoints.getSentCase.response, 'The case'),
    ...absent,
    ...signedInRefusals,
  },
})

/** `GET /staff/case-documents/{id}/content` */
export const readCaseFileRoute = createRoute({
  method: 'get',
  path: '/staff/case-documents/{id}/content',
  summary: 'Gives a document of a case that was sent',
  security,
  request: { params: idParams, headers },
  responses: {
    200: {
      description: 'The file',
      content: Object.fromEntries(caseFileTypes.map((type) => [type, { schema: z.string() }])),
    },
    ...absent,
    ...signedInRefusals,
  },
})

/** `GET /staff/cases/{id}/signed-document` */
export const readSealedDocumentRoute = createRoute({
  method: 'get',
  path: '/staff/cases/{id}/signed-document',
  summary: 'Gives the sealed document of a case',
  security,
  request: { params: idParams, headers },
  responses: {
    200: { description: 'The document', content: { 'application/pdf': { schema: z.string() } } },
    ...absent,
    ...signedInRefusals,
  },
})

/** `POST /staff/cases/{id}/decide` */
export const decideCaseRoute = createRoute({
  method: 'post',
  path: '/staff/cases/{id}/decide',
  summary: 'Takes a case up, asks for something, accepts or refuses it',
  security,
  request: { params: idParams, headers, body: bodyOf(staffCaseEndpoints.decideCase.body) },
  responses: {
    200: json(staffCaseEndpoints.decideCase.response, 'The case'),
    409: refused('It was changed by another, or its state does not allow this'),
    422: refused('The reason is missing'),
    ...malformed,
    ...absent,
    ...signedInRefusals,
  },
})

/** `POST /staff/cases/{id}/messages` */
export const answerCaseRoute = createRoute({
  method: 'post',
  path: '/staff/cases/{id}/messages',
  summary: 'Writes a message to the team of a case',
  security,
  request: { params: idParams, headers, body: bodyOf(staffCaseEndpoints.answerCase.body) },
  responses: {
    200: json(staffCaseEndpoints.answerCase.response, 'The case'),
    409: refused('`after` is not the latest message'),
    ...malformed,
    ...absent,
    ...signedInRefusals,
  },
})
