import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts'

const ownPage = { 'sec-fetch-site': 'same-origin' }
const password = 'Sandbox-2026!'

// P-733
describe('the back office on every address', () => {
  let sandbox: TestSandbox
  beforeAll(async () => {
    sandbox = await startTestSandbox(undefined, {
      SANDBOX_HOST: '0.0.0.0',
      SANDBOX_ALLOW_DEMO: '1',
      SANDBOX_FUNDS: '1',
      SANDBOX_CONTENT_RATE_LIMIT: '3',
      IDENTITY_INVESTOR_CLIENT_SECRET: 'a-secret-of-the-investor-client-0123456789',
      IDENTITY_PARTNER_CLIENT_SECRET: 'a-secret-of-the-partner-client-0123456789',
    })
  }, 120_000)
  afterAll(() => sandbox.stop())

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${sandbox.url.replace('0.0.0.0', '127.0.0.1')}/back-office${path}`, {
      redirect: 'manual',
      ...init,
    })
  const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = ownPage) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields), headers })
  const signIn = (identifier: string, more: Record<string, string> = {}) =>
    send('/sign-in?lang=en', { identifier, password, to: '/back-office/codes', ...more })
  const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const logOf = async (cookie: string) => (await ask('/log?lang=en', { headers: { cookie } })).text()

  it('shows nobody a page, records nothing, and leads to the page of sign-in', async () => {
    const read = await ask('/investors?lang=en')
    expect([read.status, read.headers.get('location')]).toEqual([
      303,
      '/back-office/sign-in?lang=en&to=%2Fback-office%2Finvestors',
    ])
    const sent = await send('/codes?lang=en', { name: 'Aubert', email: 'aubert@mail.example', funds: '1' })
    expect([sent.status, await sent.text()]).toEqual([403, expect.stringContaining('Nothing was recorded')])
    expect((await ask('/api/demo-accounts')).status).toBe(403)
    const page = await (await ask('/sign-in?lang=fr')).text()
    expect(page).toContain('Connectez-vous avec votre compte d’équipe')
    expect(page).not.toContain('/mailbox')
  })

  it('is for staff who sign in, whose name the audit log has', async () => {
    const entered = await signIn('desk@sandbox.example')
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/back-office/codes?lang=en'])
    const set = entered.headers.getSetCookie()[0] ?? ''
    expect(set).toMatch(/^back_office=\S+; Max-Age=28800; Path=\/back-office; HttpOnly; SameSite=Strict$/)
    const cookie = cookieOf(entered)
    const page = await (await ask('/codes?lang=en', { headers: { cookie } })).text()
    expect(page).toContain('Signed in: desk')
    const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const holder = { token, name: 'Aubert', email: 'aubert@mail.example', funds: '1' }
    const foreign = await send('/codes', holder, { cookie, 'sec-fetch-site': 'cross-site' })
    const forged = await send('/codes', { ...holder, token: 'x' }, { ...ownPage, cookie })
    expect([foreign.status, forged.status]).toEqual([403, 403])
    expect(await logOf(cookie)).not.toContain('code_made')
    expect((await send('/codes', holder, { ...ownPage, cookie })).status).toBe(200)
    expect(await logOf(cookie)).toMatch(
      /<td class="">desk@sandbox\.example<\/td><td class=""><code>code_made/,
    )
    const left = await send('/sign-out?lang=en', {}, { ...ownPage, cookie })
    expect(left.headers.getSetCookie()[0]).toMatch(/^back_office=; Max-Age=0/)
  })

  it.each([
    ['another role', 'reader@sandbox.example', {}, 403, 'not that of a member of the team'],
    [
      'a wrong password',
      'editor@sandbox.example',
      { password: 'x' },
      401,
      'address or the password is wrong',
    ],
    ['an empty form', '', { password: '' }, 401, 'address or the password is wrong'],
  ])('refuses %s, and keeps what was typed', async (_name, identifier, more, status, sentence) => {
    const refused = await signIn(identifier, more)
    const page = await refused.text()
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([status, []])
    expect(page).toContain(sentence)
    expect(page).toContain(`value="${identifier}"`)
  })

  it('refuses a form of another site, a cookie that was changed, and a way out of the back office', async () => {
    const fields = { identifier: 'staff@sandbox.example', password }
    const foreign = await send('/sign-in', fields, { origin: 'https://attacker.example' })
    expect([foreign.status, foreign.headers.getSetCookie()]).toEqual([403, []])
    const entered = await send('/sign-in', { ...fields, to: 'https://attacker.example/back-office' })
    expect(entered.headers.get('location')).toBe('/back-office?lang=fr')
    const cookie = cookieOf(entered)
    expect((await ask('', { headers: { cookie } })).status).toBe(200)
    expect((await ask('', { headers: { cookie: `${cookie.slice(0, -4)}AAAA` } })).status).toBe(303)
  })

  it('limits attempts by address and account, as the sign-in of staff at the content backend', async () => {
    const attempts = async (identifier: string) => {
      const statuses: number[] = []
      for (let count = 0; count < 4; count += 1)
        statuses.push((await signIn(identifier, { password: 'x' })).status)
      return statuses
    }
    expect(await attempts('nobody@sandbox.example')).toEqual([401, 401, 401, 429])
    expect(await attempts('Nobody@sandbox.example')).toEqual([429, 429, 429, 429])
  })
})
