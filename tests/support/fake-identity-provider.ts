import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'

/** User signed in at the fake, and the claims about them. */
export type FakeAccount = { subject: string; role: string; emailVerified: boolean }

type Claims = Readonly<Record<string, unknown>>

/** Faults of the fake; healthy when a field is missing. */
export type FakeFaults = {
  /** Error of the authorization endpoint instead of a code. */
  refusal?: { error: string; description?: string }
  /** `iss` of the authorization answer; null leaves it out. */
  issuer?: string | null
  /** Claims that replace those of the ID token; a function receives the time of issue, in seconds since 1970. */
  claims?: Claims | ((nowS: number) => Claims)
  /** Members that replace those of the token endpoint's answer; undefined leaves one out. */
  tokens?: Record<string, unknown>
  /** Key id in the header of ID tokens, in the place of the published one. */
  keyId?: string
  token?: 'refuses' | 'loses_answer' | 'fails' | 'hangs' | 'no_json' | 'no_id_token' | 'forged_signature'
  /** Response of discovery instead of the metadata. */
  discovery?: 'fails' | 'hangs' | 'no_json' | 'other_issuer' | 'no_endpoints'
  keys?: 'fails' | 'hangs' | 'no_json' | 'none'
}

type Code = { challenge: string; nonce: string; clientId: string; redirectUri: string }

/** OpenID provider that signs all users in at once, on a free port. */
export type FakeIdentityProvider = {
  readonly url: string
  account: FakeAccount
  faults: FakeFaults
  /** Grant type of every call of the token endpoint. */
  readonly tokenCalls: readonly string[]
  /** Parameters of the last authorization request. */
  readonly lastAuthorization: URLSearchParams | undefined
  /** Forgets the refresh tokens, as after a sign-out at the provider. */
  revokeAll(): void
  stop(): Promise<void>
}

type Keys = { own: CryptoKey; foreign: CryptoKey; jwk: JWK }

async function createKeys(): Promise<Keys> {
  const own = await generateKeyPair('RS256')
  const foreign = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  return { own: own.privateKey, foreign: foreign.privateKey, jwk }
}

const random = () => randomBytes(16).toString('base64url')
const s256 = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function respondBadly(fault: 'fails' | 'hangs' | 'no_json', response: ServerResponse): void {
  if (fault === 'fails') sendJson(response, {}, 500)
  if (fault === 'no_json') response.writeHead(200, { 'content-type': 'application/json' }).end('<p>It works')
}

function clientOf({ headers }: IncomingMessage): string {
  const credentials = Buffer.from((headers.authorization ?? '').replace('Basic ', ''), 'base64').toString()
  return decodeURIComponent(credentials.split(':')[0] ?? '')
}

const lifetimeS = 300

class Fake implements FakeIdentityProvider {
  url = ''
  account: FakeAccount = { subject: 'investor-1', role: 'investor', emailVerified: true }
  faults: FakeFaults = {}
  tokenCalls: string[] = []
  lastAuthorization: URLSearchParams | undefined
  lastSignInS = Math.floor(Date.now() / 1000)
  codes = new Map<string, Code>()
  refreshTokens = new Set<string>()
  stop = async () => {}
  readonly keys: Keys

  constructor(keys: Keys) {
    this.keys = keys
  }

