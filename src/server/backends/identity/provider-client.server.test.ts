import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createProviderClient,
  type ProviderClient,
  type ProviderClientOptions,
} from './provider-client.server.ts'

/** Secrets of the kind that providers generate: with every character that a form encodes. */
const clientId = 'portal:investor+1'
const clientSecret = 'a+b/c%d=e:f g&h~é'

type Reply = (request: IncomingMessage, response: ServerResponse) => void

let server: Server
let respond: Reply
let asked: string[]
let client: ProviderClient
let options: ProviderClientOptions

const sendJson = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    respond(request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const data = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: `${issuer}/logout`,
    authorization_response_iss_parameter_supported: true,
  }
  const metadata = async () => ({ kind: 'ok', status: 200, data }) as const
  options = {
    discovery: { metadata, known: () => data },
    issuer,
    clientId,
    clientSecret,
    callbackUrl: 'http://localhost:3000/api/auth/callback/investor',
    returnTo: { fr: 'http://localhost:3000', en: 'http://localhost:3000/en' },
    audience: 'api',
    sendsUiLocales: true,
    logoutStyle: 'oidc',
    now: () => new Date(),
  }
  client = createProviderClient(options)
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

describe('a client of the identity provider', () => {
  it('form-encodes its id and secret before Base64 (RFC 6749, 2.3.1)', async () => {
    let shown = ''
    respond = ({ headers }, response) => {
      shown = Buffer.from((headers.authorization ?? '').replace('Basic ', ''), 'base64').toString()
      sendJson(response, { access_token: 'a', token_type: 'Bearer' })
    }
    expect(await client.refresh('r')).toMatchObject({ ok: true })
    const [id, secret, ...others] = shown.split(':')
    const read = new URLSearchParams(`id=${id}&secret=${secret}`)
    expect([read.get('id'), read.get('secret'), others]).toEqual([clientId, clientSecret, []])
  })

  it('names itself as it is in the address of the sign-in', async () => {
    const url = await client.authorizationUrl({
      state: 's',
      nonce: 'n',
      verifier: 'v'.repeat(43),
      locale: 'fr',
    })
    expect(url instanceof URL && url.searchParams.get('client_id')).toBe(clientId)
  })

  // P-546
  it('asks for the scopes that name the API, where the provider needs them', async () => {
    const scoped = createProviderClient({ ...options, furtherScopes: ['api://funds/read'] })
    const request = { state: 's', nonce: 'n', verifier: 'v'.repeat(43), locale: 'fr' } as const
    const url = await scoped.authorizationUrl(request)
    expect(url instanceof URL && url.searchParams.get('scope')).toBe(
      'openid profile email offline_access api://funds/read',
    )
  })

  // P-546
  it('names a person by the configured claim, and nobody where it holds none', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256')
    const jwk = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'ES256' }
    respond = (_request, response) => sendJson(response, { keys: [jwk] })
    const tokenWith = (claims: object) =>
      new SignJWT({ nonce: 'n', ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'k' })
        .setIssuer(options.issuer)
        .setAudience(clientId)
        .setSubject('pairwise')
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey)
    const named = createProviderClient({ ...options, subjectClaim: 'oid' })
    expect(await named.checkIdToken(await tokenWith({ oid: 'person-1' }), 'n')).toMatchObject({
      ok: true,
      claims: { sub: 'person-1' },
    })
    const unreadable = { ok: false, cause: 'unreadable_subject' }
    for (const oid of [undefined, '', 7, ['person-1']])
      expect(await named.checkIdToken(await tokenWith({ oid }), 'n')).toMatchObject(unreadable)
  })

  it('asks for the password, and for the time of it, only where it must be asked for anew', async () => {
    const request = { state: 's', nonce: 'n', verifier: 'v'.repeat(43), locale: 'fr' } as const
    const parametersOf = async (reauthenticates: boolean) => {
      const url = await client.authorizationUrl({ ...request, reauthenticates })
      return url instanceof URL ? [url.searchParams.get('prompt'), url.searchParams.get('max_age')] : []
    }
    expect(await parametersOf(true)).toEqual(['login', '300'])
    expect(await parametersOf(false)).toEqual([null, null])
  })

  it('leaves the hint out of a logout address that proxies would refuse for its length', async () => {
    const logout = async (idToken: string) => (await client.logoutUrl(idToken, 'en')) as URL
    expect((await logout('short')).searchParams.get('id_token_hint')).toBe('short')
    const long = await logout('x'.repeat(4000))
    expect(long.searchParams.has('id_token_hint')).toBe(false)
    expect(long.searchParams.get('client_id')).toBe(clientId)
  })

  it('believes a token whose key was published a moment ago, and fetches the keys again only once', async () => {
    const pairs = [await generateKeyPair('RS256'), await generateKeyPair('RS256')] as const
    const published = await Promise.all(
      pairs.map(async ({ publicKey }, at) => ({
        ...(await exportJWK(publicKey)),
        kid: `k${at}`,
        alg: 'RS256',
      })),
    )
    const { port } = server.address() as AddressInfo
    const tokenBy = (at: 0 | 1 | 2) =>
      new SignJWT({ nonce: 'n' })
        .setProtectedHeader({ alg: 'RS256', kid: `k${at}` })
        .setIssuer(`http://127.0.0.1:${port}`)
        .setSubject('u1')
        .setAudience(clientId)
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(pairs[at === 0 ? 0 : 1].privateKey)
    let keys = published.slice(0, 1)
    respond = (_, response) => sendJson(response, { keys })
    expect(await client.checkIdToken(await tokenBy(0), 'n')).toMatchObject({ ok: true })
    keys = published
    expect(await client.checkIdToken(await tokenBy(1), 'n')).toMatchObject({ ok: true })
    expect(asked).toEqual(['/jwks', '/jwks'])
    expect(await client.checkIdToken(await tokenBy(2), 'n')).toMatchObject({
      ok: false,
      fault: 'key_unknown',
    })
    expect(asked).toHaveLength(3)
  })
})
