import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCookieBrowser } from '../support/cookie-browser.ts'
import {
  type ClientName,
  createRelyingParty,
  demoPassword,
  responseOf,
  testPortalUrl,
} from '../support/relying-party.ts'
import { textWithoutMarks } from './page-without-marks.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'

const minuteMs = 60_000

describe.each(testedDatabases())('the pages of the identity provider on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let aheadMs = 0

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, {}, () => new Date(Date.now() + aheadMs))
  }, 120_000)

  afterAll(() => sandbox.stop())

  const party = (name: ClientName = 'investor') => createRelyingParty(sandbox.publicUrl, name)

  describe('the sign-in page', () => {
    it('speaks the language asked for, and the other one on demand', async () => {
      const browserOf = party()
      const french = await browserOf.start({ ui_locales: 'fr-FR fr' })
      const english = await browserOf.start({ ui_locales: 'de en-GB fr' })
      expect([french.text, english.text].map((text) => /<html lang="(\w+)"/.exec(text)?.[1])).toEqual([
        'fr',
        'en',
      ])
      expect([french.text.includes('Mot de passe'), english.text.includes('Password')]).toEqual([true, true])
      const other = await browserOf.browser.open(`${french.url}?lang=en`)
      expect(other.text).toContain('<h1>Sign in</h1>')
      const again = await browserOf.browser.submit(other, { email: 'x@sandbox.example', password: 'wrong' })
      expect(again.text).toContain('The email address or the password is incorrect.')
    })

    it('fills in the address that the portal hints at, as text', async () => {
      const page = await party().start({ login_hint: '"><script>alert(1)</script>@x.example' })
      expect(page.text).toContain('value="&quot;&gt;&lt;script&gt;')
      expect(page.text).not.toContain('<script>')
    })

    it('allows no script and no frame, and forms to itself and the portal alone', async () => {
      const { headers } = await party().start()
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain(`form-action 'self' ${testPortalUrl}`)
      expect(headers.get('cache-control')).toBe('no-store')
    })

    it('sends whoever wants to register to the portal, in the language', async () => {
      const french = await party().start({ screen_hint: 'signup' })
      const english = await party('partner').start({ screen_hint: 'signup', ui_locales: 'en' })
      expect([french.url, english.url]).toEqual([
        `${testPortalUrl}/inscription`,
        `${testPortalUrl}/en/register`,
      ])
    })

    it('says the same for a wrong password and for an account that does not exist', async () => {
      const [known, unknown] = ['investor-entity@sandbox.example', 'nobody@sandbox.example']
      const pages = [await party().enter(known, 'wrong'), await party().enter(unknown, 'wrong')] as const
      expect(pages.map(({ status }) => status)).toEqual([422, 422])
      expect(textWithoutMarks(pages[0], known)).toBe(textWithoutMarks(pages[1], unknown))
    })

    it('tells the portal of an address that is not confirmed, after the right password only', async () => {
      const email = 'investor-unconfirmed@sandbox.example'
      expect((await party().enter(email, 'wrong')).status).toBe(422)
      const reply = responseOf(await party().enter(email))
      expect([reply.get('error'), reply.get('error_description')]).toEqual([
        'access_denied',
        'email_not_verified',
      ])
    })

    it('is over for another browser, and after its time', async () => {
      const page = await party().start()
      const stranger = await createCookieBrowser(testPortalUrl).open(page.url)
      expect([stranger.status, stranger.text.includes('Connexion interrompue')]).toEqual([400, true])
      const late = party()
      const { url } = await late.start()
      aheadMs = 61 * minuteMs
      const expired = await late.browser.open(url)
      aheadMs = 0
      expect(expired.status).toBe(400)
    })

    it.each([
      ['another site', { origin: 'https://evil.example' }],
      ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
      ['nowhere', {}],
    ])('refuses a form sent from %s', async (_case, headers) => {
      const page = await party().start()
      const body = new URLSearchParams({ email: 'investor@sandbox.example', password: demoPassword })
      const response = await fetch(page.url, { method: 'POST', body, headers, redirect: 'manual' })
      expect(response.status).toBe(400)
    })

    it('refuses a form that was made for another sign-in', async () => {
      const own = party()
      const [page, other] = [await own.start(), await party().start()]
      const form = /name="form" value="([^"]+)"/.exec(other.text)?.[1] ?? ''
      const fields = { email: 'investor@sandbox.example', password: demoPassword }
      const refused = await own.browser.submit(page, { ...fields, form })
      expect(refused.status).toBe(400)
      expect(responseOf(await own.browser.submit(page, fields)).get('code')).not.toBeNull()
    })
  })

  it('the standard sign-out asks first, then comes back', async () => {
    const own = party()
    const tokens = await own.signIn('investor@sandbox.example')
    const query = new URLSearchParams({
      id_token_hint: tokens.idToken(),
      post_logout_redirect_uri: `${testPortalUrl}/`,
      ui_locales: 'en',
    })
    const page = await own.browser.open(`${own.issuer}/oidc/logout?${query}`)
    expect(page.text).toContain('Do you want to close your session?')
    const back = await own.browser.submit(page, { logout: 'yes' })
    expect(back.url).toBe(`${testPortalUrl}/`)
    expect(responseOf(await own.start({ prompt: 'none' })).get('error')).toBe('login_required')
  })
})
