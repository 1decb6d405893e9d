import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemSchema } from '../../src/contract/product-api/primitives.schema.ts'
import { type BrowsedPage, createCookieBrowser } from '../support/cookie-browser.ts'
import { createRelyingParty, demoPassword, responseOf, testPortalUrl } from '../support/relying-party.ts'
import { textWithoutMarks } from './page-without-marks.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'

const minuteMs = 60_000

type Mail = { readonly subject: string; readonly text: string; readonly html: string | null }

describe.each(testedDatabases())('links of the identity provider on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let aheadMs = 0

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, {}, () => new Date(Date.now() + aheadMs))
  }, 120_000)

  afterAll(() => sandbox.stop())

  const party = () => createRelyingParty(sandbox.publicUrl, 'investor')

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

  describe('a forgotten password', () => {
    const email = 'investor-entity@sandbox.example'
    const next = 'Nouveau-Secret-1'

    async function askFor(address: string): Promise<BrowsedPage> {
      const own = party()
      const page = await own.start()
      const form = await own.browser.open(`${page.url}/forgotten-password`)
      return own.browser.submit(form, { email: address })
    }

    // P-162
    it('is answered alike whether or not there is an account', async () => {
      const pages = [
        await askFor('investor@sandbox.example'),
        await askFor('nobody@sandbox.example'),
      ] as const
      expect(pages.map(({ status }) => status)).toEqual([200, 200])
      expect(textWithoutMarks(pages[0], '')).toBe(textWithoutMarks(pages[1], ''))
    })

    it('is changed by a link that works once, and ends every session and lock', async () => {
      const own = party()
      const tokens = await own.signIn(email)
      await askFor(email)
      const visitor = createCookieBrowser(testPortalUrl)
      const form = await visitor.open(await newestLink(email))
      const done = await visitor.submit(form, { password: next, confirmation: next, terms: 'yes' })
      expect(done.text).toContain(`${testPortalUrl}/auth/investor/redirect-to-login`)
      expect((await visitor.open(form.url)).status).toBe(410)
      const repeated = await visitor.submit(form, { password: next, confirmation: next })
      expect(repeated.status).toBe(410)

      const call = await fetch(`${sandbox.url}/product/auth/investors/acc-2`, {
        headers: { authorization: `Bearer ${tokens.accessToken()}` },
      })
      expect(problemSchema.parse(await call.json()).code).toBe('unauthenticated')
      expect(responseOf(await own.start({ prompt: 'none' })).get('error')).toBe('login_required')
      expect((await party().enter(email)).status).toBe(422)
      expect(responseOf(await party().enter(email, next)).get('code')).not.toBeNull()
    })

    // P-165, P-700
    it('is chosen by who never accepted the terms with them alone, which are then kept and not asked for again', async () => {
      const address = 'investor-empty@sandbox.example'
      const newForm = async () => {
        await askFor(address)
        const visitor = createCookieBrowser(testPortalUrl)
        return { visitor, form: await visitor.open(await newestLink(address)) }
      }
      const { visitor, form } = await newForm()
      expect(form.text).toContain(`${testPortalUrl}/conditions-d-utilisation`)
      expect(form.text).toContain(`${testPortalUrl}/donnees-personnelles`)
      const refused = await visitor.submit(form, { password: next, confirmation: next })
      expect([refused.status, refused.text.includes('Acceptez les conditions')]).toEqual([422, true])
      const done = await visitor.submit(form, { password: next, confirmation: next, terms: 'yes' })
      expect(done.status).toBe(200)
      const signedIn = party()
      const tokens = await signedIn.exchange(await signedIn.enter(address, next))
      const held = await fetch(`${sandbox.url}/product/auth/investor-users/personal-data`, {
        headers: { authorization: `Bearer ${tokens.accessToken()}` },
      })
      expect(await held.text()).toMatch(/Version des conditions acceptées[^}]*20\d\d-/)
      expect((await newForm()).form.text).not.toContain('name="terms"')
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
      expect(responseOf(await party().enter(address)).get('code')).not.toBeNull()
    })

    it('cannot be changed by an old link, by one that a newer one replaced, or by none', async () => {
      const address = 'investor@sandbox.example'
      await askFor(address)
      const replaced = await newestLink(address)
      await askFor(address)
      const link = await newestLink(address)
      expect((await fetch(replaced)).status).toBe(410)
      expect((await fetch(link)).status).toBe(200)
      aheadMs = 61 * minuteMs
      const late = await fetch(link)
      aheadMs = 0
      expect(late.status).toBe(410)
      expect((await fetch(`${sandbox.url}/identity/reset-password`)).status).toBe(410)
    })

    it('brings no more than five mails an hour', async () => {
      const address = 'investor-thirty@sandbox.example'
      for (let request = 1; request <= 7; request += 1) await askFor(address)
      expect(await mailsTo(address)).toHaveLength(5)
    })
  })

  describe('an address', () => {
    // P-164
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
      expect(responseOf(await party().enter(email)).get('error')).toBe('access_denied')
      const next = await visitor.submit(page, {})
      expect(next.url).toMatch(
        new RegExp(`^${testPortalUrl}/api/registration/confirmed\\?step=review&ticket=[\\w-]{43}&lang=en$`),
      )
      expect(responseOf(await party().enter(email)).get('code')).not.toBeNull()
      expect((await visitor.open(link)).status).toBe(410)
    })
  })
})
