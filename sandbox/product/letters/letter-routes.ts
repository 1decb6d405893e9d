import { createRoute } from '@hono/zod-openapi'
import { letterEndpoints } from '../../../src/contract/product-api/notification-endpoints.ts'
import type { ClientName } from '../../identity/identity-env.ts'
import { headers, idParams, json, refused, security, signedInRefusals } from '../route-parts.ts'

const refusals = { 400: refused('The request is malformed'), ...signedInRefusals }

/** The calls about the letters to users of a client. */
export function letterRoutesOf(client: ClientName) {
  const { getLetter, listLetters } = letterEndpoints[client]
  return {
    list: createRoute({
      method: 'get',
      path: listLetters.path,
      summary: 'Lists the manager’s letters to the user, the newest first',
      security,
      request: { headers, query: listLetters.query },
      responses: { 200: json(listLetters.response, 'One page of letters'), ...refusals },
    }),
    get: createRoute({
      method: 'get',
      path: getLetter.path,
      summary: 'Gives a letter in the language asked for',
      security,
      request: { headers, params: idParams },
      responses: {
        200: json(getLetter.response, 'The letter'),
        404: refused('There is no such letter to the user'),
        ...refusals,
      },
    }),
  }
}
