import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { termsVersion } from '../../src/lib/terms.ts'
import { createRelyingParty } from './relying-party.ts'

/** An address that no other test has. */
export function newAddress(domain: string): string {
  return `e2e-${randomBytes(5).toString('hex')}@${domain}`
}

/** Waits for the newest email to an address and gives its link. */
export async function mailedLink(sandboxUrl: string, email: string): Promise<string> {
  const read = async () => {
    const response = await fetch(`${sandboxUrl}/mailbox/api/messages?to=${encodeURIComponent(email)}`)
    const { messages } = await response.json()
    return String(messages[0]?.text ?? '')
  }
  await expect.poll(read).toMatch(/https?:\S+/)
  return /https?:\S+/.exec(await read())?.[0] ?? ''
}

async function sendToBackOffice(
  sandboxUrl: string,
  { page, path }: { readonly page: string; readonly path: string },
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const form = await (await fetch(`${sandboxUrl}/back-office/${page}`)).text()
  const token = /name="token" value="([^"]+)"/.exec(form)?.[1] ?? ''
  const response = await fetch(`${sandboxUrl}/back-office/${path}`, {
    method: 'POST',
    body: new URLSearchParams({ token, ...fields }),
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  return response.text()
}

/** Has the back-office print a code for a holder. */
export async function printCode(
  sandboxUrl: string,
  holder: { readonly name: string; readonly email: string; readonly funds?: string },
): Promise<string> {
  const letter = await sendToBackOffice(sandboxUrl, { page: 'codes', path: 'codes' }, holder)
  return /<p class="code">([^<]+)</.exec(letter)?.[1] ?? ''
}

async function decideInvestor(
  sandboxUrl: string,
  email: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const queue = await (await fetch(`${sandboxUrl}/back-office/investors`)).text()
  const row = queue.slice(queue.indexOf(email))
  const id = /investors\/(acc-[\w-]+)\?/.exec(row)?.[1] ?? ''
  await sendToBackOffice(sandboxUrl, { page: 'investors', path: `investors/${id}` }, fields)
}

/** Has staff approve the registration of an investor. */
export const approve = (sandboxUrl: string, email: string): Promise<void> =>
  decideInvestor(sandboxUrl, email, { decision: 'approve' })

/** Has staff refuse the registration of an investor. */
export const refuse = (sandboxUrl: string, email: string, reason: string): Promise<void> =>
  decideInvestor(sandboxUrl, email, { decision: 'refuse', reason })

/** Has staff decide on the changed name or number of a company. */
export async function decideCompany(
  sandboxUrl: string,
  email: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const queue = await (await fetch(`${sandboxUrl}/back-office/companies`)).text()
  const id = /companies\/(acc-[\w-]+)\?/.exec(queue.slice(queue.indexOf(email)))?.[1] ?? ''
  await sendToBackOffice(sandboxUrl, { page: 'companies', path: `companies/${id}` }, fields)
}

/** Has staff approve the team that somebody has asked for. */
export async function approveTeam(sandboxUrl: string, email: string): Promise<void> {
  const queue = await (await fetch(`${sandboxUrl}/back-office/teams`)).text()
  const id = /teams\/(\d+)\?/.exec(queue.slice(queue.indexOf(email)))?.[1] ?? ''
  await sendToBackOffice(sandboxUrl, { page: 'teams', path: `teams/${id}` }, { decision: 'approve' })
}

/** Has a colleague of the Banque Démo Rhône invite somebody; gives the link of the invitation. */
export async function inviteColleague(
  { portalUrl, sandboxUrl }: { readonly portalUrl: string; readonly sandboxUrl: string },
  email: string,
  language: 'fr' | 'en' = 'en',
): Promise<string> {
  const inviter = 'partner-chosen@banque-demo.example'
  const tokens = await createRelyingParty(sandboxUrl, 'partner', portalUrl).signIn(inviter)
  const response = await fetch(`${sandboxUrl}/product/auth/partner-users/email-invitation`, {
    method: 'POST',
    body: JSON.stringify({ email, partnerName: 'Banque Démo Rhône', username: 'Andrea Castelvi' }),
    headers: {
      authorization: `Bearer ${tokens.accessToken()}`,
      'content-type': 'application/json',
      'x-locale': language,
    },
  })
  expect(response.status).toBe(200)
  return mailedLink(sandboxUrl, email)
}

/** Opens the account of an investor by a posted code, as the registration's pages do; gives its address. */
export async function openInvestor(sandboxUrl: string, password: string): Promise<string> {
  const email = newAddress('mail.example')
  const code = await printCode(sandboxUrl, { name: 'Kervéguen', email, funds: '2' })
  const post = async (call: string, body: object) => {
    const response = await fetch(`${sandboxUrl}/product/investor-users/${call}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(200)
    return response.json()
  }
  const { ticket } = await post('verify-code', { code, name: 'ker' })
  await post('create-password', { ticket, password, terms: true, terms_version: termsVersion })
  return email
}
