import { decodeJwt } from 'jose'
import { base32 } from 'oslo/encoding'
import { generateHOTP } from 'oslo/otp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BrowsedPage } from '../support/cookie-browser.ts'
import { createRelyingParty, type RelyingParty, responseOf } from '../support/relying-party.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'

const minuteMs = 60_000
const totpSecret = 'OR2W4ZLTMFWGY33XMVSGC3DMMVZW64TU'

describe.each(testedDatabases())('guessing at the identity provider on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let aheadMs = 0

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, {}, () => new Date(Date.now() + aheadMs))
  }, 120_000)

  afterAll(() => sandbox.stop())

  const party = () => createRelyingParty(sandbox.publicUrl, 'investor')

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
        expect(responseOf(await party().enter(email)).get('code')).not.toBeNull()
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
      expect(responseOf(await enterCode(party(), code)).get('code')).not.toBeNull()
      expect((await enterCode(party(), code)).status).toBe(422)
      expect((await enterCode(party(), await codeAt(-1))).status).toBe(422)
      expect((await enterCode(party(), await codeAt(4))).status).toBe(422)
      expect(responseOf(await enterCode(party(), await codeAt(1))).get('code')).not.toBeNull()
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

  // P-554
  describe('a network address', () => {
    it('asks for sixty password links in an hour at most, whoever they go to', async () => {
      const own = party()
      const start = await own.start()
      const form = await own.browser.open(`${start.url}/forgotten-password`)
      const ask = async (name: string) =>
        (await own.browser.submit(form, { email: `${name}@sandbox.example` })).status
      for (let asked = 0; asked < 60; asked += 1) expect(await ask(`nobody-${asked}`)).toBe(200)
      expect(await ask('nobody')).toBe(429)
    })

    it('is refused after a hundred failures of any account, wrong codes of a second factor among them', async () => {
      aheadMs = 120 * minuteMs
      const second = 'investor-2fa@sandbox.example'
      const waiting = party()
      const page = await waiting.enter(second)
      for (let code = 0; code < 4; code += 1)
        expect((await waiting.browser.submit(page, { code: '123' })).status).toBe(422)
      const tries = Array.from({ length: 96 }, (_, index) => `guess-${index}@sandbox.example`)
      for (const email of tries) expect((await party().enter(email, 'wrong')).status).toBe(422)
      const step = Math.floor((Date.now() + aheadMs) / 30_000)
      const right = await generateHOTP(base32.decode(totpSecret), step)
      expect((await waiting.browser.submit(page, { code: right })).status).toBe(429)
      expect((await party().enter('investor@sandbox.example')).status).toBe(429)
      aheadMs = 136 * minuteMs
      expect((await party().enter('investor@sandbox.example')).status).toBe(303)
      aheadMs = 0
    }, 120_000)
  })
})
