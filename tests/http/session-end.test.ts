import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeSession } from '../support/aged-session.ts'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import type { BrowserJar } from '../support/browser-jar.ts'

const data = mkdtempSync(join(tmpdir(), 'session-data-'))

let services: AuthServices
beforeAll(async () => {
  services = await startAuthServices({ DATA_DIR: data })
})
afterAll(async () => {
  await services.stop()
  rmSync(data, { recursive: true })
})

describe('the end of a session', () => {
  const placed = () => ({ place: data, secret: services.environment.SESSION_SECRETS ?? '' })
  const restFor = (cookie: string | undefined, ms: number) =>
    changeSession(cookie, placed(), { activeAtMs: Date.now() - ms })

  const leftOf = async (browser: BrowserJar) => JSON.parse((await browser.get('/api/auth/session')).body).left

  it.each([1_700_000, 20_000])(
    'is put off by POST session after %i ms of rest, and not by asking for it',
    async (restedMs) => {
      const browser = services.browser()
      await browser.signIn('investor')
      await restFor(browser.cookies.get('session-3000'), restedMs)
      const leftS = 1800 - restedMs / 1000
      await leftOf(browser)
      expect((await leftOf(browser)).idleS).toBeLessThanOrEqual(leftS)
      const response = await browser.post('/api/auth/session', { csrfToken: await browser.formToken() })
      expect(JSON.parse(response.body).left.idleS).toBeGreaterThan(leftS)
      expect((await leftOf(browser)).idleS).toBeGreaterThan(leftS)
    },
  )

  it('is not put off without the token of the form, nor beyond the last one', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    const cookie = browser.cookies.get('session-3000')
    await restFor(cookie, 1_700_000)
    await browser.post('/api/auth/session', { csrfToken: 'bad' })
    expect((await leftOf(browser)).idleS).toBeLessThanOrEqual(100)
    await changeSession(cookie, placed(), { createdAtMs: Date.now() - 43_100_000 })
    await browser.post('/api/auth/session', { csrfToken: await browser.formToken() })
    const left = await leftOf(browser)
    expect(left.idleS).toBeGreaterThan(1700)
    expect(left.absoluteS).toBeLessThanOrEqual(100)
  })

  it.each([
    ['half an hour of rest', 'activeAtMs', 1_800_000],
    ['twelve hours, however busy', 'createdAtMs', 43_200_000],
  ] as const)(
    'comes after %s: its pages lead to the login page, and its cookie says nothing',
    async (_, since, ms) => {
      const browser = services.browser()
      await browser.signIn('investor')
      expect((await browser.get('/mon-compte')).status).toBe(200)
      await changeSession(browser.cookies.get('session-3000'), placed(), { [since]: Date.now() - ms })
      const { status, headers } = await browser.get('/mon-compte')
      expect([status, headers.location]).toEqual([302, '/connexion?callbackUrl=%2Fmon-compte'])
      expect(JSON.parse((await browser.get('/api/auth/session')).body)).toEqual({})
    },
  )
})
