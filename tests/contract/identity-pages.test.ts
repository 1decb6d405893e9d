import { decodeJwt } from 'jose'
import { base32 } from 'oslo/encoding'
import { generateHOTP } from 'oslo/otp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemSchema } from '../../src/contract/product-api/problem.schema.ts'
import { type BrowsedPage, createCookieBrowser } from '../support/cookie-browser.ts'
import {
  answerOf,
  type ClientName,
  createRelyingParty,
  demoPassword,
  type RelyingParty,
  testPortalUrl,
} from '../support/relying-party.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'

const minuteMs = 60_000
const totpSecret = 'OR2W4ZLTMFWGY33XMVSGC3DMMVZW64TU'

type Mail = { readonly subject: string; readonly text: string; readonly html: string | null }

describe.each(testedDatabases())('the pages of the identity provider on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let aheadMs = 0

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, {}, () => new Date(Date.now() + aheadMs))
  }, 120_000)

  afterAll(() => sandbox.stop())

  const party = (name: ClientName = 'investor') => createRelyingParty(sandbox.publicUrl, name)

  async function mailsTo(email: string): Promise<readonly Mail[]> {
    await sandbox.settled()
    const response = await fetch(`${sandbox.url}/mailbox/api/messages?to=${email}`)
    const { messages } = await response.json()
    return messages
  }

  /** The link of the newest mail. */
  async function newestLink(email: string): Promise<string> {
    const [mail] = await mailsTo(email)
    return /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }

  /** What a visitor reads, without the parts that differ from one sign-in to the next. */
  function wordsOf({ text }: BrowsedPage, email: string): string {
    return text.replaceAll(/\/u\/[\w-]+|value="[\w-]{43}"/g, '').replaceAll(email, '')
  }

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
      const pages = [await party().enter(known, 'wrong'), await party().enter(unknown, 'wrong')]
      expect(pages.map(({ status }) => status)).toEqual([422, 422])
      expect(wordsOf(pages[0] ?? never(), known)).toBe(wordsOf(pages[1] ?? never(), unknown))
    })

    it('tells the portal of an address that is not confirmed, after the right password only', async () => {
      const email = 'investor-unconfirmed@sandbox.example'
      expect((await party().enter(email, 'wrong')).status).toBe(422)
      const answer = answerOf(await party().enter(email))
      expect([answer.get('error'), answer.get('error_description')]).toEqual([
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
      expect(answerOf(await own.browser.submit(page, fields)).get('code')).not.toBeNull()
    })
  })

  describe('the lock', () => {
    it.each(['investor-empty@sandbox.example', 'never-heard-of@sandbox.example'])(
      'closes after five wrong passwords for %s, also to the right one, and opens a quarter of an hour later',
      async (email) => {
        const own = party()
        for (let attempt = 1; attempt <= 5; attempt += 1) {
          expect((await own.enter(email, `wrong-${attempt}`)).status).toBe(422)
        }
        const locked = await own.enter(email.toUpperCase())
        expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900'])
        aheadMs = 16 * minuteMs
        const later = await own.enter(email)
        aheadMs = 0
        expect(later.status).toBe(email.startsWith('investor') ? 303 : 422)
      },
    )

    it('counts only wrong passwords since the last right one', async () => {
      const email = 'investor-pending@sandbox.example'
      for (let round = 1; round <= 3; round += 1) {
        for (let attempt = 1; attempt <= 3; attempt += 1) await party().enter(email, 'wrong')
        expect(answerOf(await party().enter(email)).get('code')).not.toBeNull()
      }
    })

    it('lets no more than five through at once', async () => {
      const attempts = Array.from({ length: 12 }, () => party().enter('crowd@sandbox.example', 'wrong'))
      const statuses = (await Promise.all(attempts)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 422)).toHaveLength(5)
      expect(statuses.filter((status) => status === 429)).toHaveLength(7)
    })
  })

  describe('the second factor', () => {
    const email = 'investor-2fa@sandbox.example'

    function codeAt(aheadSteps: number): Promise<string> {
      const step = Math.floor((Date.now() + aheadMs) / 30_000) + aheadSteps
      return generateHOTP(base32.decode(totpSecret), step)
    }

    async function enterCode(own: RelyingParty, code: string): Promise<BrowsedPage> {
      return own.browser.submit(await own.enter(email), { code })
    }

    it('is asked for after the password and told in the ID token', async () => {
      const own = party()
      const page = await own.enter(email)
      expect(page.url).toMatch(/\/second-factor$/)
      expect((await own.browser.submit(page, { code: '000000' })).status).toBe(422)
      const tokens = await own.exchange(await own.browser.submit(page, { code: await codeAt(0) }))
      expect(decodeJwt(tokens.idToken()).amr).toEqual(['pwd', 'otp', 'mfa'])
    })

    it('accepts no code twice, nor an earlier one, nor one of another time', async () => {
      aheadMs = 5 * minuteMs
      const code = await codeAt(0)
      expect(answerOf(await enterCode(party(), code)).get('code')).not.toBeNull()
      expect((await enterCode(party(), code)).status).toBe(422)
      expect((await enterCode(party(), await codeAt(-1))).status).toBe(422)
      expect((await enterCode(party(), await codeAt(4))).status).toBe(422)
      expect(answerOf(await enterCode(party(), await codeAt(1))).get('code')).not.toBeNull()
      aheadMs = 0
    })

    it('cannot be reached without the password', async () => {
      const own = party()
      const page = await own.start()
      const skipped = await own.browser.open(`${page.url}/second-factor`)
      expect(skipped.url).toBe(page.url)
      const form = /name="form" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
      const sent = {
        ...page,
        text: page.text.replace(/action="[^"]*"/, `action="${page.url}/second-factor"`),
      }
      const refused = await own.browser.submit(sent, { form, code: await codeAt(0) })
      expect(refused.url).toBe(page.url)
    })

    it('can be a recovery code, once', async () => {
      const response = await fetch(`${sandbox.url}/back-office/api/demo-accounts`)
      const { accounts } = await response.json()
      const account = accounts.find((item: { email: string }) => item.email === email)
      const [code] = account.recoveryCodes
      const enterRecovery = async (own: RelyingParty) => {
        const page = await own.enter(email)
        const recovery = await own.browser.open(page.url.replace('second-factor', 'recovery-code'))
        return own.browser.submit(recovery, { code: ` ${code.toLowerCase().replaceAll('-', ' ')}` })
      }
      const own = party()
      const tokens = await own.exchange(await enterRecovery(own))
      expect(decodeJwt(tokens.idToken()).amr).toEqual(['pwd', 'mfa'])
      expect((await enterRecovery(party())).status).toBe(422)
    })

    it('closes after five wrong codes, also to the right one', async () => {
      aheadMs = 60 * minuteMs
      const own = party()
      const page = await own.enter(email)
      const statuses: number[] = []
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        statuses.push((await own.browser.submit(page, { code: '123' })).status)
      }
      const right = await own.browser.submit(page, { code: await codeAt(0) })
      aheadMs = 0
      expect([...statuses, right.status]).toEqual([422, 422, 422, 422, 422, 429])
    })
  })

  describe('a forgotten password', () => {
    const email = 'investor-entity@sandbox.example'
    const next = 'Nouveau-Secret-1'

    async function askFor(address: string): Promise<BrowsedPage> {
      const own = party()
      const page = await own.start()
      const form = await own.browser.open(`${page.url}/forgotten-password`)
      return own.browser.submit(form, { email: address })
    }

    it('is answered alike whether or not there is an account', async () => {
      const pages = [await askFor('investor@sandbox.example'), await askFor('nobody@sandbox.example')]
      expect(pages.map(({ status }) => status)).toEqual([200, 200])
      expect(wordsOf(pages[0] ?? never(), '')).toBe(wordsOf(pages[1] ?? never(), ''))
    })

    it('is changed by a link that works once, and ends every session and lock', async () => {
      const own = party()
      const tokens = await own.signIn(email)
      await askFor(email)
      const visitor = createCookieBrowser(testPortalUrl)
      const form = await visitor.open(await newestLink(email))
      const done = await visitor.submit(form, { password: next, confirmation: next })
      expect(done.text).toContain(`${testPortalUrl}/auth/investor/redirect-to-login`)
      expect((await visitor.open(form.url)).status).toBe(410)
      const repeated = await visitor.submit(form, { password: next, confirmation: next })
      expect(repeated.status).toBe(410)

      const call = await fetch(`${sandbox.url}/product/auth/investors/acc-2`, {
        headers: { authorization: `Bearer ${tokens.accessToken()}` },
      })
      expect(problemSchema.parse(await call.json()).code).toBe('unauthenticated')
      expect(answerOf(await own.start({ prompt: 'none' })).get('error')).toBe('login_required')
      expect((await party().enter(email)).status).toBe(422)
      expect(answerOf(await party().enter(email, next)).get('code')).not.toBeNull()
    })

    it('may not become short, plain, common, the old one, or two different ones', async () => {
      const refusals = [
        ['Ab-1xyz', 'au moins 8'],
        ['minuscules-1', 'majuscule'],
        ['SansSigne123', 'caractère spécial'],
        ['Motdepasse2026!', 'trop courant'],
        [demoPassword, 'identique à l’ancien'],
      ] as const
      const address = 'investor-pending@sandbox.example'
      await askFor(address)
      const visitor = createCookieBrowser(testPortalUrl)
      const form = await visitor.open(await newestLink(address))
      for (const [password, sentence] of refusals) {
        const page = await visitor.submit(form, { password, confirmation: password })
        expect([page.status, page.text.includes(sentence)]).toEqual([422, true])
      }
      const different = await visitor.submit(form, { password: next, confirmation: `${next}2` })
      expect(different.text).toContain('Les mots de passe sont différents.')
      expect(answerOf(await party().enter(address)).get('code')).not.toBeNull()
    })

    it('cannot be changed by an old link, by one that a newer one replaced, or by none', async () => {
      const address = 'investor@sandbox.example'
      await askFor(address)
      const replaced = await newestLink(address)
      await askFor(address)
      expect((await fetch(replaced)).status).toBe(410)
      const link = await newestLink(address)
      expect((await fetch(link)).status).toBe(200)
      aheadMs = 61 * minuteMs
      const late = await fetch(link)
      aheadMs = 0
      expect(late.status).toBe(410)
      expect((await fetch(`${sandbox.url}/identity/reset-password`)).status).toBe(410)
    })

    it('brings no more than five mails an hour', async () => {
      const address = 'investor-empty@sandbox.example'
      for (let request = 1; request <= 7; request += 1) await askFor(address)
      expect(await mailsTo(address)).toHaveLength(5)
    })
  })

  describe('an address', () => {
    it('is confirmed by pressing the button behind the link, not by opening it', async () => {
      const email = 'investor-unconfirmed@sandbox.example'
      await fetch(`${sandbox.url}/product/investor-users/send-email-verification`, {
        method: 'POST',
        body: JSON.stringify({ email }),
        headers: { 'content-type': 'application/json', 'x-locale': 'en' },
      })
      const visitor = createCookieBrowser(testPortalUrl)
      const link = await newestLink(email)
      const page = await visitor.open(link)
      expect(page.text).toContain('Confirm your email address')
      expect(answerOf(await party().enter(email)).get('error')).toBe('access_denied')
      expect((await visitor.submit(page, {})).text).toContain('Address confirmed')
      expect(answerOf(await party().enter(email)).get('code')).not.toBeNull()
      expect((await visitor.open(link)).status).toBe(410)
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
    expect(answerOf(await own.start({ prompt: 'none' })).get('error')).toBe('login_required')
  })
})

function never(): never {
  throw new Error('a page is missing')
}
