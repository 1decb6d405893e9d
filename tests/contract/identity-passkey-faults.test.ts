import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticator } from '../support/authenticator.ts'
import type { BrowsedPage } from '../support/cookie-browser.ts'
import { createRelyingParty, demoPassword, type RelyingParty } from '../support/relying-party.ts'
import { createPasskeyVisits, isIn, optionsOf } from './passkey-visits.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi } from './users-api.ts'

const minuteMs = 60_000
const confirmPath = '/passkeys/confirm?lang=en'

describe.each(testedDatabases())('faults and threats about passkeys on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox
  let aheadMs = 0

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl, {}, () => new Date(Date.now() + aheadMs))
  }, 120_000)

  afterAll(() => sandbox.stop())

  const visits = () => createPasskeyVisits(sandbox)

  const opened = (own: RelyingParty, path: string) => own.browser.open(`${own.issuer}${path}`)
  const codeIn = ({ text }: BrowsedPage) => /class="given">([A-Z0-9-]{14})</.exec(text)?.[1]
  const keysIn = ({ text }: BrowsedPage) =>
    [...text.matchAll(/passkeys(\/key\/[\w-]+)\?/g)].map(([, key]) => key)

  // P-667
  it('without a session of the provider, their pages ask for a sign-in and then show themselves', async () => {
    const { party } = visits()
    const session = await createUsersApi(sandbox).investor('investor')
    const { passkeys } = await (await session.get('/auth/investor-users/two-factor')).json()
    for (const [step, heading] of [
      ['', '<h1>Clés d’accès</h1>'],
      ['/confirm', '<h1>Confirmer avec une clé d’accès</h1>'],
    ]) {
      const url = new URL(passkeys.url)
      url.pathname += step
      url.searchParams.set('lang', 'fr')
      const { browser } = party()
      const asked = await browser.open(url.href)
      expect([asked.status, asked.text.includes('name="password"')]).toEqual([200, true])
      const fields = { email: 'investor@sandbox.example', password: demoPassword }
      const page = await browser.submit(asked, fields)
      expect([page.status, page.text.includes(heading ?? '')]).toEqual([200, true])
      expect(page.text).toContain('investor@sandbox.example')
    }
  })

  // P-667
  it('somebody of the other space is asked to sign in to theirs; one who gives up is told the ways', async () => {
    const own = createRelyingParty(sandbox.publicUrl, 'partner')
    await own.signIn('advisor@cgp-demo.example')
    const asked = await opened(own, '/passkeys?space=investor&lang=en')
    expect([new URL(asked.url).pathname.includes('/u/'), asked.status]).toEqual([true, 200])
    const stranger = visits().party()
    const givenUp = await opened(stranger, '/passkeys/return?error=access_denied&state=confirm.en')
    expect([givenUp.status, givenUp.text.includes('/passkeys/confirm?lang=en&amp;space=partner')]).toEqual([
      401,
      true,
    ])
  })

  // P-668
  it('a signature for one act does another in no tab, and each of several tabs has its own', async () => {
    const { enrolled, post } = visits()
    const { authenticator, own } = await enrolled('investor-company')
    const list = await opened(own, '/passkeys?lang=en')
    const [first, second] = [await opened(own, confirmPath), await opened(own, confirmPath)]
    const addition = () => ({ response: authenticator.get(optionsOf(list, '/passkeys/add')) })
    const mixed = await post(own, confirmPath, addition())
    expect([mixed.status, codeIn(mixed)]).toEqual([422, undefined])
    for (const tab of [first, second]) {
      const response = authenticator.get(optionsOf(tab, '/passkeys/confirm'))
      expect(codeIn(await post(own, confirmPath, { response }))).toBeDefined()
    }
    expect((await post(own, '/passkeys/add?lang=en', addition())).status).toBe(200)
  })

  // P-668
  it('of two requests with one signature, exactly one succeeds', async () => {
    const { enrolled, post } = visits()
    const { authenticator, own } = await enrolled('investor')
    const options = optionsOf(await opened(own, confirmPath), '/passkeys/confirm')
    const response = authenticator.get(options)
    const pages = await Promise.all([1, 2].map(() => post(own, confirmPath, { response })))
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  // P-668
  it('an old page says that its request has expired, without an attempt lost, and has a new one', async () => {
    const { enrolled, post, enter } = visits()
    const { authenticator, own } = await enrolled('investor')
    const old = optionsOf(await opened(own, confirmPath), '/passkeys/confirm')
    expect(old).toMatchObject({ timeout: 5 * minuteMs })
    aheadMs = 11 * minuteMs
    for (let times = 1; times <= 7; times += 1) {
      const page = await post(own, confirmPath, { response: authenticator.get(old) })
      expect([page.status, page.text.includes('This request has expired')]).toEqual([422, true])
      if (times < 7) continue
      const response = authenticator.get(optionsOf(page, '/passkeys/confirm'))
      expect(codeIn(await post(own, confirmPath, { response }))).toBeDefined()
    }
    aheadMs = 0
    const stale = await enter(authenticator, (_options, by) => by.get(old))
    expect([stale.page.status, stale.page.text.includes('This request has expired')]).toEqual([422, true])
  })

  // P-660, P-661, P-663
  it('their pages speak French, and name the account', async () => {
    const { enrolled, post } = visits()
    const { authenticator, email, own } = await enrolled('investor')
    const list = await opened(own, '/passkeys?lang=fr')
    const [key] = keysIn(list)
    const created = await post(own, '/passkeys/add?lang=fr', { password: demoPassword })
    const confirm = await opened(own, '/passkeys/confirm?lang=fr')
    const response = authenticator.get(optionsOf(confirm, '/passkeys/confirm'))
    const pages: readonly (readonly [string, BrowsedPage])[] = [
      ['<h1>Clés d’accès</h1>', list],
      ['<h1>Créer la clé d’accès</h1>', created],
      ['Supprimer cette clé', await opened(own, `/passkeys${key}?lang=fr`)],
      ['<h1>Confirmer avec une clé d’accès</h1>', confirm],
      ['<h1>Votre code de confirmation</h1>', await post(own, '/passkeys/confirm?lang=fr', { response })],
    ]
    for (const [sentence, { text }] of pages)
      expect([
        sentence,
        text.includes(sentence),
        text.includes(`Compte\u00a0: ${email}`),
        text.includes('<html lang="fr">'),
      ]).toEqual([sentence, true, true, true])
  })

  // P-660
  it('one without a name is called by its day', async () => {
    const { begin, origin, party, post } = visits()
    const own = party()
    await own.signIn('investor-company@sandbox.example')
    const response = createAuthenticator(origin()).create(await begin(own))
    const page = await post(own, '/passkeys/enrol?lang=en', { name: ' ', response })
    expect(page.text).toMatch(/<p>Passkey of \d+ \w+ \d{4}<\/p>/)
  })

  // P-662
  it('a device that counts nothing signs again and again', async () => {
    const { begin, enter, origin, party, post } = visits()
    const own = party()
    await own.signIn('investor@sandbox.example')
    const authenticator = createAuthenticator(origin())
    const response = authenticator.create(await begin(own), { counter: 0 })
    await post(own, '/passkeys/enrol?lang=en', { name: 'Copied', response })
    for (let times = 0; times < 3; times += 1) {
      const { page } = await enter(authenticator, (options, by) => by.get(options, { counter: 0 }))
      expect(isIn(page)).toBe(true)
    }
  })

  // P-660, P-669
  it('the eleventh is refused before the device makes it, and where two are added at once', async () => {
    const { add, begin, origin, party, post } = visits()
    const own = party()
    await own.signIn('investor@sandbox.example')
    const list = () => opened(own, '/passkeys?lang=en')
    for (let count = new Set(keysIn(await list())).size; count < 9; count += 1) await add(own, `Key ${count}`)
    const responses = [createAuthenticator(origin()), createAuthenticator(origin())].map(async (by) =>
      by.create(await begin(own)),
    )
    const pages = await Promise.all(
      (await Promise.all(responses)).map((response) =>
        post(own, '/passkeys/enrol?lang=en', { name: 'Tenth', response }),
      ),
    )
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(new Set(keysIn(await list())).size).toBe(10)
    const eleventh = await post(own, '/passkeys/add?lang=en', { password: demoPassword })
    expect([eleventh.status, eleventh.text.includes('already has ten passkeys')]).toEqual([422, true])
    expect(eleventh.text).not.toContain('/passkeys/enrol')
  })
})
