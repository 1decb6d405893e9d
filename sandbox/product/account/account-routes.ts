import { createRoute } from '@hono/zod-openapi'
import type { z } from 'zod'
import { accountEndpoints } from '../../../src/contract/product-api/account-endpoints.ts'
import { bodyOf, headers, idParams, json, refused, security, signedInRefusals } from '../route-parts.ts'

const refusals = {
  400: refused('The request is malformed'),
  ...signedInRefusals,
}

const tries = { 422: refused('A value is not acceptable'), 429: refused('Too many tries') }

type Sent<Body, Reply> = { readonly path: string; readonly body: Body; readonly response: Reply }
type Read<Reply> = { readonly path: string; readonly response: Reply }

function send<Body extends z.ZodType, Reply extends z.ZodType>(
  { path, body, response }: Sent<Body, Reply>,
  summary: string,
) {
  const request = { headers, body: bodyOf(body) }
  const responses = { 200: json(response, 'Done'), ...refusals, ...tries }
  return createRoute({ method: 'post', path, summary, security, request, responses })
}

function read<Reply extends z.ZodType>({ path, response }: Read<Reply>, summary: string) {
  const responses = { 200: json(response, 'What was asked for'), ...refusals }
  return createRoute({ method: 'get', path, summary, security, request: { headers }, responses })
}

/** Creates the routes of the own account, under the paths of one client's users. */
export function accountRoutesOf(client: keyof typeof accountEndpoints) {
  const endpoints = accountEndpoints[client]
  const { listSignIns, reportSignIn } = endpoints
  return {
    updateProfile: send(
      endpoints.updateProfile,
      'Changes the profile; an email address after its confirmation',
    ),
    changePassword: send(endpoints.changePassword, 'Sets a new password, and signs out everywhere'),
    enrolTwoFactor: send(endpoints.enrolTwoFactor, 'Makes the secret of a second factor'),
    confirmTwoFactor: send(endpoints.confirmTwoFactor, 'Takes a second factor into use'),
    renewRecoveryCodes: send(endpoints.renewRecoveryCodes, 'Makes the recovery codes anew'),
    removeTwoFactor: send(endpoints.removeTwoFactor, 'Takes the second factor away'),
    endSessions: send(
      endpoints.endSessions,
      'Ends the sign-in of this token, or those of all other browsers',
    ),
    getTwoFactor: read(endpoints.getTwoFactor, 'Tells whether sign-in asks for a second factor'),
    getPersonalData: read(endpoints.getPersonalData, 'Gives everything that is held about the user'),
    listSignIns: createRoute({
      method: 'get',
      path: listSignIns.path,
      summary: 'Lists the user’s own sign-ins and failed tries, newest first',
      security,
      request: { headers, query: listSignIns.query },
      responses: { 200: json(listSignIns.response, 'One page of sign-ins'), ...refusals },
    }),
    reportSignIn: createRoute({
      method: 'post',
      path: reportSignIn.path,
      summary: 'Says that a sign-in was somebody else’s: signs out everywhere and blocks the password',
      security,
      request: { headers, params: idParams },
      responses: {
        200: json(reportSignIn.response, 'Done'),
        404: refused('The user has no such sign-in'),
        ...refusals,
      },
    }),
  }
}
