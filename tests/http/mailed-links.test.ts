import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCookieBrowser } from '../support/cookie-browser.ts'
import { createPlainVisitor, type PlainVisitor } from '../support/plain-visitor.ts'
import { approve, inviteColleague, newAddress } from '../support/registration.ts'
import { createRelyingParty } from '../support/relying-party.ts'
import { firstLink, sentMail } from '../support/sent-mail.ts'
import { startServices, type TestServices } from '../support/services.ts'
import { steppedForms } from '../support/stepped-forms.ts'

let services: TestServices
beforeAll(async () => {
  services = await startServices()
}, 180_000)
afterAll(() => services?.stop())

type Message = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
}

async function messages(): Promise<readonly Message[]> {
  const response = await fetch(`${services.sandboxUrl}/mailbox/api/messages`)
  return (await response.json()).messages
}

/** Returns every URL in a message's text and HTML. */
const linksIn = ({ text, html }: Message): string[] => [
  ...(text.match(/https?:\/\/[^\s<>"]+/g) ?? []),
  ...[...(html ?? '').matchAll(/href="(https?:[^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  ),
]

const backOfficePages = [
  'contact-messages',
  'white-book-requests',
  'investors',
  'companies',
  'teams',
  'requests',
  'log',
]

/** Returns the state that staff and the mailbox show: any effect of a link is visible there. */
async function whatIsKnown(): Promise<string> {
  const pages = backOfficePages.map(async (page) => {
    const response = await fetch(`${services.sandboxUrl}/back-office/${page}`)
    expect(response.status, page).toBe(200)
    return (await response.text()).replaceAll(/name="token" value="[^"]*"|nonce="[^"]*"/g, '')
  })
  return [...(await Promise.all(pages)), JSON.stringify(await messages())].join('\n')
}

const visitor = () => createPlainVisitor(services.portalUrl)

async function fillInContact(browser: PlainVisitor, email: string) {
  const page = await browser.open('/en/contact')
  const [consent = ''] = page.texts('label').filter((text) => /I agree/.test(text))
  const entries = {
    'Last name': 'Durand',
    'First name': 'Anne',
    Subject: 'Tax certificate',
    Message: 'Hello',
  }
  return browser.send(page, 'Send the message', { ...entries, 'Email address': email, [consent]: true })
}

const askForWhiteBook = async (browser: PlainVisitor, email: string) =>
  browser.send(await browser.open('/en/white-book/first-steps-in-unlisted-assets'), 'Receive the link', {
    'Last name': 'Durand',
    'First name': 'Anne',
    'Email address': email,
  })

async function registerStaff(browser: PlainVisitor, email: string) {
  const password = 'Portail-Prive-9'
  return browser.send(await browser.open('/en/login/team/register'), 'Create the account', {
    'User name': email.split('@')[0] ?? '',
    'Email address': email,
    Password: password,
    'Password confirmation': password,
  })
}

/** Registers by the forms of the portal, in English; gives the address. */
async function register(index: number): Promise<string> {
  const [identity, declaration] = steppedForms('')[index]?.steps ?? []
  const steps = [identity, ...(declaration?.isMailed === true ? [] : [declaration])]
  const browser = createCookieBrowser('nowhere:', {
    accept: 'text/html',
    'x-forwarded-for': `198.18.3.${index + 1}`,
  })
  for (const step of steps) {
    if (step === undefined) throw new Error('the table has no such form')
    const fields = { ...step.fields, ...step.ticked, ...step.secrets, returnPath: step.page.en }
    const headers = { origin: services.portalUrl }
    const page = await browser.send(`${services.portalUrl}${step.action}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
    })
    expect(page.url).not.toBe(`${services.portalUrl}${step.page.en}`)
  }
  return identity?.fields.email ?? ''
}

async function forgetPassword(email: string): Promise<void> {
  const party = createRelyingParty(services.sandboxUrl, 'investor', services.portalUrl)
  const page = await party.start()
  await party.browser.submit(await party.browser.open(`${page.url}/forgotten-password`), { email })
}

const mover = 'investor-empty@sandbox.example'

/** Signs the investor who moves in at the product API. */
async function moverAtProduct(email: string) {
  const tokens = await createRelyingParty(services.sandboxUrl, 'investor', services.portalUrl).signIn(email)
  const headers = {
    authorization: `Bearer ${tokens.accessToken()}`,
    'content-type': 'application/json',
    'x-locale': 'en',
  }
  const ask = (path: string, body?: object) =>
    fetch(`${services.sandboxUrl}/product/auth${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
  return { ask, id: decodeJwt(tokens.idToken()).sub ?? '' }
}

/** Asks for another address of an account, which a mailed link confirms. */
async function askForAddress(email: string): Promise<void> {
  const { ask, id } = await moverAtProduct(mover)
  const { fields, firstname, lastname, telephone } = await (await ask(`/investors/${id}`)).json()
  const update = { firstname, lastname, telephone, fields, email, proof: { password: 'Sandbox-2026!' } }
  expect((await ask('/investor-users/profile/update', update)).status).toBe(200)
}

async function press(link: string): Promise<void> {
  const browser = createCookieBrowser('nowhere:', { accept: 'text/html' })
  await browser.submit(await browser.open(link), {})
}

/** Opens an address as a scanner of mails does: follows it to the end, without cookies, and presses nothing. */
async function scan(link: string, method: 'GET' | 'HEAD'): Promise<void> {
  const response = await fetch(link, { method, headers: { accept: 'text/html' } })
  expect(response.status, `${method} ${link}`).toBeLessThan(400)
  await response.arrayBuffer()
}

// P-164
describe('a mailed link', () => {
  it('changes nothing when it is opened, and does its work when its button is pressed', async () => {
    const browser = visitor()
    const held = newAddress('example.org')
    const reader = newAddress('example.org')
    const staff = newAddress('sandbox.example')
    const sent = await fillInContact(browser, held)
    expect(sent.text('main')).toContain('open the link')
    await askForWhiteBook(browser, reader)
    await registerStaff(browser, staff)
    await browser.send(await browser.open('/en/login/team/forgot-password'), 'Send the link', {
      'Email address': 'desk@sandbox.example',
    })
    const investor = await register(0)
    const partner = await register(2)
    const invited = newAddress('banque-demo.example')
    await inviteColleague(services, invited)
    await forgetPassword('investor@sandbox.example')
    const moved = newAddress('sandbox.example')
    await askForAddress(moved)
    for (const address of [
      moved,
      held,
      reader,
      staff,
      investor,
      partner,
      invited,
      'investor@sandbox.example',
    ])
      await sentMail(services.sandboxUrl, address)
    const company = await register(1)
    await press(firstLink(await sentMail(services.sandboxUrl, company)))
    await approve(services.sandboxUrl, company)
    await sentMail(services.sandboxUrl, company, 'redirect-to-login')

    const links = new Set((await messages()).flatMap(linksIn))
    expect(links.size).toBeGreaterThan(8)
    const before = await whatIsKnown()
    for (const link of links) {
      // The one link that was pressed is used.
      if (link.includes('/identity/confirm-email') && (await fetch(link)).status >= 400) continue
      for (const method of ['HEAD', 'GET'] as const) await scan(link, method)
    }
    expect(await whatIsKnown()).toBe(before)

    const open = async (address: string) =>
      browser.open(firstLink(await sentMail(services.sandboxUrl, address)))
    const released = await browser.send(await open(held), 'Send my message')
    expect(released.text('main')).toContain('Your message has been sent successfully!')
    expect((await browser.send(await open(staff), 'Confirm my address')).path).toBe(
      '/en/login/team/email-confirmed',
    )
    await press(firstLink(await sentMail(services.sandboxUrl, moved)))
    // Who signs in by the new address is the account's owner: only the button has changed it.
    const { ask, id } = await moverAtProduct(moved)
    expect(await (await ask(`/investors/${id}`)).json()).toMatchObject({ email: moved })
    await press(firstLink(await sentMail(services.sandboxUrl, investor)))
    expect(await whatIsKnown()).not.toBe(before)
  }, 120_000)
})
