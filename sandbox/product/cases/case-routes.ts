import { createRoute, z } from '@hono/zod-openapi'
import { caseFileTypes } from '../../../src/contract/product-api/case-documents.ts'
import { caseEndpoints } from '../../../src/contract/product-api/case-endpoints.ts'
import { bodyOf, headers, idParams, json, refused, security, signedInRefusals } from '../route-parts.ts'

const absent = { 404: refused('There is none, or it is another team’s') }
const malformed = { 400: refused('The request is malformed') }
const late = { 409: refused('It was changed by another, or its state does not allow this') }
const unacceptable = { 422: refused('A value is not acceptable') }

/** `GET /auth/partners/cases` */
export const listCasesRoute = createRoute({
  method: 'get',
  path: '/auth/partners/cases',
  summary: 'Lists the cases of the acting team, the latest change first',
  security,
  request: { query: caseEndpoints.listCases.query, headers },
  responses: {
    200: json(caseEndpoints.listCases.response, 'One page of cases'),
    ...malformed,
    ...signedInRefusals,
  },
})

/** `GET /auth/partners/cases/{id}` */
export const getCaseRoute = createRoute({
  method: 'get',
  path: '/auth/partners/cases/{id}',
  summary: 'Gives a case of the acting team',
  security,
  request: { params: idParams, headers },
  responses: { 200: json(caseEndpoints.getCase.response, 'The case'), ...absent, ...signedInRefusals },
})

/** `POST /auth/partners/cases/create` */
export const createCaseRoute = createRoute({
  method: 'post',
  path: '/auth/partners/cases/create',
  summary: 'Opens a draft for a client of the acting team',
  security,
  request: { headers, body: bodyOf(caseEndpoints.createCase.body) },
  responses: {
    200: json(caseEndpoints.createCase.response, 'The draft'),
    429: refused('Too many for today'),
    ...malformed,
    ...signedInRefusals,
  },
})

/** `POST /auth/partners/cases/{id}/save` */
export const saveCaseRoute = createRoute({
  method: 'post',
  path: '/auth/partners/cases/{id}/save',
  summary: 'Keeps what was typed into a draft or an incomplete case',
  security,
  request: { params: idParams, headers, body: bodyOf(caseEndpoints.saveCase.body) },
  responses: {
    200: json(caseEndpoints.saveCase.response, 'The version that it now has'),
    ...malformed,
    ...absent,
    ...late,
    ...signedInRefusals,
  },
})

/** `POST /auth/partners/cases/{id}/signature` */
export const requestSignatureRoute = createRoute({
  method: 'post',
  path: '/auth/partners/cases/{id}/signature',
  summary: 'Asks the client to sign a version of a case',
  security,
  request: { params: idParams, headers, body: bodyOf(caseEndpoints.requestSignature.body) },
  responses: {
    200: json(caseEndpoints.requestSignature.response, 'The case'),
    503: refused('The provider of signatures is down; nothing was done'),
    ...malformed,
    ...absent,
    ...late,
    ...unacceptable,
    ...signedInRefusals,
  },
})

/** `POST /auth/partners/cases/{id}/sign` */
export const signCaseRoute = createRoute({
  method: 'post',
  path: '/auth/partners/cases/{id}/sign',
  summary: 'Confirms the signature and sends the case to the manager’s staff',
  security,
  request: { params: idParams, headers, body: bodyOf(caseEndpoints.signCase.body) },
  responses: {
    200: json(caseEndpoints.signCase.response, 'The case'),
    503: refused('The provider of signatures is down; nothing was done'),
    ...malformed,
    ...absent,
    ...late,
    ...unacceptable,
    ...signedInRefusals,
  },
})

/** `GET /auth/partners/cases/{id}/signed-document` */
export const readSignedDocumentRoute = createRoute({
  method: 'get',
  path: '/auth/partners/cases/{id}/signed-document',
  summary: 'Gives the sealed document of a signed case',
  security,
  request: { params: idParams, headers },
  responses: {
    200: { description: 'The document', content: { 'application/pdf': { schema: z.string() } } },
    ...absent,
    ...signedInRefusals,
  },
})

/** `GET /auth/partners/cases/{id}/receipt` */
export const readCaseReceiptRoute = createRoute({
  method: 'get',
  path: '/auth/partners/cases/{id}/receipt',
  summary: 'Gives the receipt of a case that was sent',
  security,
  request: { params: idParams, headers },
  responses: {
    200: { description: 'The receipt', content: { 'application/pdf': { schema: z.string() } } },
    409: refused('It was never sent'),
    ...absent,
    ...signedInRefusals,
  },
})

/** `POST /auth/partners/cases/{id}/messages` */
export const writeCaseMessageRoute = createRoute({
  method: 'post',
  path: '/auth/partners/cases/{id}/messages',
  summary: 'Writes a message to the manager’s staff',
  security,
  request: { params: idParams, headers, body: bodyOf(caseEndpoints.writeCaseMessage.body) },
  responses: {
    200: json(caseEndpoints.writeCaseMessage.response, 'The case'),
    ...malformed,
    ...absent,
    ...signedInRefusals,
  },
})

/** `POST /auth/partners/cases/{id}/withdraw` */
export const withdrawCaseRoute = createRoute({
  method: 'post',
  path: '/auth/partners/cases/{id}/withdraw',
  summary: 'Withdraws a case that has not ended',
  security,
  request: { params: idParams, headers, body: bodyOf(caseEndpoints.withdrawCase.body) },
  responses: {
    200: json(caseEndpoints.withdrawCase.response, 'The case'),
    ...malformed,
    ...absent,
    ...late,
    ...signedInRefusals,
  },
})

/** `POST /auth/partners/cases/{id}/documents` */
export const addCaseDocumentRoute = createRoute({
  method: 'post',
  path: '/auth/partners/cases/{id}/documents',
  summary: 'Adds a file to a case; its type is that of its content',
  security,
  request: { params: idParams, headers, body: bodyOf(caseEndpoints.addCaseDocument.body) },
  responses: {
    200: json(caseEndpoints.addCaseDocument.response, 'The case'),
    ...malformed,
    ...absent,
    ...late,
    ...unacceptable,
    ...signedInRefusals,
  },
})

/** `POST /auth/partners/cases/{id}/documents/remove` */
export const removeCaseDocumentRoute = createRoute({
  method: 'post',
  path: '/auth/partners/cases/{id}/documents/remove',
  summary: 'Removes a file from a case',
  security,
  request: { params: idParams, headers, body: bodyOf(caseEndpoints.removeCaseDocument.body) },
  responses: {
    200: json(caseEndpoints.removeCaseDocument.response, 'The case'),
    ...malformed,
    ...absent,
    ...late,
    ...unacceptable,
    ...signedInRefusals,
  },
})

/** `GET /auth/partners/case-documents/{id}/content` */
export const readTeamCaseFileRoute = createRoute({
  method: 'get',
  path: '/auth/partners/case-documents/{id}/content',
  summary: 'Gives a file of a case',
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

/** `POST /auth/partners/cases/{id}/warnings` */
export const acceptCaseWarningsRoute = createRoute({
  method: 'post',
  path: '/auth/partners/cases/{id}/warnings',
  summary: 'Says which warnings of the fund are accepted',
  security,
  request: { params: idParams, headers, body: bodyOf(caseEndpoints.acceptCaseWarnings.body) },
  responses: {
    200: json(caseEndpoints.acceptCaseWarnings.response, 'The case'),
    ...malformed,
    ...absent,
    ...late,
    ...unacceptable,
    ...signedInRefusals,
  },
})
