import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rightSchema } from '../../src/contract/product-api/user.schema.ts'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { type BrowserJar, locationOf } from '../support/browser-jar.ts'
import { privateCalls } from '../support/call-registry.ts'
import { partnerWith, sampleInvestor, samplePartner } from '../support/fake-users-api.ts'
import type { PortalResponse } from '../support/portal-process.ts'
import type { PrivateCall, Refused, Sent } from '../support/private-call.ts'
import { functionHeaders, functionTarget } from '../support/server-function.ts'

let services: AuthServices
beforeAll(async () => {
  services = await startAuthServices()
})
afterAll(() => services.stop())
beforeEach(() => {
  services.reset()
  services.usersApi.users.set('investor-1', { ...sampleInvestor(), funds: ['fnd-7'] })
  const partner = samplePartner('partner-1', partnerWith('2', '3'))
  services.usersApi.users.set('partner-1', {
    ...partner,
    // Without `documents:read`, so that calls about documents find a role that may not make them.
    rights: rightSchema.options.filter((right) => right !== 'documents:read'),
  })
})

/** Makes the call as the page that it belongs to does. */
async function send(browser: BrowserJar, { name }: PrivateCall, sent: Sent): Promise<PortalResponse> {
  if ('data' in sent) return browser.get(functionTarget(name, sent.data), functionHeaders)
  if (!('fields' in sent)) return browser.get(sent.target, { accept: 'text/html' }, methodOf(name))
  const target = sent.target ?? name.replace(/^POST /, '')
  const fields = { ...sent.fields, csrfToken: await browser.formToken() }
  return browser.post(target, fields, { accept: 'text/html' })
}

const methodOf = (name: string) => (name.startsWith('HEAD ') ? 'HEAD' : 'GET')

async function signedInBy(client: 'investor' | 'partner'): Promise<BrowserJar> {
  services.provider.account = {
    subject: `${client}-1`,
    role: client === 'partner' ? 'partner_user' : 'investor',
    emailVerified: true,
  }
  const browser = services.browser()
  await browser.signIn(client)
  return browser
}

function expectRefused(response: PortalResponse, { status, location, body = '' }: Refused): void {
  expect([response.status, locationOf(response)]).toEqual([status, location ?? ''])
  expect(response.body).toContain(body)
  expect(response.body).not.toMatch(/Aubrelin|Tillières|Banque Démo|%PDF|Orsenne|colleague@/)
}

const rightClientOf = ({ wrongRole }: PrivateCall) =>
  wrongRole?.client === 'partner' ? 'investor' : 'partner'

describe.each(privateCalls)('$name', (call) => {
  const { answered, sent, withoutSession, wrongRole, foreign } = call

  it('answers who may call it', async () => {
    if (call.readsDocuments)
      services.usersApi.users.set('partner-1', {
        ...samplePartner('partner-1', partnerWith('2', '3')),
        rights: [...rightSchema.options],
      })
    const { status } = await send(await signedInBy(rightClientOf(call)), call, sent)
    expect(answered === undefined ? [200, 303] : [answered]).toContain(status)
  })

  // P-144
  it('refuses a visitor without a session', async () => {
    expectRefused(await send(services.browser(), call, sent), withoutSession)
  })

  it('refuses a session that was ended', async () => {
    const browser = await signedInBy(rightClientOf(call))
    const cookie = browser.cookies.get('session-3000') ?? ''
    await browser.post('/api/auth/signout', { csrfToken: await browser.formToken(), json: 'true' })
    browser.cookies.set('session-3000', cookie)
    expectRefused(await send(browser, call, sent), withoutSession)
  })

  if (wrongRole)
    it('refuses the other role', async () => {
      expectRefused(await send(await signedInBy(wrongRole.client), call, sent), wrongRole.refused)
    })

  if (foreign)
    it('refuses what belongs to another user', async () => {
      const browser = await signedInBy(rightClientOf(call))
      const before = structuredClone([...services.usersApi.users])
      expectRefused(await send(browser, call, foreign.sent), foreign.refused)
      expect([...services.usersApi.users]).toEqual(before)
    })
})
