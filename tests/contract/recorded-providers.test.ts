import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accounts } from '../../sandbox/database/schema/index.ts'
import { readSandboxEnv } from '../../sandbox/env.ts'
import { withExternalTokens } from '../../sandbox/identity/external/external-tokens.ts'
import { ProviderUnavailableError } from '../../sandbox/identity/external/provider-keys.ts'
import { temporaryDatabase } from '../../sandbox/seed/fixtures/temporary-database.ts'
import { projectPath } from '../../scripts/lib/project.ts'
import { createIdentityClients } from '../../src/server/backends/identity/identity-clients.server.ts'
import { parseEnvironment } from '../../src/server/composition/environment.server.ts'
import { createCircuitBreaker } from '../../src/server/http/circuit-breaker.server.ts'

const claims = z.record(z.string(), z.unknown())
const recordingSchema = z.object({
  origin: z.string(),
  environment: z.record(z.string(), z.string()),
  discovery: z.looseObject({ authorization_endpoint: z.string(), issuer: z.string(), jwks_uri: z.string() }),
  logout: z.string(),
  header: z.object({ alg: z.literal('RS256'), typ: z.string() }),
  accessHeader: z.object({ alg: z.literal('RS256'), typ: z.string() }),
  idToken: claims,
  accessToken: claims,
})

const recordings = projectPath('tests/fixtures/identity')
const names = readdirSync(recordings).filter((name) => name.endsWith('.json'))
const investor = 'camille@investors.example'
const secret = 'a-client-secret-of-thirty-two-signs'
const database = temporaryDatabase()
const log = pino({ level: 'silent' })

beforeAll(async () => {
  await database.db.insert(accounts).values({
    ...{ id: 'acc-1', email: investor, role: 'investor', personType: 'natural', locale: 'fr', rights: [] },
    ...{ firstName: 'Camille', lastName: 'Aubert', passwordHash: 'none', verification: 'approved' },
    ...{ emailConfirmed: true, isChildUser: false, isDemo: false, fields: [], createdAt: new Date() },
  })
})

// P-578
describe.each(names)('the provider of %s', (name) => {
  let server: Server
  let recorded: z.output<typeof recordingSchema>
  let sign: (payload: JWTPayload, header: { alg: 'RS256'; typ: string }) => Promise<string>
  /** False issuer in the discovery document; undefined for the true one. */
  let lie: string | undefined

  beforeAll(async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256')
    const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', use: 'sig', alg: 'RS256' }
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost')
      const { issuer, jwks_uri } = recorded.discovery
      const answers: Readonly<Record<string, unknown>> = {
        [`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`]: {
          ...recorded.discovery,
          issuer: lie ?? issuer,
        },
        [jwks_uri]: { keys: [jwk] },
      }
      const reply = answers[`${new URL(issuer).origin}${pathname}`]
      response.writeHead(reply === undefined ? 404 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(reply ?? {}))
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const address = server.address()
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    const text = readFileSync(join(recordings, name), 'utf8')
    const { origin: named } = recordingSchema.parse(JSON.parse(text))
    recorded = recordingSchema.parse(JSON.parse(text.replaceAll(named, origin)))
    const nowS = Math.floor(Date.now() / 1000)
    sign = (payload, header) =>
      new SignJWT({ iat: nowS, nbf: nowS, exp: nowS + 300, ...payload })
        .setProtectedHeader({ ...header, kid: 'key-1' })
        .sign(privateKey)
  })
  afterAll(() => server.close())

  const clients = () => {
    const env = parseEnvironment({
      ...recorded.environment,
      IDENTITY_CUSTOM_ISSUER: recorded.discovery.issuer,
      IDENTITY_INVESTOR_CLIENT_SECRET: secret,
      IDENTITY_PARTNER_CLIENT_SECRET: secret,
    })
    return { env, ...createIdentityClients(env, log, createCircuitBreaker()).clients }
  }
  const request = { state: 'state', nonce: 'nonce', verifier: 'v'.repeat(43), locale: 'fr' } as const

  it('is asked at its endpoints, with PKCE and what its recipe says', async () => {
    const { env, investor: client } = clients()
    const url = await client.authorizationUrl(request)
    if (!(url instanceof URL)) throw new Error(`discovery was not read: ${url.kind}`)
    expect(`${url.origin}${url.pathname}`).toBe(recorded.discovery.authorization_endpoint)
    const sent = url.searchParams
    expect([sent.get('code_challenge_method'), sent.get('audience')]).toEqual(['S256', env.IDENTITY_AUDIENCE])
    for (const scope of ['openid', 'offline_access', ...env.IDENTITY_SCOPES])
      expect(sent.get('scope')?.split(' ')).toContain(scope)
    const logout = await client.logoutUrl(undefined, 'en')
    expect(logout instanceof URL && `${logout.origin}${logout.pathname}`).toBe(recorded.logout)
  })

  it('gives ID tokens that name person and role, to their own client alone', async () => {
    const { env, investor: own, partner } = clients()
    const token = await sign({ ...recorded.idToken, nonce: 'nonce' }, recorded.header)
    const checked = await own.checkIdToken(token, 'nonce')
    if (!checked.ok) throw new Error(checked.cause)
    expect(typeof checked.claims[env.IDENTITY_SUBJECT_CLAIM]).toBe('string')
    expect([checked.claims[env.IDENTITY_ROLE_CLAIM]].flat()).toContain('investor')
    expect(await partner.checkIdToken(token, 'nonce')).toMatchObject({ ok: false })
    expect(await own.checkIdToken(token, 'another')).toMatchObject({ ok: false, fault: 'wrong_nonce' })
  })

  const accessTokens = () => {
    const table = join(database.folder, `${name}.txt`)
    writeFileSync(table, `${recorded.accessToken.oid ?? 'nobody'} ${investor}\n`)
    const rule = recorded.environment.SANDBOX_TOKEN_PERSON
    const env = readSandboxEnv({
      ...recorded.environment,
      SANDBOX_DATA_DIR: database.folder,
      IDENTITY_INVESTOR_CLIENT_SECRET: secret,
      IDENTITY_PARTNER_CLIENT_SECRET: secret,
      ...(rule === 'table' && { SANDBOX_TOKEN_PERSON_FILE: table }),
    })
    const deps = { db: database.db, env, log, now: () => new Date(), publicUrl: 'http://localhost:4000' }
    return withExternalTokens(deps, () => Promise.resolve(undefined))
  }

  it('gives access tokens by which the product API finds the person', async () => {
    const check = await accessTokens()
    const token = await sign(recorded.accessToken, recorded.accessHeader)
    expect(await check(token)).toMatchObject({ account: { email: investor }, client: 'investor' })
    const ofOthers = await sign({ ...recorded.accessToken, aud: 'another' }, recorded.accessHeader)
    expect(await check(ofOthers)).toBeUndefined()
  })

  it('is not believed while its discovery names another issuer', async () => {
    lie = 'https://elsewhere.example/'
    try {
      expect(await clients().investor.authorizationUrl(request)).toMatchObject({ kind: 'unexpected_body' })
      const check = await accessTokens()
      const token = await sign(recorded.accessToken, recorded.accessHeader)
      await expect(check(token)).rejects.toThrow(ProviderUnavailableError)
    } finally {
      lie = undefined
    }
  })
})
