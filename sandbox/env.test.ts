import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readSandboxEnv, SandboxEnvError } from './env.ts'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ownSecrets = {
  IDENTITY_INVESTOR_CLIENT_SECRET: 'a-secret-of-the-investor-client-0123456789',
  IDENTITY_PARTNER_CLIENT_SECRET: 'a-secret-of-the-partner-client-0123456789',
}

describe('readSandboxEnv', () => {
  it('has a default for everything', () => {
    expect(readSandboxEnv({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      fundCount: 64,
      demoAllowed: true,
      databaseUrl: undefined,
      smtpUrl: undefined,
    })
  })

  it('takes an empty variable for one that is not set', () => {
    expect(readSandboxEnv({ SANDBOX_PORT: '', DATABASE_URL: '' }).port).toBe(4000)
  })

  // P-573
  it('reads secrets from files, and names one that cannot be read with the other faults', () => {
    const path = join(folder, 'database-url')
    writeFileSync(path, 'postgres://sandbox:word@db.example/sandbox\n')
    expect(readSandboxEnv({ DATABASE_URL_FILE: path }).databaseUrl).toBe(
      'postgres://sandbox:word@db.example/sandbox',
    )
    const wrong = () => readSandboxEnv({ DATABASE_URL_FILE: join(folder, 'none'), SANDBOX_PORT: 'x' })
    expect(wrong).toThrow(/DATABASE_URL_FILE: cannot be read[\s\S]*SANDBOX_PORT/)
  })

  it('names every fault in one message', () => {
    const variables = {
      SANDBOX_PORT: 'x',
      SANDBOX_FUNDS: '0',
      DATABASE_URL: 'mysql://a/b',
      LOG_LEVEL: 'loud',
    }
    const read = () => readSandboxEnv(variables)
    expect(read).toThrow(SandboxEnvError)
    for (const name of Object.keys(variables)) expect(read).toThrow(name)
  })

  it.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('allows demo accounts on %s', (host) => {
    expect(readSandboxEnv({ SANDBOX_HOST: host }).demoAllowed).toBe(true)
  })

  it.each(['0.0.0.0', '::', '192.168.1.4', 'localhost.example', '127.0.0.1.example'])(
    'refuses demo accounts on %s unless they are asked for',
    (host) => {
      expect(readSandboxEnv({ SANDBOX_HOST: host, ...ownSecrets }).demoAllowed).toBe(false)
      expect(readSandboxEnv({ SANDBOX_HOST: host, SANDBOX_ALLOW_DEMO: '1' }).demoAllowed).toBe(true)
    },
  )

  it('refuses the clients’ well-known secrets away from loopback, naming each', () => {
    const { IDENTITY_PARTNER_CLIENT_SECRET } = ownSecrets
    const read = () => readSandboxEnv({ SANDBOX_HOST: '0.0.0.0', IDENTITY_PARTNER_CLIENT_SECRET })
    expect(read).toThrow('IDENTITY_INVESTOR_CLIENT_SECRET')
    expect(read).not.toThrow('IDENTITY_PARTNER_CLIENT_SECRET')
  })

  it('refuses a short client secret', () => {
    const short = { IDENTITY_INVESTOR_CLIENT_SECRET: 'short' }
    expect(() => readSandboxEnv(short)).toThrow(SandboxEnvError)
    const own = {
      SANDBOX_PUBLIC_URL: 'http://localhost:4000',
      IDENTITY_ISSUER: 'http://localhost:4000/identity',
    }
    expect(() => readSandboxEnv({ ...short, ...own })).toThrow('IDENTITY_INVESTOR_CLIENT_SECRET')
  })

  it('accepts a short client secret of another provider, which draws it itself', () => {
    const other = {
      IDENTITY_ISSUER: 'https://login.example/',
      IDENTITY_PARTNER_CLIENT_SECRET: '24-characters-are-enough',
    }
    expect(readSandboxEnv(other).identity.clients.partner.secret).toBe('24-characters-are-enough')
  })

  it('accepts a client secret that Basic credentials have to encode', () => {
    const secret = 'needs+%=:/encoding-in-basic-credentials-0123456789'
    expect(() => readSandboxEnv({ IDENTITY_INVESTOR_CLIENT_SECRET: secret })).not.toThrow()
  })

  // P-540
  it('reads another provider over https only, except on loopback', () => {
    const read = (variables: Readonly<Record<string, string>>) => () => readSandboxEnv(variables)
    expect(read({ IDENTITY_ISSUER: 'http://login.example/' })).toThrow('IDENTITY_ISSUER')
    for (const issuer of ['https://login.example/', 'http://127.0.0.1:8080/realms/a', 'http://localhost/'])
      expect(readSandboxEnv({ IDENTITY_ISSUER: issuer }).identity.issuer).toBe(issuer)
    const own = { SANDBOX_PUBLIC_URL: 'http://sandbox:4000', IDENTITY_ISSUER: 'http://sandbox:4000/identity' }
    expect(read(own)).not.toThrow()
  })

  // P-540
  it('refuses an audience that ID tokens have, and a rule that lacks its claim or file', () => {
    const read = (variables: Readonly<Record<string, string>>) => () => readSandboxEnv(variables)
    expect(read({ IDENTITY_AUDIENCE: 'portal-investor' })).toThrow('IDENTITY_AUDIENCE')
    expect(read({ SANDBOX_TOKEN_PERSON: 'claim' })).toThrow('SANDBOX_TOKEN_PERSON_CLAIM')
    expect(read({ SANDBOX_TOKEN_PERSON: 'table' })).toThrow('SANDBOX_TOKEN_PERSON_FILE')
    expect(read({ SANDBOX_TOKEN_PERSON: 'name' })).toThrow('SANDBOX_TOKEN_PERSON')
  })

  it('knows one portal or several, the first for the links of emails', () => {
    expect(readSandboxEnv({ PUBLIC_URL: 'http://localhost:3100/' }).identity.portalUrls).toEqual([
      'http://localhost:3100',
    ])
    const several = readSandboxEnv({ SANDBOX_PORTAL_URL: 'http://localhost:3000/, https://portal.example' })
    expect(several.identity.portalUrls).toEqual(['http://localhost:3000', 'https://portal.example'])
  })
})
