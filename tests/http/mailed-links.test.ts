import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCookieBrowser } from '../support/cookie-browser.ts'
import { scanLink, signInAtProduct } from '../support/mailed-access.ts'
import { mailedFormTexts as languages } from '../support/mailed-form-texts.ts'
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

type Language = keyof typeof languages

const visitor = () => createPlainVisitor(services.portalUrl)

type Texts = (typeof languages)[Language]

function someone({ person: [lastname, firstname, address] }: Texts, email: string) {
  return { [lastname]: 'Durand', [firstname]: 'Anne', [address]: email }
}

async function fillInContact(browser: PlainVisitor, texts: Texts, email: string) {
  const page = await browser.open(texts.contact)
  const [consent = ''] = page.texts('label').filter((text) => texts.consent.test(text))
  const [subject, chosen] = texts.subject
  const entries = { ...someone(texts, email), [subject]: chosen, Message: 'Hello', [consent]: true }
  return browser.send(page, texts.send, entries)
}

async function askForWhiteBook(browser: PlainVisitor, texts: Texts, email: string) {
  const [path, button] = texts.whiteBook
  return browser.send(await browser.open(path), button, someone(texts, email))
}

async function registerStaff(browser: PlainVisitor, texts: Texts, email: string) {
  const [path, button, name, address] = texts.staff
  const [first, second] = texts.passwords
  return browser.send(await browser.open(path), button, {
    [name]: email.split('@')[0] ?? '',
    [address]: email,
    [first]: 'Portail-Prive-9',
    [second]: 'Portail-Prive-9',
  })
}

/** Registers by the forms of the portal in a language; gives the address. */
async function register(index: number, language: Language): Promise<string> {
  const [identity, declaration] = steppedForms('')[index]?.steps ?? []
  const steps = [identity, ...(declaration?.isMailed === true ? [] : [declaration])]
  const browser = createCookieBrowser('nowhere:', {
    accept: 'text/html',
    'x-forwarded-for': `198.18.${language === 'fr' ? 3 : 4}.${index + 1}`,
  })
  for (const step of steps) {
    if (step === undefined) throw new Error('the table has no such form')
    const fields = { ...step.fields, ...step.ticked, ...step.secrets, returnPath: step.page[language] }
    const headers = { origin: services.portalUrl }
    const page = await browser.send(`${services.portalUrl}${step.action}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
    })
    expect(page.url).not.toBe(`${services.portalUrl}${step.page[language]}`)
  }
  return identity?.fields.email ?? ''
}

async function forgetPassword(email: string, language: Language): Promise<void> {
  const party = createRelyingParty(services.sandboxUrl, 'investor', services.portalUrl)
  const page = await party.start({ ui_locales: language })
  await party.browser.submit(await party.browser.open(`${page.url}/forgotten-password`), { email })
}

/** Asks for another address of an account, which a mailed link confirms. */
async function askForAddress(email: string, language: Language): Promise<void> {
  const { ask, id } = await signInAtProduct(services, 'investor', languages[language].mover, language)
  const { fields, firstname, lastname, telephone } = await (await ask(`/investors/${id}`)).json()
  const update = { firstname, lastname, telephone, fields, email, proof: { password: 'Sandbox-2026!' } }
  expect((await ask('/investor-users/profile/update', update)).status).toBe(200)
}

async function press(link: string): Promise<void> {
  const browser = createCookieBrowser('nowhere:', { accept: 'text/html' })
  await browser.submit(await browser.open(link), {})
}

// P-164
describe.each(['fr', 'en'] as const)('a mailed link in %s', (language) => {
  const texts = languages[language]

  it('changes nothing when it is opened, and does its work when its button is pressed', async () => {
    const browser = visitor()
    const held = newAddress('example.org')
    const reader = newAddress('example.org')
    const staff = newAddress('sandbox.example')
    const sent = await fillInContact(browser, texts, held)
    expect(sent.text('main')).toContain(texts.held)
    await askForWhiteBook(browser, texts, reader)
    await registerStaff(browser, texts, staff)
    const [forgotten, sendLink] = texts.forgotten
    await browser.send(await browser.open(forgotten), sendLink, {
      [texts.person[2]]: 'desk@sandbox.example',
    })
    const investor = await register(0, language)
    const partner = await register(2, language)
    const invited = newAddress('banque-demo.example')
    await inviteColleague(services, invited, language)
    await forgetPassword(texts.forgetful, language)
    const moved = newAddress('sandbox.example')
    await askForAddress(moved, language)
    for (const address of [moved, held, reader, staff, investor, partner, invited, texts.forgetful])
      await sentMail(services.sandboxUrl, address)
    const company = await register(1, language)
    await press(firstLink(await sentMail(services.sandboxUrl, company)))
    await approve(services.sandboxUrl, company)
    await sentMail(services.sandboxUrl, company, 'redirect-to-login')

    const all = await messages()
    // Each leads to pages in the language in which it was asked for.
    const asked = all.filter(({ to }) =>
      [moved, held, reader, investor, partner, invited, company].includes(to),
    )
    expect(asked.flatMap(linksIn).filter((link) => texts.foreign.test(link))).toEqual([])
    const links = new Set(all.flatMap(linksIn))
    expect(links.size).toBeGreaterThan(8)
    const before = await whatIsKnown()
    for (const link of links) {
      // Links that were pressed are used, here or in the other language before.
      if (/\/identity\/(confirm|change)-email/.test(link) && (await fetch(link)).status >= 400) continue
      for (const method of ['HEAD', 'GET'] as const) await scanLink(link, method)
    }
    expect(await whatIsKnown()).toBe(before)

    const open = async (address: string) =>
      browser.open(firstLink(await sentMail(services.sandboxUrl, address)))
    const released = await browser.send(await open(held), texts.release)
    expect(released.text('main')).toContain(texts.released)
    expect((await browser.send(await open(staff), texts.confirm)).path).toBe(texts.confirmed)
    await press(firstLink(await sentMail(services.sandboxUrl, moved)))
    // Who signs in by the new address is the account's owner: only the button has changed it.
    const { ask, id } = await signInAtProduct(services, 'investor', moved, language)
    expect(await (await ask(`/investors/${id}`)).json()).toMatchObject({ email: moved })
    await press(firstLink(await sentMail(services.sandboxUrl, investor)))
    expect(await whatIsKnown()).not.toBe(before)
  }, 120_000)
})
