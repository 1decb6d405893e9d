import {
  ArcticFetchError,
  OAuth2RequestError,
  UnexpectedErrorResponseBodyError,
  UnexpectedResponseError,
} from 'arctic'
import fc from 'fast-check'
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkIdToken, readTokenResponse } from './tokens.server.ts'

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

const issuer = 'https://identity.example/'
const now = new Date('2026-01-01T12:00:00Z')
const nowS = now.getTime() / 1000

type Signer = (claims?: Record<string, unknown>, header?: Record<string, unknown>) => Promise<string>

type Signing = { sign: Signer; jwk: JWK; keys: ReturnType<typeof createLocalJWKSet> }

async function signer(): Promise<Signing> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  const sign: Signer = (claims = {}, header = {}) =>
    new SignJWT({
      iss: issuer,
      sub: 'u1',
      aud: 'investor',
      iat: nowS,
      exp: nowS + 300,
      nonce: 'n',
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header })
      .sign(privateKey)
  return { sign, jwk, keys: createLocalJWKSet({ keys: [jwk] }) }
}

describe('an ID token', () => {
  let own: Awaited<ReturnType<typeof signer>>
  beforeAll(async () => {
    own = await signer()
  })
  const check = (token: string, over: Partial<Parameters<typeof checkIdToken>[0]> = {}) =>
    checkIdToken({ token, keys: own.keys, issuer, clientId: 'investor', nonce: 'n', now, ...over })

  it('is accepted if every claim and the signature are valid', async () => {
    expect(await check(await own.sign())).toMatchObject({ ok: true, claims: { sub: 'u1' } })
  })

  it.each([
    ['another issuer', { iss: 'https://identity.example' }, 'other_issuer'],
    ['the audience of the other client', { aud: 'partner' }, 'other_audience'],
    ['an end more than a minute ago', { exp: nowS - 61 }, 'expired'],
    ['a start more than a minute ahead', { nbf: nowS + 61 }, 'not_yet_valid'],
    ['an end as text that is past', { exp: `${nowS - 61}` }, 'expired'],
    ['a start as text that is to come', { nbf: `${nowS + 61}` }, 'not_yet_valid'],
    ['no end', { exp: undefined }, 'no_end'],
    ['an end that is no time', { exp: 'soon' }, 'no_end'],
    ['two audiences and no authorised party', { aud: ['investor', 'partner'] }, 'other_authorised_party'],
    ['another authorised party', { azp: 'partner' }, 'other_authorised_party'],
    ['no subject', { sub: undefined }, 'unreadable_subject'],
    ['an empty subject', { sub: '' }, 'unreadable_subject'],
  ])('is refused with %s, and the cause is told', async (_reason, claims, cause) => {
    expect(await check(await own.sign(claims))).toEqual({ ok: false, fault: 'invalid', cause })
  })

  it('is refused with the nonce of another sign-in', async () => {
    expect(await check(await own.sign({ nonce: 'other' }))).toEqual({
      ok: false,
      fault: 'wrong_nonce',
      cause: 'other_nonce',
    })
  })

  it('tolerates clocks that differ by a minute', async () => {
    const token = await own.sign({ exp: nowS - 59, nbf: nowS + 59 })
    expect(await check(token)).toMatchObject({ ok: true })
  })

  it('is refused when another key signed it', async () => {
    const other = await signer()
    expect(await check(await other.sign())).toMatchObject({ ok: false, fault: 'invalid' })
  })

  it('is refused when it is not signed, or with a shared secret', async () => {
    const payload = Buffer.from(JSON.stringify({ iss: issuer, sub: 'u1', aud: 'investor' })).toString(
      'base64url',
    )
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    expect(await check(unsigned)).toMatchObject({ ok: false, fault: 'invalid' })
    const shared = await new SignJWT({ iss: issuer, sub: 'u1', aud: 'investor', nonce: 'n' })
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .setIssuedAt(nowS)
      .setExpirationTime(nowS + 300)
      .sign(new TextEncoder().encode('a shared secret of the client, long enough'))
    expect(await check(shared)).toMatchObject({ ok: false, fault: 'invalid' })
  })

  it('is refused when a character of it was changed', async () => {
    const token = await own.sign()
    const at = token.lastIndexOf('.') + 10
    const altered = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`
    expect(await check(altered)).toMatchObject({ ok: false, fault: 'invalid' })
  })

  it('signed by a key that is not published has a fault of its own', async () => {
    const token = await own.sign({}, { kid: 'k2' })
    expect(await check(token)).toEqual({
      ok: false,
      fault: 'key_unknown',
      cause: 'ERR_JWKS_NO_MATCHING_KEY',
    })
  })

  it('that names no key is believed where one of several signed it, and only then', async () => {
    const [other, stranger] = [await signer(), await signer()]
    const keys = createLocalJWKSet({ keys: [{ ...other.jwk, kid: 'k0' }, own.jwk] })
    expect(await check(await own.sign({}, { kid: undefined }), { keys })).toMatchObject({ ok: true })
    const foreign = await check(await stranger.sign({}, { kid: undefined }), { keys })
    expect(foreign).toMatchObject({ ok: false, fault: 'key_unknown' })
  })

  it('is believed whatever its address claims are, since only `email_verified` is read', async () => {
    const token = await own.sign({ email: null, email_verified: 'true', amr: 'pwd', azp: null })
    expect(await check(token)).toMatchObject({ ok: true, claims: { email_verified: true } })
  })

  it('is believed whatever the claims hold that are not needed', async () => {
    const names = fc.constantFrom(
      'email',
      'email_verified',
      'amr',
      'acr',
      'auth_time',
      'urn:portal:role',
      'x',
    )
    await fc.assert(
      fc.asyncProperty(fc.dictionary(names, fc.jsonValue()), async (claims) => {
        expect(await check(await own.sign(claims))).toMatchObject({ ok: true, claims: { sub: 'u1' } })
      }),
    )
  })

  // P-755
  it('is believed whatever the form of its times, and whatever stands where none is needed', async () => {
    const isLater = (value: unknown) =>
      (typeof value === 'number' || typeof value === 'string') && Number(value) > nowS
    const written = (times: fc.Arbitrary<number>) => times.chain((time) => fc.constantFrom(time, `${time}`))
    const times = fc.record(
      {
        exp: written(fc.integer({ min: nowS, max: nowS * 2 })),
        iat: fc.jsonValue(),
        nbf: fc.oneof(
          fc.jsonValue().filter((value) => !isLater(value)),
          written(fc.integer({ min: 0, max: nowS })),
        ),
        auth_time: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(times, async (claims) => {
        expect(await check(await own.sign(claims))).toMatchObject({ ok: true, claims: { sub: 'u1' } })
      }),
    )
  })

  it('whose needed claims hold anything else is refused with a cause, never an error', async () => {
    const names = fc.constantFrom('iss', 'sub', 'aud', 'azp', 'exp', 'nonce')
    await fc.assert(
      fc.asyncProperty(names, fc.jsonValue(), async (name, value) => {
        const checked = await check(await own.sign({ [name]: value }))
        if (checked.ok) expect(checked.claims).toMatchObject({ sub: expect.any(String), nonce: 'n' })
        else expect(checked.cause).toMatch(/^\w+$/)
      }),
    )
  })

  it('is not called wrong when the keys cannot be had', async () => {
    const keys = () => Promise.reject(new TypeError('fetch failed'))
    expect(await check(await own.sign(), { keys })).toMatchObject({ ok: false, fault: 'keys_unavailable' })
  })
})
