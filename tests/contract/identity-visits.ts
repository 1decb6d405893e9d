import { createAuthenticator } from '../support/authenticator.ts'
import { type BrowsedPage, createCookieBrowser } from '../support/cookie-browser.ts'
import {
  createRelyingParty,
  demoPassword,
  type RelyingParty,
  testPortalUrl,
} from '../support/relying-party.ts'
import { createPasskeyVisits, optionsOf } from './passkey-visits.ts'
import type { TestSandbox } from './test-sandbox.ts'
import { createUsersApi, investorUser } from './users-api.ts'

type Language = 'fr' | 'en'

/** A page of the identity provider with the route that sent it, and how its browser opens another address. */
export type IdentityVisit = {
  /** Method and path, as the route is declared. */
  readonly route: string
  readonly page: BrowsedPage
  open(url: string): Promise<BrowsedPage>
}

/** Somebody who asks for a new password. */
const forgetful = 'investor-thirty@sandbox.example'

/** What the library answers to an error by: a browser asks for pages. */
const asBrowser = { headers: { accept: 'text/html' } }

type Note = (route: string, page: BrowsedPage) => BrowsedPage

const formIn = ({ text }: BrowsedPage) => /name="form" value="([^"]*)"/.exec(text)?.[1] ?? ''
const pathOf = (page: BrowsedPage) => new URL(page.url).pathname.replace('/identity', '')

