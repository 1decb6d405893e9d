import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { type BrowserJar, locationOf } from '../support/browser-jar.ts'
import { fakeCode, newFakeAccount } from '../support/fake-account-api.ts'

const page = '/en/my-account/security'
const twoFactorPage = '/en/my-account/security/two-factor'
const passwords = { password: 'New-Secret-1', confirmation: 'New-Secret-1' }

let services: AuthServices
beforeAll(async () => {
  services = await startAuthServices({ PASSWORD_MIN_LENGTH: '10', PASSWORD_MIN_KINDS: '3' })
})
afterAll(() => services.stop())
beforeEach(() => services.reset())

async function signedIn(): Promise<BrowserJar> {
  const browser = services.browser()
  await browser.signIn('investor')
  return browser
}

const readable = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('<!-- -->', '')
const textOf = async (browser: BrowserJar, target: string) => readable((await browser.get(target)).body)

/** Posts a form of a page as a browser without scripts. */
const post = async (browser: BrowserJar, form: string, returnPath: string, fields: Record<string, string>) =>
  browser.post(
    `/api/account/${form}`,
    { returnPath, csrfToken: await browser.formToken(), ...fields },
    { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
  )

describe('the page about security', () => {
  // P-234
  it('shows the configured rule of passwords, without scripts', async () => {
    const html = await textOf(await signedIn(), page)
    expect(html).toContain('at least 10 characters')
    expect(html).toContain('And at least 3 of these kinds of characters')
  })

  // P-663, P-665
  it('leads to the passkeys of a provider that has some, in the language, and says nothing of others', async () => {
    const without = await textOf(await signedIn(), page)
    expect([without.includes('Two-factor authentication'), without.includes('>Passkeys<')]).toEqual([
      true,
      false,
    ])
    const url = 'https://identity.example/passkeys?space=investor'
    const confirm = 'https://identity.example/passkeys/confirm?space=investor&amp;lang=en'
    const passkeys = { count: 2, url }
    services.usersApi.accounts.set('investor-1', { ...newFakeAccount(), isTwoFactorOn: true, passkeys })
    const browser = await signedIn()
    const english = await textOf(browser, page)
    expect([english.includes('2 passkeys'), english.includes(`href="${url}&amp;lang=en"`)]).toEqual([
      true,
      true,
    ])
    expect(await textOf(browser, twoFactorPage)).toContain(`href="${confirm}"`)
    expect(await textOf(browser, '/en/my-account/edit')).toContain(`href="${confirm}"`)
    const french = await textOf(browser, '/mon-compte/securite')
    expect([french.includes('2 clés'), french.includes(`href="${url}&amp;lang=fr"`)]).toEqual([true, true])
  })

  it('is never kept by anybody', async () => {
    const { headers } = await (await signedIn()).get(page)
    expect(headers['cache-control']).toContain('no-store')
    expect(headers['x-robots-tag'] ?? (await textOf(await signedIn(), page))).toContain('noindex')
  })

  it('still ends sessions while the product API is away', async () => {
    const [browser, other] = [await signedIn(), await signedIn()]
    services.usersApi.behaviour = 'down'
    const html = await textOf(browser, page)
    expect(html).toContain('cannot be shown at the moment')
    const response = await post(browser, 'sessions/end-others', page, {})
    expect(locationOf(response)).toBe(`${page}?done=others_ended`)
    expect(await other.session()).toEqual({})
    expect(await browser.session()).toMatchObject({ provider: 'investor' })
  })
})

describe('the change of a password', () => {
  // P-176
  it('signs out everywhere, and says so on the login page', async () => {
    const [browser, other] = [await signedIn(), await signedIn()]
    const response = await post(browser, 'password', page, { currentPassword: 'Old-Secret-1', ...passwords })
    expect(locationOf(response)).toBe('/en/login?notice=password_changed')
    expect(await textOf(browser, locationOf(response))).toContain('Your password has been updated.')
    expect([await browser.session(), await other.session()]).toEqual([{}, {}])
  })

  it.each([
    [{ currentPassword: '' }, 'The old password is required.'],
    [{ currentPassword: 'Wrong-Secret-1' }, 'The old password is invalid.'],
    [{ currentPassword: 'New-Secret-1' }, 'The new password is the same as the old one.'],
    [{ confirmation: 'Other-Secret-1' }, 'Passwords do not match.'],
    [{ password: 'Short-1', confirmation: 'Short-1' }, 'Password criteria not met.'],
  ])('with %j is refused in its place, and the session goes on', async (wrong, sentence) => {
    const browser = await signedIn()
    const fields = { currentPassword: 'Old-Secret-1', ...passwords, ...wrong }
    const response = await post(browser, 'password', page, fields)
    expect([response.status, locationOf(response)]).toEqual([303, page])
    const html = await textOf(browser, page)
    expect(html).toContain(sentence)
    expect(html).not.toContain('Secret-1')
    expect(await browser.session()).toMatchObject({ provider: 'investor' })
  })

  // P-232
  it('needs the token of the browser', async () => {
    const browser = await signedIn()
    const fields = { currentPassword: 'Old-Secret-1', ...passwords, csrfToken: 'x' }
    expect(locationOf(await post(browser, 'password', page, fields))).toBe(page)
    expect(await textOf(browser, page)).toContain('The form had expired.')
    expect(services.usersApi.accounts.get('investor-1')?.password).toBe('Old-Secret-1')
  })
})

async function turnOn(browser: BrowserJar): Promise<void> {
  await post(browser, 'two-factor/begin', twoFactorPage, { password: 'Old-Secret-1' })
  await post(browser, 'two-factor/confirm', twoFactorPage, { code: fakeCode })
}

// P-552
describe('the second factor', () => {
  it('is turned on step by step; its secret is shown to this session alone, its recovery codes once', async () => {
    const [browser, other] = [await signedIn(), await signedIn()]
    await post(browser, 'two-factor/begin', twoFactorPage, { password: 'Old-Secret-1' })
    const enrolment = await textOf(browser, twoFactorPage)
    expect(enrolment).toContain('JBSW Y3DP EHPK 3PXP')
    expect(enrolment).toMatch(/<svg[^>]+role="img"/)
    expect(await textOf(other, twoFactorPage)).not.toContain('JBSW')
    const confirmed = await post(browser, 'two-factor/confirm', twoFactorPage, { code: fakeCode })
    expect(await textOf(other, locationOf(confirmed))).not.toContain('AAAA-BBBB-CCCC')
    expect(await textOf(browser, locationOf(confirmed))).toContain('AAAA-BBBB-CCCC')
    const again = await textOf(browser, locationOf(confirmed))
    expect(again).not.toContain('AAAA-BBBB-CCCC')
    expect(again).toContain('Recovery codes are shown only once.')
    const renewed = await post(browser, 'two-factor/recovery-codes', twoFactorPage, { code: fakeCode })
    expect(await textOf(other, locationOf(renewed))).not.toContain('GGGG-HHHH-JJJJ')
    expect(await textOf(browser, locationOf(renewed))).toContain('GGGG-HHHH-JJJJ')
    const removed = await post(browser, 'two-factor/remove', twoFactorPage, { code: fakeCode })
    expect(await textOf(browser, locationOf(removed))).toContain('Two-factor authentication is off.')
  })

  it.each([
    ['begin', { password: 'Wrong-Secret-1' }, 'This is not the right password.'],
    ['confirm', { code: '000000' }, 'This code is not valid.'],
    ['confirm', { code: '' }, 'field is required'],
    ['recovery-codes', { code: '000000' }, 'This code is not valid.'],
  ])('says in its place what is wrong with the step %s', async (step, fields, sentence) => {
    const browser = await signedIn()
    if (step === 'confirm')
      await post(browser, 'two-factor/begin', twoFactorPage, { password: 'Old-Secret-1' })
    if (step === 'recovery-codes') await turnOn(browser)
    await post(browser, `two-factor/${step}`, twoFactorPage, fields)
    expect(await textOf(browser, twoFactorPage)).toContain(sentence)
  })

  it('cannot be shown while the product API is away', async () => {
    const browser = await signedIn()
    services.usersApi.behaviour = 'down'
    expect((await browser.get(twoFactorPage)).status).toBe(503)
  })
})

describe('the open sessions', () => {
  const idsIn = (html: string) =>
    [...html.matchAll(/name="session" value="([\w-]+)"/g)].map(([, id]) => id ?? '')

  // P-178
  it('are listed to their user, and ended one by one', async () => {
    const [browser, other, third] = [await signedIn(), await signedIn(), await signedIn()]
    const html = await textOf(browser, page)
    expect(html).toContain('This session')
    const [first = ''] = idsIn(html)
    expect(idsIn(html).length).toBeGreaterThanOrEqual(2)
    const response = await post(browser, 'sessions/end', page, { session: first })
    expect(locationOf(response)).toBe(`${page}?done=session_ended`)
    const left = [await other.session(), await third.session()].filter((session) => 'user' in session)
    expect(left).toHaveLength(1)
    expect(services.usersApi.calls).toContain('POST /auth/investor-users/sessions/end')
    expect(idsIn(await textOf(browser, page))).not.toContain(first)
  })

  it('of somebody else go on', async () => {
    const own = await signedIn()
    services.provider.account = { subject: 'partner-1', role: 'partner_user', emailVerified: true }
    const stranger = services.browser()
    await stranger.signIn('partner')
    const second = services.browser()
    await second.signIn('partner')
    const [id = ''] = idsIn(await textOf(second, page))
    expect(id).not.toBe('')
    await post(own, 'sessions/end', page, { session: id })
    expect(await stranger.session()).toMatchObject({ provider: 'partner' })
  })
})
