import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BrowserJar, createBrowserJar, locationOf } from '../support/browser-jar.ts'
import {
  type ContentBehaviour,
  type FakeContentUsers,
  startFakeContentUsers,
} from '../support/fake-content-users.ts'
import { type PortalProcess, type PortalResponse, startPortal } from '../support/portal-process.ts'
import { functionHeaders, functionTarget } from '../support/server-function.ts'

const cookie = 'content_token-3000'
const page = {
  forgot: '/connexion/equipe/mot-de-passe-oublie',
  confirm: '/en/login/team/confirm-email',
  renew: '/en/login/team/new-password?code=code-1',
  register: '/connexion/equipe/inscription',
  change: '/en/team-space/password',
} as const

let content: FakeContentUsers
let portal: PortalProcess
let visitor = 0
beforeAll(async () => {
  content = await startFakeContentUsers()
  portal = await startPortal({
    CONTENT_API_URL: content.url,
    TRUSTED_PROXIES: '127.0.0.1',
    SESSION_SECRETS: 'a secret of the tests with thirty-two characters or more',
  })
})
afterAll(async () => {
  await portal.stop()
  await content.stop()
})
beforeEach(() => {
  content.calls.length = 0
  content.role = 'Staff'
  content.behaviour = 'healthy'
  content.userBehaviour = undefined
  visitor += 1
})

/** Posts a form of the page as a browser without scripts; each test uses its own address. */
const post = (browser: BrowserJar, form: string, returnPath: string, fields: Record<string, string>) =>
  browser.post(
    `/api/staff/${form}`,
    { returnPath, ...fields },
    { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `198.51.100.${visitor}` },
  )

const passwords = { password: 'Correct-1', confirmation: 'Correct-1' }
const readable = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('<!-- -->', '')

async function signedIn(): Promise<BrowserJar> {
  const browser = createBrowserJar(portal)
  const fields = { csrfToken: await browser.formToken(), email: `${visitor}@a.example`, password: 'good' }
  await browser.post('/api/auth/callback/staff', fields)
  expect(browser.cookies.has(cookie)).toBe(true)
  return browser
}

async function pageAfter(browser: BrowserJar, { status, headers }: PortalResponse): Promise<string> {
  expect(status).toBe(303)
  return readable((await browser.get(headers.location ?? '')).body)
}

