import {
  ArcticFetchError,
  OAuth2RequestError,
  UnexpectedErrorResponseBodyError,
  UnexpectedResponseError,
} from 'arctic'
import { expect, it } from 'vitest'
import { readTokenResponse } from './token-response.server.ts'

const refusal = (code: string) => new OAuth2RequestError(code, null, null, null)

it.each([
  ['the grant is refused', refusal('invalid_grant'), 'refused', 'invalid_grant'],
  // Auth0 refuses a refresh token with 403.
  ['the grant is forbidden', new UnexpectedResponseError(403), 'refused', 'status_403'],
  ['the provider wants its user', refusal('login_required'), 'refused', 'login_required'],
  [
    'the grant is refused without a description',
    new UnexpectedErrorResponseBodyError(400, { error: 'invalid_grant', error_description: null }),
    'refused',
    'invalid_grant',
  ],
  ['the portal’s secret is wrong', refusal('invalid_client'), 'unexpected_answer', 'invalid_client'],
  [
    'the provider is busy',
    refusal('temporarily_unavailable'),
    'unexpected_answer',
    'temporarily_unavailable',
  ],
  ['the provider has an error', new UnexpectedResponseError(500), 'unexpected_answer', 'status_500'],
  ['the portal is limited', new UnexpectedResponseError(429), 'unexpected_answer', 'status_429'],
  [
    'the refusal says nothing',
    new UnexpectedErrorResponseBodyError(400, {}),
    'unexpected_answer',
    'status_400',
  ],
  ['the refusal says words of its own', refusal('<b>no</b>'), 'refused', 'unreadable_error'],
  ['the provider cannot be reached', new ArcticFetchError(new Error('reset')), 'unreachable', 'network'],
] as const)('when %s the fault and its cause say so', async (_, error, fault, cause) => {
  expect(await readTokenResponse(Promise.reject(error))).toEqual({ ok: false, fault, cause })
})
