import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { FundDetail } from '../../contract/product-api/fund.schema.ts'
import type { BackendOutcome } from '../backends/backend-outcome.server.ts'
import { customIssuerTarget, redirectCustomIssuer, redirectLegacyFund } from './look-up-redirects.server.ts'
import { incomingFor } from './testing.ts'

const issuer = 'https://login.orvanne.example/'
const rule = { issuers: [issuer, 'https://tenant.eu.auth0.example/'], publicUrl: 'https://portal.example' }
const signInStart = '/auth/redirect-to-login'

function targetOf(address: string): string | undefined {
  const at = address.indexOf('?')
  const [pathname, search] = at === -1 ? [address, ''] : [address.slice(0, at), address.slice(at)]
  return customIssuerTarget({ pathname, search }, rule)
}

const asked = (query: Record<string, string>, path = '/') => `${path}?${new URLSearchParams(query)}`

// P-036
describe('an address that names the identity provider', () => {
  it.each([
    [asked({ iss: issuer }), signInStart],
    [asked({ iss: 'https://tenant.eu.auth0.example/' }, '/en/funds'), signInStart],
    [
      asked({ iss: issuer, login_hint: 'ada@sandbox.example' }),
      `${signInStart}?login_hint=ada%40sandbox.example`,
    ],
    [
      asked({ iss: issuer, target_link_uri: '/en/my-account?x=1' }),
      `${signInStart}?callbackUrl=%2Fen%2Fmy-account%3Fx%3D1`,
    ],
    [
      asked({ iss: issuer, target_link_uri: 'https://portal.example/fonds' }),
      `${signInStart}?callbackUrl=%2Ffonds`,
    ],
    [asked({ iss: issuer, target_link_uri: 'https://evil.example/fonds' }), signInStart],
    [asked({ iss: issuer, target_link_uri: '//evil.example' }), signInStart],
    [asked({ iss: issuer, login_hint: 'a'.repeat(255) }), signInStart],
    [asked({ iss: issuer, login_hint: 'a\r\nset-cookie: x' }), signInStart],
    [asked({ iss: issuer, prompt: 'none', acr_values: 'x' }), signInStart],
    ['/https://login.orvanne.example/u/login', signInStart],
    ['/en/https://login.orvanne.example', signInStart],
    ['/fr/https:/login.orvanne.example/;link', signInStart],
    ['/HTTPS%3A%2F%2FLOGIN.orvanne.example/', signInStart],
  ])('%s begins sign-in at the portal', (address, target) => {
    expect(targetOf(address)).toBe(target)
  })

  it.each([
    '/',
    '/fonds?x=1',
    asked({ iss: 'https://evil.example/' }),
    asked({ iss: 'https://login.orvanne.example' }),
    asked({ iss: `${issuer}x` }),
    `${asked({ iss: issuer })}&iss=https%3A%2F%2Fevil.example`,
    asked({ iss: issuer, code: 'x' }),
    asked({ iss: issuer, state: '' }),
    asked({ iss: issuer, error: 'access_denied' }),
    '/https://login.orvanne.example/?code=x',
    asked({ iss: issuer }, '/api/auth/signin'),
    '/api/https://login.orvanne.example/',
    '/https://login.orvanne.example.evil/',
    '/https://loginxorvanne.example/',
    '/http://login.orvanne.example/',
    '/login.orvanne.example/',
    '/%E0%A4%A?x=1',
  ])('%s is left alone', (address) => {
    expect(targetOf(address)).toBeUndefined()
  })

  it('leads to the portal’s own sign-in whatever it carries, never on to itself', () => {
    const query = fc.dictionary(
      fc.constantFrom('iss', 'login_hint', 'target_link_uri', 'prompt', 'x'),
      fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(issuer, '//evil.example', '/\\evil.example')),
    )
    const path = fc.oneof(
      fc.webPath(),
      fc.string().map((text) => `/${text}`),
    )
    fc.assert(
      fc.property(query, path, (given, pathname) => {
        const target = customIssuerTarget(
          { pathname, search: `?${new URLSearchParams({ iss: issuer, ...given })}` },
          rule,
        )
        if (target === undefined) return
        const url = new URL(target, rule.publicUrl)
        expect([url.origin, url.pathname]).toEqual([rule.publicUrl, signInStart])
        expect(
          [...url.searchParams.keys()].every((name) => ['callbackUrl', 'login_hint'].includes(name)),
        ).toBe(true)
        const back = new URL(url.searchParams.get('callbackUrl') ?? '/', rule.publicUrl)
        expect(back.origin).toBe(rule.publicUrl)
        expect(targetOf(target)).toBeUndefined()
      }),
    )
  })
})

