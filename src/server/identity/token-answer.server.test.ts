import { ArcticFetchError, OAuth2RequestError, UnexpectedResponseError } from 'arctic'
import { expect, it } from 'vitest'
import { readTokenAnswer } from './token-answer.server.ts'

const refusal = (code: string) => new OAuth2RequestError(code, null, null, null)

it.each([
  ['the grant is refused', refusal('invalid_grant'), 'refused'],
  // Auth0 refuses a refresh token with 403.
  ['the grant is forbidden', new UnexpectedResponseError(403), 'refused'],
  ['the provider wants its user', refusal('login_required'), 'refused'],
  ['the portal’s secret is wrong', refusal('invalid_client'), 'unexpected_answer'],
  ['the provider is busy', refusal('temporarily_unavailable'), 'unexpected_answer'],
  ['the provider has an error', new UnexpectedResponseError(500), 'unexpected_answer'],
  ['the portal is limited', new UnexpectedResponseError(429), 'unexpected_answer'],
  ['the provider cannot be reached', new ArcticFetchError(new Error('reset')), 'unreachable'],
] as const)('when %s the fault says so', async (_, error, fault) => {
  expect(await readTokenAnswer(Promise.reject(error))).toEqual({ ok: false, fault })
})
