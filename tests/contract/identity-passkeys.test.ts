import { decodeJwt } from 'jose'
import { base32 } from 'oslo/encoding'
import { generateHOTP } from 'oslo/otp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticator } from '../support/authenticator.ts'
import { createRelyingParty, demoPassword, responseOf } from '../support/relying-party.ts'
import { createPasskeyVisits, isIn, optionsOf } from './passkey-visits.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi } from './users-api.ts'

const minuteMs = 60_000
const proofPath = '/auth/investor-users/two-factor'

describe.each(testedDatabases())('passkeys on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let aheadMs = 0

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, {}, () => new Date(Date.now() + aheadMs))
  }, 120_000)

  afterAll(() => sandbox.stop())

  const visits = () => createPasskeyVisits(sandbox)

  // P-660, P-662
  it('are added with the password, told by a mail, listed, and sign in without an address', async () => {
    const { enrolled, enter, mailsTo } = visits()
    const { authenticator, email, own } = await enrolled('investor')
    const list = await own.browser.open(`${own.issuer}/passkeys?lang=en`)
    expect([list.text.includes('Telephone'), list.text.includes('Never used')]).toEqual([true, true])
    await sandbox.settled()
    expect(await mailsTo(email)).toContain('A passkey was added')
    const signedIn = await enter(authenticator)
    const claims = decodeJwt((await signedIn.own.exchange(signedIn.page)).idToken())
    expect([claims.email, claims.amr]).toEqual([email, ['pop', 'user', 'mfa']])
    expect((await own.browser.open(`${own.issuer}/passkeys?lang=en`)).text).toContain('Last used on')
  })

  it('that are copied between devices are listed as such; the token says what is known without attestation', async () => {
    const { enrolled, enter } = visits()
    const { authenticator, own: owner } = await enrolled('investor-entity', { isSynced: true })
    const list = await owner.browser.open(`${owner.issuer}/passkeys?lang=en`)
    expect(list.text).toContain('Shared between your devices')
    const { own, page } = await enter(authenticator)
    expect(decodeJwt((await own.exchange(page)).idToken()).amr).toEqual(['pop', 'user', 'mfa'])
  })

  // P-660
  it('are added by nobody without a session, a proof, or a verified signature of this challenge', async () => {
    const { party, origin, post, begin } = visits()
    const stranger = party()
    expect((await stranger.browser.open(`${stranger.issuer}/passkeys`)).status).toBe(401)
    const own = party()
    await own.signIn('investor-pending@sandbox.example')
    expect((await post(own, '/passkeys/add', { password: 'wrong' })).status).toBe(422)
    const uninvited = createAuthenticator(origin()).create({ challenge: 'bWFkZS11cA' })
    expect((await post(own, '/passkeys/enrol', { name: 'x', response: uninvited })).status).toBe(422)
    const deviations = [
      { origin: 'https://imitation.example' },
      { rpId: 'imitation.example' },
      { challenge: 'bWFkZS11cA' },
      { isVerified: false },
    ]
    for (const deviation of deviations) {
      const response = createAuthenticator(origin()).create(await begin(own), deviation)
      const refused = await post(own, '/passkeys/enrol', { name: 'x', response })
      expect([deviation, refused.status]).toEqual([deviation, 422])
    }
    const once = createAuthenticator(origin()).create(await begin(own))
    aheadMs = 11 * minuteMs
    expect((await post(own, '/passkeys/enrol', { name: 'x', response: once })).status).toBe(422)
    aheadMs = 0
    expect((await own.browser.open(`${own.issuer}/passkeys?lang=en`)).text).toContain('no passkey yet')
  })

  // P-662
  it('sign in nobody by a replay, another origin, challenge or owner, an old counter, or without verification', async () => {
    const { origin, post, enrolled, enter } = visits()
    const { authenticator } = await enrolled('investor-empty')
    const good = await enter(authenticator)
    expect(isIn(good.page)).toBe(true)
    const replayed = await enter(authenticator, () => good.response)
    expect([isIn(replayed.page), replayed.page.status]).toEqual([false, 422])
    const deviations = [
      { origin: 'https://imitation.example' },
      { rpId: 'imitation.example' },
      { challenge: 'bWFkZS11cA' },
      { counter: 1 },
      { isVerified: false },
      { userHandle: Buffer.from('somebody else').toString('base64url') },
    ]
    for (const deviation of deviations) {
      const { page } = await enter(authenticator, (options, by) => by.get(options, deviation))
      expect([deviation, page.status]).toEqual([deviation, 422])
    }
    const unknown = await enter(createAuthenticator(origin()))
    expect(unknown.page.status).toBe(422)
    expect((await post(good.own, good.path, { form: good.form, response: good.response })).status).toBe(400)
    expect(isIn((await enter(authenticator)).page)).toBe(true)
  })

  // P-663
  it('stand in for the code after the password, for the owner of the password alone', async () => {
    const { party, origin, post, enrolled } = visits()
    const email = 'investor-2fa@sandbox.example'
    const own = party()
    const secret = base32.decode('OR2W4ZLTMFWGY33XMVSGC3DMMVZW64TU')
    const code = await generateHOTP(secret, Math.floor(Date.now() / 30_000))
    await own.browser.submit(await own.enter(email), { code })
    const next = await generateHOTP(secret, Math.floor(Date.now() / 30_000) + 1)
    const creation = optionsOf(await post(own, '/passkeys/add', { code: next }), '/enrol')
    const authenticator = createAuthenticator(origin())
    const added = { name: 'Key', response: authenticator.create(creation) }
    expect((await post(own, '/passkeys/enrol', added)).status).toBe(200)
    const other = (await enrolled('investor-one')).authenticator
    const second = party()
    const page = await second.enter(email)
    const path = `${new URL(page.url).pathname.replace('/identity', '')}/passkey`
    const form = /name="form" value="([^"]*)"/.exec(page.text)?.[1] ?? ''
    const foreign = { form, response: other.get(optionsOf(page, '/second-factor/passkey')) }
    const refused = await post(second, path, foreign)
    expect([refused.status, refused.text.includes('data-options')]).toEqual([422, true])
    const response = authenticator.get(optionsOf(refused, '/second-factor/passkey'))
    const tokens = await second.exchange(await post(second, path, { form, response }))
    expect(decodeJwt(tokens.idToken()).amr).toEqual(['pwd', 'pop', 'user', 'mfa'])
  })

  // P-662
  it('of another space are refused there', async () => {
    const { post, enrolled } = visits()
    const { authenticator } = await enrolled('investor-company')
    const own = createRelyingParty(sandbox.publicUrl, 'partner')
    const page = await own.start()
    const form = /name="form" value="([^"]*)"/.exec(page.text)?.[1] ?? ''
    const response = authenticator.get(optionsOf(page, '/passkey'))
    const path = `${new URL(page.url).pathname.replace('/identity', '')}/passkey`
    const refused = responseOf(await post(own, path, { form, response }))
    expect([refused.get('code'), refused.get('error_description')]).toEqual([null, 'role_mismatch'])
  })

  // P-663
  it('give a code that confirms a change in the portal, once, for five minutes, for their owner', async () => {
    const { post, enrolled } = visits()
    const { authenticator, own } = await enrolled('investor-thirty')
    const api = createUsersApi(sandbox)
    const [session, other] = [await api.investor('investor-thirty'), await api.investor('investor-five')]
    const codeOf = async () => {
      const page = await own.browser.open(`${own.issuer}/passkeys/confirm?lang=en`)
      const response = authenticator.get(optionsOf(page, '/passkeys/confirm'))
      const given = await post(own, '/passkeys/confirm?lang=en', { response })
      return /class="given">([A-Z0-9-]{14})</.exec(given.text)?.[1] ?? ''
    }
    const status = async (who: typeof session, code: string) =>
      (await who.post(`${proofPath}/enrol`, { proof: { code } })).status
    const code = await codeOf()
    expect([await status(other, code), await status(session, code.toLowerCase())]).toEqual([422, 200])
    expect(await status(session, code)).toBe(422)
    const late = await codeOf()
    aheadMs = 6 * minuteMs
    expect(await status(session, late)).toBe(422)
    aheadMs = 0
  })

  // P-664
  it('go when their owner reports a sign-in as somebody else’s', async () => {
    const { enrolled, enter } = visits()
    const { authenticator } = await enrolled('investor-entity')
    const session = await createUsersApi(sandbox).investor('investor-entity')
    const logs = '/auth/investor-users/auth-logs'
    const { items } = await (await session.get(logs)).json()
    expect((await session.post(`${logs}/${items[0].id}/report`, {})).status).toBe(200)
    expect((await enter(authenticator)).page.status).toBe(422)
  })

  // P-661, P-664
  it('are renamed, and removed with a proof, of which the last asks for agreement', async () => {
    const { party, post, enrolled, enter, mailsTo } = visits()
    const { authenticator, email, own } = await enrolled('investor-five')
    const list = await own.browser.open(`${own.issuer}/passkeys?lang=en`)
    const key = /passkeys(\/key\/[\w-]+)\?/.exec(list.text)?.[1] ?? ''
    const renamed = await post(own, `/passkeys${key}/rename?lang=en`, { name: '<b>Key</b>' })
    expect(renamed.text).toContain('&lt;b&gt;Key&lt;/b&gt;')
    const remove = (fields: Readonly<Record<string, string>>) =>
      post(own, `/passkeys${key}/remove?lang=en`, fields)
    expect((await remove({ password: demoPassword })).text).toContain('Tick the box')
    expect((await remove({ agree: 'yes', password: 'wrong' })).status).toBe(422)
    const other = party()
    await other.signIn('investor@sandbox.example')
    const foreign = await post(other, `/passkeys${key}/remove`, { agree: 'yes', password: demoPassword })
    expect(foreign.status).toBe(400)
    const page = await own.browser.open(`${own.issuer}/passkeys${key}?lang=en`)
    const response = authenticator.get(optionsOf(page, '/remove'))
    expect((await remove({ agree: 'yes', response })).text).toContain('The passkey has been removed')
    await sandbox.settled()
    expect(await mailsTo(email)).toContain('A passkey was removed')
    expect((await enter(authenticator)).page.status).toBe(422)
    expect(isIn(await party().enter(email))).toBe(true)
  })

  it('say without scripts that they need some, and allow those of the page alone', async () => {
    const { party } = visits()
    const { headers, text } = await party().start({ ui_locales: 'en' })
    expect(text).toContain('<noscript><p class="hint">A passkey needs JavaScript')
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    const script = await fetch(`${sandbox.publicUrl}/identity/scripts/webauthn.js`)
    expect([script.status, (await script.text()).includes('SimpleWebAuthnBrowser')]).toEqual([200, true])
  })
})
