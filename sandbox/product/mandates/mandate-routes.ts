import { createRoute } from '@hono/zod-openapi'
import { mandateEndpoints } from '../../../src/contract/product-api/other-account-endpoints.ts'
import { headers, idParams, json, refused, security, signedInRefusals } from '../route-parts.ts'

const { closeMandate, getConsolidatedPosition, listMandates, openMandate } = mandateEndpoints

const refusals = { 400: refused('The request is malformed'), ...signedInRefusals }
const unknown = { 404: refused('There is none of this id that is the caller’s'), ...refusals }

/** `GET /auth/investor-users/mandates` */
export const listMandatesRoute = createRoute({
  method: 'get',
  path: listMandates.path,
  summary: 'Lists for whom the caller may act, and who may act for the caller',
  security,
  request: { headers },
  responses: { 200: json(listMandates.response, 'The mandates in force'), ...refusals },
})

/** `POST /auth/investor-users/mandates/{id}/open` */
export const openMandateRoute = createRoute({
  method: 'post',
  path: openMandate.path,
  summary: 'Gives a token that makes the calls which the mandate allows, for its holder',
  security,
  request: { headers, params: idParams },
  responses: { 200: json(openMandate.response, 'The token'), ...unknown },
})

/** `POST /auth/investor-users/mandates/{id}/close` */
export const closeMandateRoute = createRoute({
  method: 'post',
  path: closeMandate.path,
  summary: 'Ends the tokens of a mandate',
  security,
  request: { headers, params: idParams },
  responses: { 200: json(closeMandate.response, 'Ended'), ...unknown },
})

/** `GET /auth/investors/consolidated-position` */
export const consolidatedPositionRoute = createRoute({
  method: 'get',
  path: getConsolidatedPosition.path,
  summary: 'Gives the positions of the caller and of every holder whose figures a mandate covers',
  security,
  request: { query: getConsolidatedPosition.query, headers },
  responses: { 200: json(getConsolidatedPosition.response, 'The positions'), ...refusals },
})
