import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { EnvironmentError, parseEnvironment, portalSecrets } from './environment.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a secret as a deployment mounts it, with a line end behind it. */
function fileOf(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, `${content}\n`)
  return path
}

const secret = 'a-secret-of-at-least-thirty-two-characters'
const deployed = {
  PUBLIC_URL: 'https://portal.example',
  PRODUCT_API_URL: 'http://product.internal:8080',
  CONTENT_API_URL: 'http://content.internal:1337',
  CONTENT_ADMIN_URL: 'https://content.example/admin',
  BACK_OFFICE_URL: 'https://office.example',
  IDENTITY_ISSUER: 'https://identity.example/',
  IDENTITY_CUSTOM_ISSUER: 'https://login.example/',
  IDENTITY_INVESTOR_CLIENT_ID: 'investor',
  IDENTITY_INVESTOR_CLIENT_SECRET: secret,
  IDENTITY_PARTNER_CLIENT_ID: 'partner',
  IDENTITY_PARTNER_CLIENT_SECRET: secret,
  IDENTITY_AUDIENCE: 'https://api.example',
  IDENTITY_ROLE_CLAIM: 'https://claims.example/role',
  SESSION_SECRETS: secret,
  HOOK_SECRET: secret,
}

function faultsOf(record: Record<string, string>): readonly string[] {
  try {
    parseEnvironment(record)
    return []
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults
    throw error
  }
}

describe('the configuration', () => {
  it('reads headers for a collector as OpenTelemetry writes them, and names what is none', () => {
    const given = { OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Basic%20abc==, x-tenant = one ,' }
    expect(parseEnvironment(given).OTEL_EXPORTER_OTLP_HEADERS).toEqual({
      authorization: 'Basic abc==',
      'x-tenant': 'one',
    })
    for (const wrong of ['no pair', 'name=%zz', 'name=%ff', '=value'])
      expect(faultsOf({ OTEL_EXPORTER_OTLP_HEADERS: wrong })).toEqual([
        'OTEL_EXPORTER_OTLP_HEADERS: must be name=value pairs',
      ])
  })

  // P-573
  it('reads every secret from a file, whose name stands in the variable with _FILE behind its own', () => {
    const values: Record<string, string> = {
      ...Object.fromEntries(portalSecrets.map((name) => [name, secret])),
      REDIS_URL: 'rediss://:word@redis.example:6380',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=word',
    }
    const files = Object.entries(values).map(([name, value]) => [`${name}_FILE`, fileOf(name, value)])
    expect(parseEnvironment(Object.fromEntries(files))).toEqual(parseEnvironment(values))
  })

  // P-573
  it('names a secret that is set twice, and a file that is not there or empty, and no value', () => {
    const given = {
      HOOK_SECRET: secret,
      HOOK_SECRET_FILE: fileOf('hook', secret),
      METRICS_TOKEN_FILE: join(folder, 'nowhere'),
      REDIS_URL_FILE: fileOf('empty', ''),
    }
    expect(faultsOf(given)).toEqual([
      'HOOK_SECRET: set by HOOK_SECRET_FILE, too',
      'REDIS_URL_FILE: is empty',
      'METRICS_TOKEN_FILE: cannot be read',
    ])
  })

  it('needs nothing set on a loopback address', () => {
    expect(parseEnvironment({})).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
      PRODUCT_API_URL: 'http://localhost:4000/product',
      SMS_COUNTRIES: ['FR', 'BE', 'CH', 'LU', 'MC'],
      TRUSTED_PROXIES: [],
      MAINTENANCE: false,
    })
  })

  it('moves the public address with the port, so that two copies run side by side', () => {
    expect(parseEnvironment({ PORT: '3105' }).PUBLIC_URL).toBe('http://localhost:3105')
  })

  it('comes back from the provider’s logout to one page a language, or to one for both', () => {
    expect(parseEnvironment({}).IDENTITY_LOGOUT_RETURN_PATHS).toEqual({ fr: '/', en: '/en' })
    const one = parseEnvironment({ IDENTITY_LOGOUT_RETURN_PATHS: '/connexion' })
    expect(one.IDENTITY_LOGOUT_RETURN_PATHS).toEqual({ fr: '/connexion', en: '/connexion' })
    expect(faultsOf({ IDENTITY_LOGOUT_RETURN_PATHS: '/ //evil.example' })).toHaveLength(1)
    expect(faultsOf({ IDENTITY_LOGOUT_RETURN_PATHS: '/ /en /de' })).toHaveLength(1)
  })

  it('counts an empty value as missing', () => {
    const environment = parseEnvironment({ PORT: '', GTM_ID: ' ' })
    expect([environment.PORT, environment.GTM_ID]).toEqual([3000, undefined])
  })

  it('splits secrets for rotation and drops the last slash of addresses', () => {
    const environment = parseEnvironment({ ...deployed, SESSION_SECRETS: `${secret}1, ${secret}2` })
    expect(environment.SESSION_SECRETS).toEqual([`${secret}1`, `${secret}2`])
    expect(environment.CONTENT_ADMIN_URL).toBe('https://content.example/admin')
  })

  it('keeps an issuer as it is written, since it is compared character by character', () => {
    expect(parseEnvironment(deployed).IDENTITY_ISSUER).toBe('https://identity.example/')
  })

  // P-216
  it('names every fault in one message, without the values', () => {
    const record = { PORT: '70000', PRODUCT_API_URL: 'ftp://x', GTM_ID: 'UA-1', SESSION_SECRETS: 'short-one' }
    const names = faultsOf(record).map((fault) => fault.split(':')[0])
    expect(names.toSorted()).toEqual(['GTM_ID', 'PORT', 'PRODUCT_API_URL', 'SESSION_SECRETS'])
    expect(new EnvironmentError(faultsOf(record)).message).not.toContain('short-one')
  })

  // P-218
  it('accepts a complete deployment', () => {
    expect(faultsOf(deployed)).toEqual([])
  })

  it.each(Object.keys(deployed).filter((name) => name !== 'PUBLIC_URL'))(
    'asks for %s when deployed',
    (name) => {
      const { [name]: _, ...rest } = deployed as Record<string, string>
      expect(faultsOf(rest)).toEqual([`${name}: must be set when PUBLIC_URL is not a loopback address`])
    },
  )

  it.each(['PUBLIC_URL', 'IDENTITY_ISSUER', 'BACK_OFFICE_URL'])(
    'asks for https in %s when deployed',
    (name) => {
      expect(faultsOf({ ...deployed, [name]: 'http://plain.example' })).toEqual([
        `${name}: must be an https address when PUBLIC_URL is not a loopback address`,
      ])
    },
  )
})