  revokeAll() {
    this.refreshTokens.clear()
  }

  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url)
    switch (pathname) {
      case '/.well-known/openid-configuration':
        return this.handleDiscovery(response)
      case '/jwks':
        return this.responseKeys(response)
      case '/authorize':
        return this.authorize(searchParams, response)
      case '/token':
        return this.giveTokens(request, response)
      case '/v2/logout':
        return void response.writeHead(302, { location: searchParams.get('returnTo') ?? '/' }).end()
      default:
        return sendJson(response, {}, 404)
    }
  }

  handleDiscovery(response: ServerResponse) {
    const { discovery } = this.faults
    if (discovery === 'other_issuer')
      return sendJson(response, { ...this.metadata(), issuer: 'https://evil.example' })
    if (discovery === 'no_endpoints') return sendJson(response, { issuer: this.url })
    if (discovery !== undefined) return respondBadly(discovery, response)
    sendJson(response, this.metadata())
  }

  responseKeys(response: ServerResponse) {
    const { keys } = this.faults
    if (keys === 'none') return sendJson(response, { keys: [] })
    if (keys !== undefined) return respondBadly(keys, response)
    sendJson(response, { keys: [this.keys.jwk] })
  }

  metadata() {
    const { url } = this
    return {
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/jwks`,
      authorization_response_iss_parameter_supported: true,
    }
  }

  authorize(query: URLSearchParams, response: ServerResponse): void {
    this.lastAuthorization = query
    if (query.get('prompt') === 'login') this.lastSignInS = Math.floor(Date.now() / 1000)
    const read = (name: string) => query.get(name) ?? ''
    const reply = new URL(read('redirect_uri'))
    reply.searchParams.set('state', read('state'))
    const issuer = this.faults.issuer === undefined ? this.url : this.faults.issuer
    if (issuer !== null) reply.searchParams.set('iss', issuer)
    const { refusal } = this.faults
    if (refusal) {
      reply.searchParams.set('error', refusal.error)
      if (refusal.description) reply.searchParams.set('error_description', refusal.description)
    } else reply.searchParams.set('code', this.newCode(read))
    response.writeHead(302, { location: reply.href }).end()
  }

  newCode(read: (name: string) => string): string {
    const code = random()
    this.codes.set(code, {
      challenge: read('code_challenge'),
      nonce: read('nonce'),
      clientId: read('client_id'),
      redirectUri: read('redirect_uri'),
    })
    return code
  }

  async giveTokens(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request))
    this.tokenCalls.push(form.get('grant_type') ?? '')
    const { token } = this.faults
    if (token === 'hangs' || token === 'fails' || token === 'no_json') return respondBadly(token, response)
    if (token === 'refuses') return sendJson(response, { error: 'invalid_grant' }, 400)
    const granted = this.redeem(form, clientOf(request))
    if (granted === undefined) return sendJson(response, { error: 'invalid_grant' }, 400)
    const refreshToken = random()
    this.refreshTokens.add(refreshToken)
    if (token === 'loses_answer') return void response.destroy()
    sendJson(response, {
      access_token: `access-${this.account.subject}-${random()}`,
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: refreshToken,
      ...(granted.nonce === undefined || token === 'no_id_token'
        ? {}
        : { id_token: await this.idToken(granted) }),
      ...this.faults.tokens,
    })
  }

  redeem(form: URLSearchParams, clientId: string): { clientId: string; nonce?: string } | undefined {
    const refreshToken = form.get('refresh_token')
    if (refreshToken !== null) return this.refreshTokens.delete(refreshToken) ? { clientId } : undefined
    const code = form.get('code') ?? ''
    const known = this.codes.get(code)
    this.codes.delete(code)
    const fits =
      known?.clientId === clientId &&
      known.redirectUri === form.get('redirect_uri') &&
      known.challenge === s256(form.get('code_verifier') ?? '')
    return known && fits ? { clientId, nonce: known.nonce } : undefined
  }

  idToken({ clientId, nonce }: { clientId: string; nonce?: string }): Promise<string> {
    const { subject, role, emailVerified } = this.account
    const nowS = Math.floor(Date.now() / 1000)
    const { claims } = this.faults
    const key = this.faults.token === 'forged_signature' ? this.keys.foreign : this.keys.own
    return new SignJWT({
      iss: this.url,
      sub: subject,
      aud: clientId,
      iat: nowS,
      exp: nowS + lifetimeS,
      nonce,
      email_verified: emailVerified,
      auth_time: this.lastSignInS,
      'urn:portal:role': role,
      ...(typeof claims === 'function' ? claims(nowS) : claims),
    })
      .setProtectedHeader({ alg: 'RS256', kid: this.faults.keyId ?? 'k1' })
      .sign(key)
  }
}

/** Starts the fake provider. Its `account` and `faults` may be changed at any time. */
export async function startFakeIdentityProvider(): Promise<FakeIdentityProvider> {
  const fake = new Fake(await createKeys())
  const server = createServer((request, response) => void fake.respond(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  // A listening TCP server has an address with a port.
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  fake.stop = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return fake
}
