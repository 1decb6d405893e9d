import { expect } from 'vitest'
import { type Authenticator, type CeremonyOptions, createAuthenticator } from '../support/authenticator.ts'
import type { BrowsedPage } from '../support/cookie-browser.ts'
import { createRelyingParty, demoPassword, type RelyingParty, responseOf } from '../support/relying-party.ts'
import type { TestSandbox } from './test-sandbox.ts'

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The options that a page gives to the browser, for its form with this ending of the path. */
export function optionsOf({ text, url }: BrowsedPage, step: string): CeremonyOptions {
  const forms = text.matchAll(/<form[^>]*action="([^"]*)"[^>]*data-options="([^"]*)"/g)
  const form = [...forms].find(([, action = '']) => unescaped(action).split('?')[0]?.endsWith(step))
  if (form?.[2] === undefined) throw new Error(`no passkey form for ${step} on ${url}`)
  return JSON.parse(unescaped(form[2]))
}

/** Signs the options of a page, or does something else with them. */
type Sign = (options: CeremonyOptions, authenticator: Authenticator) => string

/** Reports whether a page sends the browser back to the portal with a code. */
export const isIn = (page: BrowsedPage) => responseOf(page).get('code') !== null

/** Creates the actions of people with passkeys at a sandbox's identity provider. */
export function createPasskeyVisits({ publicUrl, url }: TestSandbox) {
  const party = () => createRelyingParty(publicUrl, 'investor')
  const origin = () => new URL(publicUrl).origin

  async function post(own: RelyingParty, path: string, fields: Readonly<Record<string, string>>) {
    const body = new URLSearchParams(fields)
    return own.browser.send(`${own.issuer}${path}`, {
      method: 'POST',
      body,
      headers: { origin: origin() },
    })
  }

  /** Starts the creation of a passkey as a signed-in user, with the password. */
  async function begin(own: RelyingParty): Promise<CeremonyOptions> {
    return optionsOf(await post(own, '/passkeys/add?lang=en', { password: demoPassword }), '/passkeys/enrol')
  }

  async function enrolled(name: string, options: { isSynced?: boolean } = {}) {
    const email = `${name}@sandbox.example`
    const own = party()
    await own.signIn(email)
    const authenticator = await add(own, 'Telephone', options)
    return { email, own, authenticator }
  }

  /** Opens the sign-in page in a new browser and sends a signature. */
  async function enter(authenticator: Authenticator, sign: Sign = (options, by) => by.get(options)) {
    const own = party()
    const page = await own.start({ ui_locales: 'en' })
    const form = /name="form" value="([^"]*)"/.exec(page.text)?.[1] ?? ''
    const response = sign(optionsOf(page, '/passkey'), authenticator)
    const path = `${new URL(page.url).pathname.replace('/identity', '')}/passkey`
    return { own, path, form, response, page: await post(own, path, { form, response }) }
  }

  /** Adds a passkey to the account that is signed in. */
  async function add(own: RelyingParty, name = 'Telephone', options: { isSynced?: boolean } = {}) {
    const authenticator = createAuthenticator(origin(), options)
    const response = authenticator.create(await begin(own))
    const page = await post(own, '/passkeys/enrol?lang=en', { name, response })
    expect([page.status, page.text.includes('The passkey has been added')]).toEqual([200, true])
    return authenticator
  }

  async function mailsTo(email: string): Promise<string[]> {
    const response = await fetch(`${url}/mailbox/api/messages?to=${email}`)
    const { messages } = await response.json()
    return messages.map(({ subject }: { subject: string }) => subject)
  }

  return { party, origin, post, begin, add, enrolled, enter, mailsTo }
}