describe('the mails of the teams’ space', () => {
  it.each(['ann@sandbox.example', 'nobody@sandbox.example'])('are answered alike for %s', async (email) => {
    const forgot = await post(createBrowserJar(portal), 'forgot-password', page.forgot, { email })
    expect(locationOf(forgot)).toBe(`${page.forgot}?result=sent`)
    const confirm = await post(createBrowserJar(portal), 'confirm-email', page.confirm, { email })
    expect(locationOf(confirm)).toBe(`${page.confirm}?result=sent`)
  })

  it('are not sent more than five times an hour to one address', async () => {
    const email = 'often@sandbox.example'
    for (let mails = 0; mails < 5; mails += 1)
      await post(createBrowserJar(portal), 'forgot-password', page.forgot, { email })
    const response = await post(createBrowserJar(portal), 'forgot-password', page.forgot, { email })
    expect([response.status, Number(response.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    expect(content.calls).toHaveLength(5)
  })

  it('clear the token of a browser that holds one', async () => {
    const browser = await signedIn()
    await post(browser, 'forgot-password', page.forgot, { email: 'ann@sandbox.example' })
    expect(browser.cookies.has(cookie)).toBe(false)
  })

  // P-232
  it('are refused to forms of other sites', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' }
    const response = await portal.ask('/api/staff/forgot-password', {
      method: 'POST',
      headers,
      body: 'email=a',
    })
    expect(response.status).toBe(403)
    expect(content.calls).toEqual([])
  })
})

const faults: readonly ContentBehaviour[] = ['down', 'silent', 'nonsense', 'bodiless']

describe.each(faults)('while the content backend is %s', (behaviour) => {
  it('the form says so in its place and keeps what was typed', async () => {
    content.behaviour = behaviour
    const email = `ann-${behaviour}@sandbox.example`
    const browser = createBrowserJar(portal)
    const response = await post(browser, 'forgot-password', page.forgot, { email })
    expect(locationOf(response)).toBe(page.forgot)
    const html = await pageAfter(browser, response)
    expect(html).toContain('role="alert"')
    expect(html).toContain(`value="${email}"`)
    expect(readable((await browser.get(page.forgot)).body)).not.toContain('role="alert"')
  }, 20_000)
})

describe('a new password', () => {
  it('signs in by the code of the email, and arrives in the space', async () => {
    const browser = createBrowserJar(portal)
    const response = await post(browser, 'new-password', page.renew, { code: 'code-1', ...passwords })
    expect(locationOf(response)).toBe('/en/team-space')
    const html = await pageAfter(browser, response)
    expect(html).toContain('ann@sandbox.example')
    expect(html).toContain('href="http://localhost:4000/back-office"')
  })

  it('is refused with a code that is used or unknown', async () => {
    const response = await post(createBrowserJar(portal), 'new-password', page.renew, {
      code: 'x',
      ...passwords,
    })
    expect(locationOf(response)).toBe('/en/login/team/new-password?result=invalid_link')
  })

  it('opens nothing for who is not staff', async () => {
    content.role = 'Authenticated'
    const browser = createBrowserJar(portal)
    const response = await post(browser, 'new-password', page.renew, { code: 'code-1', ...passwords })
    expect(locationOf(response)).toBe('/en/login?error=not_staff')
    expect(browser.cookies.has(cookie)).toBe(false)
  })

  it('must meet the rule and be typed twice; neither is ever shown again', async () => {
    const browser = createBrowserJar(portal)
    const typed = { code: 'code-1', password: 'weakling', confirmation: 'weakline' }
    const html = await pageAfter(browser, await post(browser, 'new-password', page.renew, typed))
    expect(html).toContain('Password criteria not met.')
    expect(html).not.toContain('weakling')
    const other = createBrowserJar(portal)
    const different = { code: 'code-1', password: 'Correct-1', confirmation: 'Correct-2' }
    const second = await pageAfter(other, await post(other, 'new-password', page.renew, different))
    expect(second).toContain('Passwords do not match.')
    expect(content.calls).toEqual([])
  })
})

describe('a registration', () => {
  it.each(['ann@sandbox.example', 'new@sandbox.example'])(
    'without a captcha does not tell whether %s is taken, and signs nobody in',
    async (email) => {
      const browser = createBrowserJar(portal)
      const response = await post(browser, 'register', page.register, {
        username: 'ann',
        email,
        ...passwords,
      })
      expect(locationOf(response)).toBe(`${page.register}?result=sent`)
      expect(browser.cookies.has(cookie)).toBe(false)
      expect(content.calls).toEqual(['POST /api/auth/local/register'])
    },
  )
})

describe('the change of a password', () => {
  const fields = { currentPassword: 'good', ...passwords }

  it('signs out and says so on the sign-in page of the teams', async () => {
    const browser = await signedIn()
    const csrfToken = await browser.formToken()
    const response = await post(browser, 'password', page.change, { csrfToken, ...fields })
    expect(locationOf(response)).toBe('/en/login/team?notice=password_changed')
    expect(browser.cookies.has(cookie)).toBe(false)
    expect(await pageAfter(browser, response)).toContain('Your password has been updated.')
  })

  it.each([
    [{ ...fields, currentPassword: '' }, 'The old password is required.'],
    [{ ...fields, currentPassword: 'wrong' }, 'The old password is invalid.'],
    [{ ...fields, currentPassword: 'Correct-1' }, 'The new password is the same as the old one.'],
  ])('is refused for %j, and the session goes on', async (typed, sentence) => {
    const browser = await signedIn()
    const csrfToken = await browser.formToken()
    const response = await post(browser, 'password', page.change, { csrfToken, ...typed })
    expect(await pageAfter(browser, response)).toContain(sentence)
    expect(await browser.session()).toMatchObject({ provider: 'staff' })
  })

  it('needs the token of the browser and a session', async () => {
    const browser = await signedIn()
    const forged = await post(browser, 'password', page.change, { csrfToken: 'x', ...fields })
    expect(locationOf(forged)).toBe(page.change)
    const visitorOnly = createBrowserJar(portal)
    const csrfToken = await visitorOnly.formToken()
    await post(visitorOnly, 'password', page.change, { csrfToken, ...fields })
    expect(content.calls.filter((call) => call.includes('change-password'))).toEqual([])
  })
})

describe('the teams’ space', () => {
  const ask = (browser: BrowserJar) =>
    browser.get(
      functionTarget('src/features/staff/staff-space.functions.ts#getStaffSpace', null),
      functionHeaders,
    )

  // P-005
  it('answers staff, and refuses everybody else by itself', async () => {
    const browser = await signedIn()
    expect((await ask(browser)).body).toContain('back-office')
    const visitorOnly = await ask(createBrowserJar(portal))
    expect(visitorOnly.status).toBe(403)
    expect(visitorOnly.body).not.toContain('back-office')
    content.role = 'Authenticated'
    const dismissed = await ask(browser)
    expect([dismissed.status, dismissed.body.includes('back-office')]).toEqual([403, false])
  })

  it('leads visitors to the login page and back', async () => {
    const response = await portal.ask('/espace-equipe')
    expect([response.status, locationOf(response)]).toEqual([
      302,
      '/connexion/equipe?callbackUrl=%2Fespace-equipe',
    ])
  })
})
