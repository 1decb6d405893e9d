import { createCookieBrowser } from '../support/cookie-browser.ts'
import { demoPassword, testPortalUrl } from '../support/relying-party.ts'
import type { TestSandbox } from './test-sandbox.ts'

/** A message that the sandbox would have sent. */
export type SentMessage = {
  readonly kind: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
  readonly locale: string
  readonly attachments: readonly { readonly name: string; readonly content: string }[]
}

type SendOptions = { readonly headers?: Readonly<Record<string, string>> }

/** The calls and pages of a registration, as the portal, a mail program and the back-office's staff use them. */
export type RegistrationApi = {
  get(path: string, visitor?: string): Promise<Response>
  post(path: string, body: unknown, options?: SendOptions): Promise<Response>
  messagesTo(recipient: string): Promise<readonly SentMessage[]>
  /** Presses the button behind the newest link that was mailed to an address; returns the URL of the redirect. */
  confirm(email: string): Promise<URL>
  /** The page of the back-office, and a form on it sent as its own page would. */
  backOffice(path: string): Promise<string>
  decide(path: string, fields: Readonly<Record<string, string>>): Promise<Response>
}

const hiddenToken = /name="token" value="([^"]+)"/

/** The link of a message. */
export function linkIn(message: SentMessage | undefined): string {
  return /https?:\S+/.exec(message?.text ?? '')?.[0] ?? ''
}

/** Calls of a sandbox about registrations. */
export function createRegistrationApi({ url, settled }: TestSandbox): RegistrationApi {
  const messagesTo: RegistrationApi['messagesTo'] = async (recipient) => {
    await settled()
    const response = await fetch(`${url}/mailbox/api/messages?to=${encodeURIComponent(recipient)}`)
    const { messages } = await response.json()
    return messages
  }
  const backOffice: RegistrationApi['backOffice'] = async (path) => {
    return (await fetch(`${url}/back-office/${path}`)).text()
  }
  return {
    messagesTo,
    backOffice,
    get: (path, visitor) =>
      fetch(`${url}/product${path}`, {
        headers: visitor === undefined ? {} : { 'x-forwarded-for': visitor },
      }),
    post: (path, body, { headers = {} } = {}) =>
      fetch(`${url}/product${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    async confirm(email) {
      const [newest] = await messagesTo(email)
      const visitor = createCookieBrowser(testPortalUrl)
      const done = await visitor.submit(await visitor.open(linkIn(newest)), {})
      return new URL(done.url)
    },
    async decide(path, fields) {
      const token = hiddenToken.exec(await backOffice(path.split('/')[0] ?? ''))?.[1] ?? ''
      return fetch(`${url}/back-office/${path}`, {
        method: 'POST',
        body: new URLSearchParams({ token, ...fields }),
        headers: { 'sec-fetch-site': 'same-origin' },
      })
    },
  }
}

/** The body that registers a natural person. */
export function naturalPerson(email: string, changes: Readonly<Record<string, unknown>> = {}) {
  return {
    person: 'natural',
    civility: 'mrs',
    firstname: 'Émilie',
    lastname: 'Desrosiers',
    birth_date: '1979-02-28',
    birth_city: 'Quimper',
    email,
    telephone: '+33639980077',
    password: demoPassword,
    terms: true,
    terms_version: '2026-11-26',
    life_insurance: false,
    funds: ['fnd-2', 'fnd-9'],
    funds_subscriptions_declaration: true,
    ...changes,
  }
}

/** The body that registers a legal person. */
export function legalPerson(email: string, changes: Readonly<Record<string, unknown>> = {}) {
  const { firstname, lastname, birth_date: _date, birth_city: _city, ...common } = naturalPerson(email)
  return {
    ...common,
    person: 'legal',
    legal_representative_firstname: firstname,
    legal_representative_lastname: lastname,
    company_name: 'Société des Trois Quais',
    fiscal_identifier_type: 'siret',
    fiscal_identifier: '732 829 320 00074',
    company_address_line_1: '3, quai Inventé',
    postal_code: '29000',
    city: 'Quimper',
    country: 'FR',
    ...changes,
  }
}

/** The body that registers a user of a partner. */
export function partnerColleague(email: string, changes: Readonly<Record<string, unknown>> = {}) {
  return {
    civility: 'mr',
    firstname: 'Yanis',
    lastname: 'Corvaisier',
    email,
    telephone: '+33639980078',
    password: demoPassword,
    terms: true,
    terms_version: '2026-11-26',
    ...changes,
  }
}
