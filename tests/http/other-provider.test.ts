import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ageTokens } from '../support/aged-session.ts'
import { type BrowserJar, createBrowserJar, locationOf, targetOf } from '../support/browser-jar.ts'
import { type CookieBrowser, createCookieBrowser } from '../support/cookie-browser.ts'
import {
  type FakeUsersApi,
  sampleInvestor,
  samplePartner,
  startFakeUsersApi,
} from '../support/fake-users-api.ts'
import {
  type PlainOpenIdProvider,
  plainClients,
  startPlainOpenIdProvider,
} from '../support/plain-openid-provider.ts'
import { type PortalProcess, startPortal } from '../support/portal-process.ts'

const origin = 'http://localhost:3000'
const secret = 'a secret of the tests with thirty-two characters or more'
const data = mkdtempSync(join(tmpdir(), 'other-provider-'))
afterAll(() => rmSync(data, { recursive: true }))
const roleClaim = 'https://claims.example/role'

type World = {
  readonly provider: PlainOpenIdProvider
  readonly portal: PortalProcess
  readonly usersApi: FakeUsersApi
}

/** The portal with another certified provider: other paths, opaque access tokens, the standard's own logout. */
async function startWorld(choices: { readonly roleClaim?: string }): Promise<World> {
  const provider = await startPlainOpenIdProvider({ portalUrl: origin, ...choices })
  const usersApi = await startFakeUsersApi(provider.subjectOf)
  usersApi.users.set('u-investor', sampleInvestor('u-investor'))
  usersApi.users.set('u-partner', { ...samplePartner('u-partner'), is_child_user: false })
  provider.accounts.set('u-investor', { id: 'u-investor', email: 'a@sandbox.example', role: 'investor' })
  provider.accounts.set('u-partner', { id: 'u-partner', email: 'b@sandbox.example', role: 'partner_user' })
  const portal = await startPortal({
    PRODUCT_API_URL: usersApi.url,
    IDENTITY_ISSUER: provider.issuer,
    IDENTITY_CUSTOM_ISSUER: provider.issuer,
    IDENTITY_LOGOUT_STYLE: 'oidc',
    IDENTITY_UI_LOCALES: 'false',
    IDENTITY_INVESTOR_CLIENT_ID: plainClients.investor.id,
    IDENTITY_INVESTOR_CLIENT_SECRET: plainClients.investor.secret,
    IDENTITY_PARTNER_CLIENT_ID: plainClients.partner.id,
    IDENTITY_PARTNER_CLIENT_SECRET: plainClients.partner.secret,
    SESSION_SECRETS: secret,
    DATA_DIR: data,
    ...(choices.roleClaim === undefined ? {} : { IDENTITY_ROLE_CLAIM: choices.roleClaim }),
  })
  return { provider, portal, usersApi }
}

async function stopWorld({ portal, provider, usersApi }: World): Promise<void> {
  await portal.stop()
  await Promise.all([provider.stop(), usersApi.stop()])
}

/** A browser at the portal, and the same browser at the provider. */
function visit({ portal }: World) {
  return { jar: createBrowserJar(portal), away: createCookieBrowser(`${origin}/`) }
}

type Visit = { readonly jar: BrowserJar; readonly away: CookieBrowser }

/** Through the provider's own sign-in and consent pages, and back to the portal's callback. */
async function signIn({ jar, away }: Visit, client: 'investor' | 'partner', login: string) {
  const fields = { csrfToken: await jar.formToken(), callbackUrl: '/en/my-account', json: 'true' }
  const begun = await jar.post(`/api/auth/signin/${client}`, fields)
  const page = await away.open(JSON.parse(begun.body).url)
  const consent = await away.submit(page, { login, password: 'any' })
  const back = consent.url.startsWith(origin) ? consent : await away.submit(consent, {})
  return jar.get(targetOf(back.url))
}

describe('another OpenID provider, found by discovery alone', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld({})
  })
  afterAll(() => stopWorld(world))

  it.each([
    ['investor', 'u-investor', plainClients.investor.id],
    ['partner', 'u-partner', plainClients.partner.id],
  ] as const)(
    'signs in as %s, replaces the tokens twice, and signs out at both',
    async (client, login, clientId) => {
      const visitor = visit(world)
      const { jar, away } = visitor
      const response = await signIn(visitor, client, login)
      expect([response.status, locationOf(response)]).toEqual([302, `${origin}/en/my-account`])
      expect(await jar.session()).toMatchObject({ provider: client, user: { id: login } })

      const before = world.provider.grants.length
      for (const round of [1, 2]) {
        await ageTokens(jar.cookies, data, secret)
        expect(await jar.session()).toMatchObject({ user: { id: login } })
        expect(world.provider.grants.slice(before)).toEqual(Array(round).fill('refresh_token'))
      }

      const left = await jar.post('/api/auth/signout', { csrfToken: await jar.formToken(), locale: 'en' })
      const logout = new URL(locationOf(left))
      expect(logout.href.startsWith(`${world.provider.issuer}/connect/logout?`)).toBe(true)
      expect(logout.searchParams.get('client_id')).toBe(clientId)
      expect(logout.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
      const confirm = await away.open(logout.href)
      expect((await away.submit(confirm, { logout: 'yes' })).url).toBe(`${origin}/en`)
      expect(await jar.session()).toEqual({})
    },
  )

  it('ends the session when the provider refuses to go on with it', async () => {
    const visitor = visit(world)
    await signIn(visitor, 'investor', 'u-investor')
    world.provider.accounts.delete('u-investor')
    await ageTokens(visitor.jar.cookies, data, secret)
    expect(await visitor.jar.session()).toEqual({})
    world.provider.accounts.set('u-investor', { id: 'u-investor', email: 'a@sandbox.example' })
  })
})

describe('another provider that names the role in a claim of its own', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld({ roleClaim })
  })
  afterAll(() => stopWorld(world))

  it('signs in by the right client and refuses the other', async () => {
    const right = visit(world)
    expect(locationOf(await signIn(right, 'partner', 'u-partner'))).toBe(`${origin}/en/my-account`)
    const wrong = visit(world)
    const refused = await signIn(wrong, 'investor', 'u-partner')
    expect(locationOf(refused)).toContain(`${origin}/en/login?error=role_mismatch`)
    expect(await wrong.jar.session()).toEqual({})
  })
})