/** The steps of a sign-in: each page, and each form with something wrong in it. */
async function visitSignIn(own: RelyingParty, language: Language, note: Note): Promise<void> {
  const { browser, issuer } = own
  const post = (path: string, fields: Readonly<Record<string, string>>) =>
    browser.send(`${issuer}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: new URL(issuer).origin },
    })
  const first = note('GET /u/:uid', await own.start({ ui_locales: language }))
  const [path, form] = [pathOf(first), formIn(first)]
  const response = 'nothing'
  note('POST /u/:uid', await post(path, { form, email: 'nobody@sandbox.example', password: 'wrong' }))
  note('POST /u/:uid/passkey', await post(`${path}/passkey`, { form, response }))
  note('GET /u/:uid/passkey', await browser.open(`${issuer}${path}/passkey`))
  note('GET /u/:uid/forgotten-password', await browser.open(`${issuer}${path}/forgotten-password`))
  const asked = { form, email: forgetful }
  note('POST /u/:uid/forgotten-password', await post(`${path}/forgotten-password`, asked))
  note('GET /u/:uid/link-sent', await browser.open(`${issuer}${path}/link-sent`))
  const email = 'investor-2fa@sandbox.example'
  const second = await post(path, { form, email, password: demoPassword })
  note('GET /u/:uid/second-factor', second)
  note('POST /u/:uid/second-factor', await post(`${path}/second-factor`, { form, code: '000000' }))
  const passkeyPath = `${path}/second-factor/passkey`
  note('POST /u/:uid/second-factor/passkey', await post(passkeyPath, { form, response }))
  note('GET /u/:uid/second-factor/passkey', await browser.open(`${issuer}${passkeyPath}`))
  note('GET /u/:uid/recovery-code', await browser.open(`${issuer}${path}/recovery-code`))
  note('POST /u/:uid/recovery-code', await post(`${path}/recovery-code`, { form, code: 'wrong' }))
  note('GET /u/:uid', await browser.open(`${issuer}/u/none?lang=${language}`))
}

/** The pages about passkeys, of somebody who adds one and removes it, with each way in which a form is shown again. */
async function visitPasskeys(sandbox: TestSandbox, own: RelyingParty, language: Language, note: Note) {
  const { origin, post } = createPasskeyVisits(sandbox)
  const { browser, issuer } = own
  const lang = `lang=${language}`
  const open = (path: string) => browser.open(`${issuer}/passkeys${path}?${lang}`)
  const send = (path: string, fields: Readonly<Record<string, string>>) =>
    post(own, `/passkeys${path}?${lang}`, fields)
  note('GET /passkeys', await open(''))
  note('POST /passkeys/add', await send('/add', { password: 'wrong' }))
  note('GET /passkeys/add', await open('/add'))
  const creation = note('POST /passkeys/add', await send('/add', { password: demoPassword }))
  note('POST /passkeys/enrol', await send('/enrol', { name: 'Key', response: 'nothing' }))
  note('GET /passkeys/enrol', await open('/enrol'))
  const authenticator = createAuthenticator(origin())
  const response = authenticator.create(optionsOf(creation, '/passkeys/enrol'))
  const list = note('POST /passkeys/enrol', await send('/enrol', { name: 'Key', response }))
  const asking = note('GET /passkeys/confirm', await open('/confirm'))
  note('POST /passkeys/confirm', await send('/confirm', { response: 'nothing' }))
  const signed = authenticator.get(optionsOf(asking, '/passkeys/confirm'))
  note('POST /passkeys/confirm', await send('/confirm', { response: signed }))
  const key = /passkeys(\/key\/[\w-]+)\?/.exec(list.text)?.[1] ?? ''
  note('GET /passkeys/key/:id', await open(key))
  note('GET /passkeys/key/:id/rename', await open(`${key}/rename`))
  note('POST /passkeys/key/:id/rename', await send(`${key}/rename`, { name: '' }))
  note('GET /passkeys/key/:id/remove', await open(`${key}/remove`))
  note('POST /passkeys/key/:id/remove', await send(`${key}/remove`, { password: demoPassword }))
  const agreed = { agree: 'yes', password: demoPassword }
  note('POST /passkeys/key/:id/remove', await send(`${key}/remove`, agreed))
  note('GET /passkeys/key/:id', await open(key))
}

/** What the library itself shows, and what is refused. */
async function visitRest(own: RelyingParty, language: Language, note: Note): Promise<void> {
  const { browser, issuer } = own
  const query = `?ui_locales=${language}`
  const accept = { headers: { accept: 'text/html', 'accept-language': language } }
  note('GET /authorize', await browser.open(`${issuer}/authorize${query}`))
  note('GET /oidc/logout', await browser.open(`${issuer}/oidc/logout${query}`))
  note('GET /oidc/logout/success', await browser.open(`${issuer}/oidc/logout/success${query}`))
  note('GET /v2/logout', await browser.open(`${issuer}/v2/logout?client_id=none&lang=${language}`))
  note('GET nothing', await browser.send(`${issuer}/nothing${query}`, accept))
  note('GET U+0000', await browser.open(`${issuer}/passkeys?name=%00&lang=${language}`))
  const body = new URLSearchParams({ name: 'x'.repeat(20_000) })
  const long = { method: 'POST', body, headers: { origin: new URL(issuer).origin } }
  note('POST too much', await browser.send(`${issuer}/passkeys/enrol?lang=${language}`, long))
  const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } }
  note('POST from elsewhere', await browser.send(`${issuer}/passkeys/confirm?lang=${language}`, foreign))
}

/** Visits every page of a sandbox's identity provider in a language, as different people need it. */
export async function visitIdentityPages(sandbox: TestSandbox, language: Language): Promise<IdentityVisit[]> {
  const visits: IdentityVisit[] = []
  const noteOf =
    (own: Pick<RelyingParty, 'browser'>): Note =>
    (route, page) => {
      visits.push({ route, page, open: (url) => own.browser.send(url, asBrowser) })
      return page
    }
  const party = () => createRelyingParty(sandbox.publicUrl, 'investor')
  const visitor = party()
  await visitSignIn(visitor, language, noteOf(visitor))
  const stranger = party()
  const signedOut = await stranger.browser.open(`${stranger.issuer}/passkeys?lang=${language}`)
  noteOf(stranger)('GET /passkeys', signedOut)
  const back = `/passkeys/return?error=access_denied&state=confirm.${language}`
  noteOf(stranger)('GET /passkeys/return', await stranger.browser.open(`${stranger.issuer}${back}`))
  const owner = party()
  await owner.signIn(language === 'fr' ? 'investor-one@sandbox.example' : 'investor-five@sandbox.example')
  await visitPasskeys(sandbox, owner, language, noteOf(owner))
  await visitRest(owner, language, noteOf(owner))
  const reader = { browser: createCookieBrowser(testPortalUrl) }
  await visitMailedLinks(sandbox, language, noteOf(reader), reader.browser)
  return visits
}

/** The address of the newest mail's link. */
async function newestLink(sandbox: TestSandbox, email: string): Promise<string> {
  await sandbox.settled()
  const response = await fetch(`${sandbox.url}/mailbox/api/messages?to=${email}`)
  const { messages } = await response.json()
  return /https?:\S+/.exec(messages[0]?.text ?? '')?.[0] ?? ''
}

/** Asks for the links that the portal's pages ask for, and returns them with the one that `visitSignIn` asked for. */
async function askForLinks(sandbox: TestSandbox, language: Language): Promise<readonly string[]> {
  const api = createUsersApi(sandbox)
  const unconfirmed = 'investor-unconfirmed@sandbox.example'
  const always = { 'content-type': 'application/json', 'x-locale': language }
  const ask = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    api.ask(path, { method: 'POST', body: JSON.stringify(body), headers: { ...always, ...headers } })
  await ask('/investor-users/send-email-verification', { email: unconfirmed })
  const session = await api.investor(language === 'fr' ? 'investor-empty' : 'investor')
  const { firstname, lastname, telephone, fields } = await investorUser(session)
  const email = `new-${language}@sandbox.example`
  const kept = fields.map(({ id, value }) => ({ id, value }))
  const update = { firstname, lastname, telephone, fields: kept, email, proof: { password: demoPassword } }
  await ask('/auth/investor-users/profile/update', update, { authorization: session.authorization })
  return Promise.all([forgetful, unconfirmed, email].map((addressee) => newestLink(sandbox, addressee)))
}

/** The pages of mailed links: with a link that is good, one that is not, and what follows. */
async function visitMailedLinks(
  sandbox: TestSandbox,
  language: Language,
  note: Note,
  browser: RelyingParty['browser'],
): Promise<void> {
  const base = `${sandbox.publicUrl}/identity`
  const [reset = '', confirm = '', change = ''] = await askForLinks(sandbox, language)
  const form = note('GET /reset-password', await browser.open(reset))
  const weak = { password: 'weak', confirmation: 'weak', terms: 'yes' }
  note('POST /reset-password', await browser.submit(form, weak))
  const next = `Nouveau-Secret-${language}-1`
  const chosen = { password: next, confirmation: next, terms: 'yes' }
  note('POST /reset-password', await browser.submit(form, chosen))
  note('POST /reset-password', await browser.submit(form, chosen))
  const asked = note('GET /confirm-email', await browser.open(confirm))
  note(
    'POST /confirm-email',
    await browser.submit({ ...asked, text: asked.text.replace(/token" value="/, '$&x') }, {}),
  )
  const changing = note('GET /change-email', await browser.open(change))
  note('POST /change-email', await browser.submit(changing, {}))
  for (const step of ['reset', 'confirmation', 'emailChange', 'none'])
    note('GET /done', await browser.open(`${base}/done?step=${step}&lang=${language}`))
}
