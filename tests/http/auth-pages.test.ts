import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { locationOf } from '../support/browser-jar.ts'

const origin = 'http://localhost:3000'

let services: AuthServices
beforeAll(async () => {
  services = await startAuthServices()
})
afterAll(() => services.stop())
beforeEach(() => services.reset())

// P-130
describe('the protocol’s own pages', () => {
  it.each([
    ['/api/auth/signin', `${origin}/connexion`],
    ['/api/auth/signin?csrf=true', `${origin}/connexion?error=csrf`],
    ['/api/auth/signout?csrf=true', `${origin}/connexion?error=csrf`],
    ['/api/auth/error?error=role_mismatch', `${origin}/connexion?error=role_mismatch`],
    ['/api/auth/error?error=%3Cscript%3E', `${origin}/connexion?error=default`],
    ['/api/auth/error', `${origin}/connexion`],
    ['/api/auth/signin?callbackUrl=%2Fen%2Fmy-account', `${origin}/en/login?callbackUrl=%2Fen%2Fmy-account`],
  ])('%s leads to the login page', async (target, location) => {
    const response = await services.browser().get(target)
    expect([response.status, locationOf(response)]).toEqual([302, location])
  })

  it('refuses unknown actions with 400', async () => {
    const response = await services.browser().get('/api/auth/nope')
    expect([response.status, response.body]).toEqual([
      400,
      'Error: This action with HTTP GET is not supported',
    ])
  })

  it('refuses a form that is too large', async () => {
    const response = await services.browser().post('/api/auth/signout', { csrfToken: 'x'.repeat(20_000) })
    expect(response.status).toBe(413)
  })

  it.each([
    ['', origin],
    ['?callbackUrl=%2Fen%2Ffunds', `${origin}/en`],
    ['?callbackUrl=%2Ffonds', origin],
    ['?locale=en', `${origin}/en`],
    ['?locale=%2F', origin],
    ['?callbackUrl=https%3A%2F%2Fevil.example%2Fen%2F', origin],
  ])(
    'logout/investor%s leads on to the provider’s logout, and back in the language',
    async (search, home) => {
      const response = await services.browser().get(`/api/auth/logout/investor${search}`)
      const url = new URL(locationOf(response))
      expect(url.origin + url.pathname).toBe(`${services.provider.url}/v2/logout`)
      expect(Object.fromEntries(url.searchParams)).toEqual({ client_id: 'portal-investor', returnTo: home })
    },
  )
})

// A sign-in page that is reached without loading a document has the policy of the page before it.
it.each(['/', '/fonds', '/en/subscribe', '/en/calculators', '/souscrire?x=1', '/no-such-page'])(
  'a sign-in form may lead to the provider from a document of %s',
  async (path) => {
    const { headers } = await services.browser().get(path)
    expect(headers['content-security-policy']).toContain(`form-action 'self' ${services.provider.url}`)
  },
)
