import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticator } from '../support/authenticator.ts'
import type { BrowsedPage } from '../support/cookie-browser.ts'
import { demoPassword, type RelyingParty } from '../support/relying-party.ts'
import { createPasskeyVisits, isIn, optionsOf } from './passkey-visits.ts'
import { startTestSandbox, type TestSandbox, testedDatabases } from './test-sandbox.ts'
import { createUsersApi, type Session } from './users-api.ts'

const next = 'Tout-Autre-2026!'
const confirmPath = '/passkeys/confirm?lang=en'

describe.each(testedDatabases())('a new password and passkeys on %s', (_name, serverUrl) => {
  let sandbox: TestSandbox

  beforeAll(async () => {
    sandbox = await startTestSandbox(serverUrl)
  }, 120_000)

  afterAll(() => sandbox.stop())

  const visits = () => createPasskeyVisits(sandbox)

  async function mailsTo(email: string): Promise<readonly { subject: string; text: string }[]> {
    await sandbox.settled()
    return (await (await fetch(`${sandbox.url}/mailbox/api/messages?to=${email}`)).json()).messages
  }

  /** Opens the page of a new password by the link that is mailed. */
  async function openReset(email: string, language: 'fr' | 'en') {
    await fetch(`${sandbox.url}/product/investor-users/send-password-reset`, {
      method: 'POST',
      body: JSON.stringify({ email }),
      headers: { 'content-type': 'application/json', 'x-locale': language },
    })
    const link = /https?:\/\/\S*reset-password\S*/.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? ''
    const { browser } = visits().party()
    return { browser, page: await browser.open(link) }
  }

  const opened = (own: RelyingParty, path: string) => own.browser.open(`${own.issuer}${path}`)
  const codeIn = ({ text }: BrowsedPage) => /class="given">([A-Z0-9-]{14})</.exec(text)?.[1]

  // P-666
  it.each([
    ['fr', true, 'Supprimer aussi toutes mes clés', 'Toutes vos clés d’accès sont supprimées.'],
    ['en', false, 'Remove all my passkeys as well', 'Your passkeys still sign you in.'],
  ] as const)(
    'a new password by a link offers to remove them (%s, %s)',
    async (language, removes, offer, fate) => {
      const { enrolled, enter } = visits()
      const { authenticator, email } = await enrolled(removes ? 'investor-empty' : 'investor-one')
      const { browser, page } = await openReset(email, language)
      expect([page.text.includes(offer), page.text.includes('Telephone')]).toEqual([true, true])
      const fields = {
        password: next,
        confirmation: next,
        terms: 'yes',
        ...(removes && { passkeys: 'remove' }),
      }
      const done = await browser.submit(page, fields)
      expect(done.text).toContain(fate)
      expect(isIn((await enter(authenticator)).page)).toBe(!removes)
      const [mail] = await mailsTo(email)
      expect(mail?.text).toMatch(
        removes ? /supprimées|removed/ : /vous connectent toujours|still sign you in/,
      )
    },
  )

  // P-666
  it('the mail about a new one orders the password first, then the keys', async () => {
    const { email } = await visits().enrolled('investor-company')
    const [mail] = (await mailsTo(email)).filter(({ subject }) => subject === 'A passkey was added')
    const text = mail?.text.replaceAll(/\s+/g, ' ') ?? ''
    expect(text).toMatch(/first choose a new password.*removal of all your passkeys/)
  })

  const newPassword: Readonly<Record<string, (session: Session, email: string) => Promise<void>>> = {
    'a reset': async (_session, email) => {
      const { browser, page } = await openReset(email, 'en')
      await browser.submit(page, { password: next, confirmation: next, terms: 'yes' })
    },
    'a change': async (session) => {
      const change = { old_password: demoPassword, new_password: next }
      await session.post('/auth/investor-users/profile/change-password', change)
    },
    'a reported sign-in': async (session, email) => {
      const logs = '/auth/investor-users/auth-logs'
      const { items } = await (await session.get(logs)).json()
      await session.post(`${logs}/${items[0].id}/report`, {})
      const link = /https?:\/\/\S*reset-password\S*/.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? ''
      const { browser } = visits().party()
      await browser.submit(await browser.open(link), { password: next, confirmation: next, terms: 'yes' })
    },
  }

  // P-666
  it.each([
    ['a reset', 'investor-thirty'],
    ['a change', 'investor-five'],
    ['a reported sign-in', 'investor-entity'],
  ])('what a stranger began ends with %s', async (way, name) => {
    const { begin, enrolled, origin, party, post } = visits()
    const { authenticator, email, own } = await enrolled(name)
    const stolen = createAuthenticator(origin()).create(await begin(own))
    const confirmation = optionsOf(await opened(own, confirmPath), '/passkeys/confirm')
    const code = codeIn(await post(own, confirmPath, { response: authenticator.get(confirmation) })) ?? ''
    expect(code).not.toBe('')
    await newPassword[way]?.(await createUsersApi(sandbox).investor(name), email)
    const again = party()
    const tokens = await again.exchange(await again.enter(email, next))
    const refused = await post(again, '/passkeys/enrol?lang=en', { name: 'Stranger', response: stolen })
    expect([refused.status, refused.text.includes('This request has expired')]).toEqual([422, true])
    const proof = { proof: { code } }
    const session = createUsersApi(sandbox).sessionOf('', tokens.accessToken())
    expect((await session.post('/auth/investor-users/two-factor/enrol', proof)).status).toBe(422)
  })
})
