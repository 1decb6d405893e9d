import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'

/** Choices for a token's claims and signature; all else is valid. */
type TokenChoices = {
  readonly claims?: Readonly<Record<string, unknown>>
  readonly header?: { readonly typ?: string; readonly kid?: string }
  /** Signs with a key that the issuer does not publish. */
  readonly isForged?: boolean
}

/** Fault of discovery. */
type IssuerFault = 'away' | 'other_issuer' | 'keys_over_http' | 'no_keys' | 'redirect'

/** An OpenID provider that only issues access tokens, on a free port of this machine. */
export type TokenIssuer = {
  readonly issuer: string
  fault: IssuerFault | undefined
  /** Number of times that its keys were read. */
  readonly keyReads: number
  token(sub: string, choices?: TokenChoices): Promise<string>
  /** Publishes a new signing key in the place of the present one. */
  rotate(): Promise<void>
  stop(): Promise<void>
}

type SigningKey = { readonly kid: string; readonly privateKey: CryptoKey; readonly jwk: JWK }

const audience = 'urn:portal:product-api'

async function createKey(kid: string): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'ES256' } }
}

class Issuer implements TokenIssuer {
  issuer = ''
  fault: IssuerFault | undefined
  keyReads = 0
  stop: () => Promise<void> = async () => undefined
  readonly #now: () => Date
  readonly #forger: SigningKey
  #key: SigningKey
  #rotations = 0

  constructor(keys: { readonly key: SigningKey; readonly forger: SigningKey }, now: () => Date) {
    this.#key = keys.key
    this.#forger = keys.forger
    this.#now = now
  }

  respond(path: string, response: ServerResponse): void {
    const send = (body: unknown, status = 200, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    if (this.fault === 'away') return void send({}, 503)
    if (this.fault === 'redirect') return void send({}, 302, { location: `${this.issuer}${path}?again` })
    if (path.endsWith('/openid-configuration')) return void send(this.#metadata())
    this.keyReads += 1
    send({ keys: this.fault === 'no_keys' ? [] : [this.#key.jwk] })
  }

  #metadata() {
    const isLying = this.fault === 'other_issuer'
    const isInsecure = this.fault === 'keys_over_http'
    return {
      issuer: isLying ? 'https://elsewhere.example/' : this.issuer,
      jwks_uri: isInsecure ? 'http://keys.example/jwks' : `${this.issuer}/jwks`,
    }
  }

  token(sub: string, { claims = {}, header = {}, isForged = false }: TokenChoices = {}): Promise<string> {
    const { kid, privateKey } = isForged ? { ...this.#forger, kid: this.#key.kid } : this.#key
    const nowS = Math.floor(this.#now().getTime() / 1000)
    const usual = { iss: this.issuer, aud: audience, azp: 'portal-investor', iat: nowS, exp: nowS + 300 }
    return new SignJWT({ ...usual, sub, ...claims })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid, ...header })
      .sign(privateKey)
  }

  async rotate(): Promise<void> {
    this.#rotations += 1
    this.#key = await createKey(`key-${this.#rotations}`)
  }
}

/** Starts an issuer whose tokens are for the product API of a test's sandbox; `now` is the tests' clock. */
export async function startTokenIssuer(now: () => Date): Promise<TokenIssuer> {
  const issuer = new Issuer({ key: await createKey('key-0'), forger: await createKey('forged') }, now)
  const server = createServer((request, response) => issuer.respond(request.url ?? '/', response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  // A listening TCP server has an address with a port.
  issuer.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/clients`
  issuer.stop = async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return issuer
}
