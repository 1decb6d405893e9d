import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { locationOf } from '../support/browser-jar.ts'
import { partnerWith, sampleInvestor, samplePartner } from '../support/fake-users-api.ts'
import type { PortalResponse } from '../support/portal-process.ts'

const origin = 'http://localhost:3000'
const login = `${origin}/connexion`
const ownPage = { 'sec-fetch-site': 'same-origin' }

let services: AuthServices
beforeAll(async () => {
  services = await startAuthServices()
})
afterAll(() => services.stop())
beforeEach(() => services.reset())

const cookieLines = ({ headers }: PortalResponse): readonly string[] => headers['set-cookie'] ?? []

/** Bytes of a response's headers as they are written on the wire, but for the status line. */
function headerBytes({ headers }: PortalResponse): number {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}: ${one}\r\n`),
  )
  return Buffer.byteLength(lines.join(''))
}

describe('a long destination', () => {
  it('of 2.4 kB is reached after sign-in, and no cookie holds it', async () => {
    const wanted = `/en/funds?${new URLSearchParams({ q: 'é'.repeat(390) })}`
    expect(wanted.length).toBeGreaterThan(2340)
    const browser = services.browser()
    const response = await browser.signIn('investor', wanted)
    expect(locationOf(response)).toBe(`${origin}${wanted}`)
    expect(headerBytes(response)).toBeLessThan(4096)
  })

  // P-804
  it.each([2400, 2599])(
    'of %i characters makes no header block over 4 kB at the end of a sign-in',
    async (length) => {
      const browser = services.browser()
      const response = await browser.signIn('investor', `/en/funds?q=`.padEnd(length, 'x'))
      expect(locationOf(response)).toMatch(/\/en\/funds/)
      expect(headerBytes(response)).toBeLessThan(4096)
    },
  )

  // P-804
  it.each(['語'.repeat(254), 'a'.repeat(400), 'ann@x.example'])(
    'and a hint that is no address lose the provider nothing',
    async (hint) => {
      const browser = services.browser()
      const fields = { csrfToken: await browser.formToken(), callbackUrl: '/en/funds', login_hint: hint }
      const begun = await browser.post('/api/auth/signin/investor', fields, ownPage)
      const { searchParams } = new URL(locationOf(begun))
      expect(searchParams.get('state')).toMatch(/^[\w-]{43}$/)
      expect(searchParams.get('login_hint')).toBe(hint.includes('@') ? hint : null)
    },
  )

  it('makes no cookie over 4,000 bytes and no header block over 4 kB, by whatever way it comes', async () => {
    const path = fc
      .array(fc.constantFrom('a', 'é', '&', '=', '/', '?', '%20', '€', '"', '語'), {
        minLength: 1,
        maxLength: 2500,
      })
      .map((parts) => `/en/funds/${parts.join('')}`)
    const browser = services.browser()
    const csrfToken = await browser.formToken()
    const small = (response: PortalResponse) => {
      for (const line of cookieLines(response)) expect(Buffer.byteLength(line)).toBeLessThan(4000)
      expect(headerBytes(response)).toBeLessThan(4096)
    }
    await fc.assert(
      fc.asyncProperty(path, async (wanted) => {
        const encoded = encodeURIComponent(wanted).slice(0, 7000).replace(/%.?$/, '')
        const target = encodeURI(wanted).slice(0, 7000).replace(/%.?$/, '')
        small(await services.portal.ask(`/api/auth/session?callbackUrl=${encoded}`))
        small(await services.portal.ask(`/api/auth/signin?callbackUrl=${encoded}`))
        small(await services.portal.ask(`/en/my-account?x=${encoded}`))
        small(await services.portal.ask(`${target}/`))
        const fields = { csrfToken, callbackUrl: wanted, login_hint: wanted }
        small(await browser.post('/api/auth/signin/investor', fields, ownPage))
        small(await browser.post('/api/auth/signin/nowhere', fields, ownPage))
        small(await browser.post('/api/auth/signout', { ...fields, json: 'false' }, ownPage))
      }),
      { numRuns: 20 },
    )
  })
})

// P-145
describe('a user who has to choose first', () => {
  const signInAs = async (user: Partial<ReturnType<typeof samplePartner>>, wanted = '/en/funds') => {
    services.usersApi.users.set('partner-1', { ...samplePartner('partner-1'), ...user })
    services.provider.account = { subject: 'partner-1', role: 'partner_user', emailVerified: true }
    const browser = services.browser()
    await browser.signIn('partner', wanted)
    return browser
  }
  const several = { partner: partnerWith('2', '3') }
  const withoutTeam = { partner: null, team: null }

  it.each([
    ['several children', several],
    ['no team', withoutTeam],
  ] as const)('with %s is led to the choice from every page, and keeps the destination', async (_, user) => {
    const browser = await signInAs(user)
    const pages = [
      '/',
      '/en',
      '/en/funds?page=2',
      '/en/contact',
      '/en/sitemap',
      '/en/search?q=x',
      '/en/no-such-page',
    ]
    for (const page of [...pages, '/en/my-account', '/resources', '/fonds']) {
      const location = new URL(locationOf(await browser.get(page)), origin)
      const inFrench = !page.startsWith('/en')
      expect(location.pathname).toBe(inFrench ? '/partenaire/choisir-son-equipe' : '/en/partner/choose-team')
      expect(location.searchParams.get('callbackUrl')).toBe(page)
    }
  })

  it.each([
    ['several children', several],
    ['no team', withoutTeam],
  ] as const)('with %s reaches the choice, legal pages, the calls and sign-out', async (_, user) => {
    const browser = await signInAs(user)
    const open = [
      '/en/partner/choose-team',
      '/partenaire/choisir-son-equipe',
      '/en/legal-notice',
      '/cookies',
      '/conditions-d-utilisation',
      '/en/terms-of-use',
    ]
    const regulatory = ['/en/regulatory-information/complaints', '/informations-reglementaires/reclamations']
    for (const page of [...open, ...regulatory, '/api/health', '/api/auth/session'])
      expect(locationOf(await browser.get(page))).not.toContain('choose-team')
    const left = await browser.post('/api/auth/signout', { csrfToken: await browser.formToken() })
    expect(left.status).toBe(303)
    expect(await browser.session()).toEqual({})
  })

  it.each([
    ['a chosen partner', { ...several, id_partner: '2' }],
    ['one child, which is chosen for them', { partner: partnerWith('2') }],
    [
      'a partner that is a child itself',
      { partner: { ...partnerWith('2', '3'), parent: { id: '9', name: 'P' } } },
    ],
    ['no children', { partner: partnerWith() }],
    ['several children, without being a child user', { ...several, is_child_user: false }],
  ] as const)('%s: goes on', async (_, user) => {
    const browser = await signInAs(user)
    expect(locationOf(await browser.get('/en/sitemap'))).not.toContain('choose-team')
    expect(locationOf(await browser.get('/en/partner/choose-team'))).toBe('/en')
  })
})

describe('a session without refresh token', () => {
  it('says that it ends with the access token, and does', async () => {
    services.provider.faults = { tokens: { refresh_token: null, expires_in: '2' } }
    const browser = services.browser()
    await browser.signIn('investor')
    const session = await browser.session()
    expect(session).toMatchObject({ left: { absoluteS: expect.toSatisfy((left: number) => left <= 2) } })
    expect(Date.parse(String(session.expires)) - Date.now()).toBeLessThanOrEqual(2000)
    await expect.poll(() => browser.session(), { timeout: 4000 }).toEqual({})
  })
})

// P-804
it.each(['refresh_expires_in', 'refresh_token_expires_in'])(
  'a session says that it ends with its refresh token, whose life the provider tells by %s',
  async (name) => {
    services.provider.faults = { tokens: { expires_in: 30, [name]: '90' } }
    const browser = services.browser()
    await browser.signIn('investor')
    const isNinety = expect.toSatisfy((left: number) => left > 80 && left <= 90)
    expect(await browser.session()).toMatchObject({ left: { absoluteS: isNinety } })
  },
)

describe('a session that ended without a sign-out', () => {
  const promptOf = async (browser: ReturnType<AuthServices['browser']>) => {
    await browser.beginSignIn('investor')
    const asked = services.provider.lastAuthorization
    return [asked?.get('prompt'), asked?.get('max_age')]
  }

  it('has the provider ask for the password again, and checks that it did', async () => {
    const browser = services.browser()
    expect(await promptOf(browser)).toEqual([null, null])
    await browser.signIn('investor')
    browser.cookies.delete('session-3000')
    expect(await promptOf(browser)).toEqual(['login', '300'])
    services.provider.faults = { claims: { auth_time: Math.floor(Date.now() / 1000) - 600 } }
    expect(locationOf(await browser.signIn('investor'))).toBe(`${login}?error=not_reauthenticated`)
    services.provider.faults = { claims: { auth_time: undefined } }
    expect(locationOf(await browser.signIn('investor'))).toBe(`${login}?error=not_reauthenticated`)
    services.provider.faults = {}
    expect(locationOf(await browser.signIn('investor'))).toBe(`${origin}/`)
  })

  it('after a sign-out the provider decides by itself', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    await browser.post('/api/auth/signout', { csrfToken: await browser.formToken() })
    expect(await promptOf(browser)).toEqual([null, null])
  })
})

describe('a right that changes while its user is signed in', () => {
  it('counts at the next page load', async () => {
    services.usersApi.users.set('investor-1', { ...sampleInvestor(), rights: [] })
    const browser = services.browser()
    await browser.signIn('investor')
    services.usersApi.users.set('investor-1', sampleInvestor())
    await browser.get('/en/contact')
    expect(await browser.session()).toMatchObject({ user: { rights: ['funds:read', 'documents:read'] } })
  })
})
