import { decodeJwt } from 'jose'
import { expect } from 'vitest'
import { type ClientName, createRelyingParty } from './relying-party.ts'
import type { TestServices } from './services.ts'

/** Signs a user in at the product API: `ask` reads a path under `/auth`, or sends it a body. */
export async function signInAtProduct(
  { portalUrl, sandboxUrl }: Pick<TestServices, 'portalUrl' | 'sandboxUrl'>,
  client: ClientName,
  email: string,
  language: 'fr' | 'en',
) {
  const tokens = await createRelyingParty(sandboxUrl, client, portalUrl).signIn(email)
  const headers = {
    authorization: `Bearer ${tokens.accessToken()}`,
    'content-type': 'application/json',
    'x-locale': language,
  }
  const ask = (path: string, body?: object) =>
    fetch(`${sandboxUrl}/product/auth${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
  return { ask, id: decodeJwt(tokens.idToken()).sub ?? '' }
}

/** Opens an address as a scanner of mails does: follows it to the end, without cookies, and presses nothing. */
export async function scanLink(link: string, method: 'GET' | 'HEAD'): Promise<void> {
  const response = await fetch(link, { method, headers: { accept: 'text/html' } })
  expect(response.status, `${method} ${link}`).toBeLessThan(400)
  await response.arrayBuffer()
}