describe('the redirect', () => {
  const stepFor = (isSignedIn: boolean) =>
    redirectCustomIssuer({ ...rule, hasSession: async () => isSignedIn })

  it('is temporary and kept by nobody', async () => {
    const response = await stepFor(false)(incomingFor(asked({ iss: issuer })))
    expect([response?.status, response?.headers.get('location')]).toEqual([302, signInStart])
    expect(response?.headers.get('cache-control')).toBe('no-store')
  })

  it('is not for who is signed in, nor for forms', async () => {
    expect(await stepFor(true)(incomingFor(asked({ iss: issuer })))).toBeUndefined()
    expect(await stepFor(false)(incomingFor(asked({ iss: issuer }), { method: 'POST' }))).toBeUndefined()
  })
})

type Slugs = Pick<FundDetail, 'slug' | 'slugs'>

function lookUp(response: BackendOutcome<Slugs>) {
  // The step reads nothing of a fund but its slugs.
  const getFund = vi.fn(async () => response as BackendOutcome<FundDetail>)
  return { getFund, step: redirectLegacyFund({ getFund }, new Map([['/fonds/c1', '/fonds/fnd-12']])) }
}

const found = (slugs: Slugs): BackendOutcome<Slugs> => ({ kind: 'ok', status: 200, data: slugs })
const translated = found({ slug: 'capital-un', slugs: { fr: 'capital-un', en: 'capital-one' } })
const notFound = { kind: 'refused', status: 404, code: 'not_found', retryAfterS: null } as const

// P-032
describe('a legacy fund path', () => {
  it.each([
    ['/fonds/fnd-12', '/fonds/capital-un'],
    ['/funds/fnd-12', '/fonds/capital-un'],
    ['/en/funds/fnd-12', '/en/funds/capital-one'],
    ['/en/fonds/fnd-12', '/en/funds/capital-one'],
    ['/fonds/fnd-12/;link?x=1', '/fonds/capital-un?x=1'],
    ['/fr/fonds/fnd-12/fr', '/fonds/capital-un'],
    ['/fonds/c1/;link?x=1', '/fonds/capital-un?x=1'],
  ])('%s leads to the slug path in one hop', async (target, location) => {
    const response = await lookUp(translated).step(incomingFor(target))
    expect(response?.status).toBe(301)
    expect(response?.headers.get('location')).toBe(location)
  })

  it.each([
    ['a fund that does not exist', notFound],
    ['a fund without slug', found({ slug: null, slugs: null })],
  ])('leads home for %s, and browsers may remember it for an hour', async (_, outcome) => {
    const { step } = lookUp(outcome)
    const response = await step(incomingFor('/en/funds/fnd-404?x=1'))
    expect(response?.status).toBe(301)
    expect(response?.headers.get('location')).toBe('/en')
    expect(response?.headers.get('cache-control')).toContain('max-age=3600')
  })

  it.each(['fnd-0', 'fnd-007', 'fnd-99999999999999999999'])(
    'leads home for the impossible %s without a call',
    async (id) => {
      const { step, getFund } = lookUp(translated)
      expect((await step(incomingFor(`/fonds/${id}`)))?.headers.get('location')).toBe('/')
      expect(getFund).not.toHaveBeenCalled()
    },
  )

  // P-033
  it.each([
    { kind: 'unreachable', reason: 'timed_out' },
    { kind: 'unexpected_status', status: 500 },
    { kind: 'unexpected_body', status: 200, reason: 'wrong_shape' },
    { kind: 'refused', status: 429, code: null, retryAfterS: null },
  ] as const)('is never taken for missing when the product API answers $kind', async (outcome) => {
    const response = await lookUp(outcome).step(incomingFor('/fonds/fnd-12'))
    expect(response?.status).toBe(503)
    expect(response?.headers.get('retry-after')).toBe('30')
    expect(response?.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['/fonds', '/fonds/capital-un', '/fonds/fnd-12/documents', '/fonds/fnd-x', '/a/fonds/fnd-1'])(
    'is not %s',
    async (target) => {
      const { step, getFund } = lookUp(translated)
      expect(await step(incomingFor(target))).toBeUndefined()
      expect(getFund).not.toHaveBeenCalled()
    },
  )

  it('never leads to another origin, whatever the slug', async () => {
    const hostile = found({ slug: '//evil.example', slugs: null })
    const response = await lookUp(hostile).step(incomingFor('/fonds/fnd-12'))
    expect(response?.headers.get('location')).toBe('/fonds/%2F%2Fevil.example')
  })
})
