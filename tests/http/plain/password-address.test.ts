import { beforeAll, describe, expect, it } from 'vitest'
import { signInPlainly } from '../../support/plain-sign-in.ts'
import { createPlainVisitor } from '../../support/plain-visitor.ts'
import { openInvestor } from '../../support/registration.ts'
import type { TestServices } from '../../support/services.ts'
import { sharedServices } from '../../support/shared-services.ts'
import type { Account } from '../../support/sign-in.ts'

let services: TestServices
beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const address = '/.well-known/change-password'
const visitor = () => createPlainVisitor(services.portalUrl)

// P-176
describe('the address by which password managers look for the change of a password', () => {
  it.each([
    ['fr', '/connexion?callbackUrl=%2Fmon-compte%2Fsecurite'],
    ['en', '/en/login?callbackUrl=%2Fen%2Fmy-account%2Fsecurity'],
  ] as const)(
    'leads a stranger who reads %s to sign in first, and to the page then',
    async (language, login) => {
      const browser = visitor()
      browser.chose(language)
      expect((await browser.open(address)).path).toBe(login)
    },
  )

  it.each([
    ['investor', '/mon-compte/securite', 'currentPassword'],
    ['partner', '/mon-compte/securite', 'currentPassword'],
    ['staff', '/espace-equipe/mot-de-passe', 'currentPassword'],
  ] as const)(
    'leads an account of the client %s to the form that changes its password',
    async (client, path, field) => {
      const accounts: Readonly<Record<Account['client'], () => Promise<string>>> = {
        investor: () => openInvestor(services.sandboxUrl, 'Sandbox-2026!'),
        partner: async () => 'partner-one@mutuelle-demo.example',
        staff: async () => 'staff@sandbox.example',
      }
      const browser = visitor()
      await signInPlainly(browser, { client, email: await accounts[client]() })
      const page = await browser.open(address)
      expect(page.path).toBe(path)
      expect(page.root.querySelector(`main form input[name="${field}"]`)).not.toBeNull()
    },
  )

  it('is there on the origin of the identity provider too, where the password is typed', async () => {
    const response = await fetch(`${services.sandboxUrl}${address}`, { redirect: 'manual' })
    const { pathname } = new URL(response.headers.get('location') ?? '', services.sandboxUrl)
    expect([response.status, pathname]).toEqual([302, address])
    expect(new URL(response.headers.get('location') ?? '').origin).not.toBe(services.sandboxUrl)
  })

  it('is never kept by a cache, and a neighbour that does not exist answers 404', async () => {
    const found = await fetch(`${services.portalUrl}${address}`, { redirect: 'manual' })
    expect([found.status, found.headers.get('cache-control')]).toEqual([302, 'no-store'])
    // Password managers ask for this one to tell a site that answers 200 to everything.
    const missing = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
    expect((await fetch(`${services.portalUrl}${missing}`, { redirect: 'manual' })).status).toBe(404)
  })
})
