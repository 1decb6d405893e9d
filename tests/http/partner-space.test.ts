import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rightSchema } from '../../src/contract/product-api/user.schema.ts'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { type BrowserJar, locationOf } from '../support/browser-jar.ts'
import { partnerWith, samplePartner } from '../support/fake-users-api.ts'

let services: AuthServices
beforeAll(async () => {
  services = await startAuthServices()
})
afterAll(() => services.stop())
beforeEach(() => {
  services.reset()
  for (const id of ['partner-1', 'partner-2']) {
    const partner = samplePartner(id, partnerWith('2', '3'))
    services.usersApi.users.set(id, { ...partner, rights: rightSchema.options, id_partner: '2' })
  }
})

const asPage = { accept: 'text/html' }

async function signedIn(subject = 'partner-1'): Promise<BrowserJar> {
  services.provider.account = { subject, role: 'partner_user', emailVerified: true }
  const browser = services.browser()
  await browser.signIn('partner')
  return browser
}

async function send(browser: BrowserJar, form: string, fields: Readonly<Record<string, string>>) {
  const csrfToken = await browser.formToken()
  return browser.post(`/api/forms/${form}`, { ...fields, csrfToken }, asPage)
}

const calledFor = (path: string) => services.usersApi.calls.filter((call) => call.includes(path)).length

describe('an invitation', () => {
  it.each([
    ['another domain', 'a@elsewhere.example'],
    ['a subdomain', 'a@mail.sandbox.example'],
    ['a longer domain', 'a@notsandbox.example'],
  ])('to %s is refused before anybody is asked, and what was typed comes back', async (_case, email) => {
    const browser = await signedIn()
    const before = calledFor('email-invitation')
    const returnPath = '/mon-compte/utilisateurs'
    const refused = await send(browser, 'invite-email', { email, returnPath })
    expect([refused.status, locationOf(refused)]).toEqual([303, returnPath])
    const page = (await browser.get(returnPath, asPage)).body
    expect(page).toContain('veuillez utiliser une adresse email professionnelle')
    expect(page).toContain(`value="${email}"`)
    expect(calledFor('email-invitation')).toBe(before)
  })

  it('goes to a colleague’s address and to a mobile number, never to a landline', async () => {
    const browser = await signedIn()
    const mailed = await send(browser, 'invite-email', {
      email: 'colleague@sandbox.example',
      returnPath: '/en',
    })
    expect(locationOf(mailed)).toBe('/en/my-account/users?state=mailed')
    const texted = await send(browser, 'invite-sms', { phone: '06 12 34 56 78', returnPath: '/' })
    expect(locationOf(texted)).toBe('/mon-compte/utilisateurs?state=texted')
    const landline = await send(browser, 'invite-sms', { phone: '01 23 45 67 89', returnPath: '/x' })
    expect(locationOf(landline)).toBe('/x')
  })

  it('of another team cannot be changed, and the page says so', async () => {
    const browser = await signedIn()
    const returnPath = '/en/my-account/users'
    const fields = { invitation: 'inv-2', act: 'revoke', returnPath }
    expect(locationOf(await send(browser, 'open-invitation', fields))).toBe(returnPath)
    expect((await browser.get(returnPath, asPage)).body).toContain('This request no longer exists.')
  })

  it('needs the token of the browser', async () => {
    const browser = await signedIn()
    const before = calledFor('email-invitation')
    const fields = { email: 'colleague@sandbox.example', csrfToken: 'guessed', returnPath: '/' }
    expect(locationOf(await browser.post('/api/forms/invite-email', fields, asPage))).toBe('/')
    expect(calledFor('email-invitation')).toBe(before)
  })
})

// P-185
describe('the export of clients’ subscriptions', () => {
  it('holds every page, safe for spreadsheets, and is kept by nobody', async () => {
    const browser = await signedIn()
    const response = await browser.get('/api/account/subscriptions.csv?locale=en&status=completed')
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.headers['cache-control']).toBe('private, no-store')
    const [, ...lines] = response.body.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    for (const line of lines) expect(line).toMatch(/^"'=HYPERLINK/)
    expect(response.body).not.toContain('Devise')
  })
})

describe('an unfinished subscription', () => {
  const type = (browser: BrowserJar, lastname: string) =>
    browser.post('/api/account/drafts/subscription', { touched: 'lastname', lastname, person: 'legal' })

  it('comes back in both languages, to its advisor alone', async () => {
    const browser = await signedIn()
    expect((await type(browser, 'Orsenne-Kept')).status).toBe(204)
    for (const path of ['/souscrire', '/en/subscribe'])
      expect((await browser.get(path, asPage)).body).toContain('value="Orsenne-Kept"')
    const other = await signedIn('partner-2')
    expect((await other.get('/souscrire', asPage)).body).not.toContain('Orsenne-Kept')
    expect((await services.browser().get('/souscrire', asPage)).body).not.toContain('Orsenne-Kept')
  })

  it('is kept from the portal’s own pages alone', async () => {
    const browser = await signedIn()
    const elsewhere = { 'sec-fetch-site': 'cross-site' }
    const fields = { lastname: 'Attacker' }
    expect((await browser.post('/api/account/drafts/subscription', fields, elsewhere)).status).toBe(403)
  })

  it('is not sent before it is whole', async () => {
    const browser = await signedIn('partner-2')
    const before = calledFor('POST /auth/advisor-subscriptions')
    const response = await send(browser, 'subscription-send', { returnPath: '/en/subscribe' })
    expect(locationOf(response)).toBe('/en/subscribe?step=review')
    expect((await browser.get('/en/subscribe?step=review', asPage)).body).toContain(
      'There is nothing to review',
    )
    expect(calledFor('POST /auth/advisor-subscriptions')).toBe(before)
  })
})

describe('while the product API is away', () => {
  it.each([
    ['/mon-compte/equipe', 'fr-FR'],
    ['/en/my-account/team/team-1', 'en-GB'],
    ['/mon-compte/utilisateurs', 'fr-FR'],
    ['/en/my-account/subscriptions', 'en-GB'],
    ['/mon-compte/demandes', 'fr-FR'],
    ['/en/subscribe', 'en-GB'],
  ])('%s says so in its language, with 503', async (path, language) => {
    const browser = await signedIn()
    services.usersApi.behaviour = 'down'
    const response = await browser.get(path, asPage)
    expect(response.status).toBe(503)
    expect(response.headers['retry-after']).toBeDefined()
    expect(response.body).toContain(`<html lang="${language}"`)
  })

  it('a form keeps what was typed', async () => {
    const browser = await signedIn()
    services.usersApi.behaviour = 'down'
    const fields = { newTeam: 'Marchés de Lyon', returnPath: '/mon-compte/equipe' }
    expect(locationOf(await send(browser, 'add-team', fields))).toBe('/mon-compte/equipe')
    services.usersApi.behaviour = 'healthy'
    const page = (await browser.get('/mon-compte/equipe', asPage)).body
    expect(page).toContain('value="Marchés de Lyon"')
    expect(page).toContain('Votre saisie est conservée')
  })
})

describe('who may not', () => {
  it.each([
    '/mon-compte/equipe',
    '/mon-compte/utilisateurs',
    '/mon-compte/souscriptions',
    '/mon-compte/demandes',
  ])('an investor gets 403 at %s', async (path) => {
    const browser = services.browser()
    await browser.signIn('investor')
    expect((await browser.get(path, asPage)).status).toBe(403)
  })

  // P-039
  it('reads how to subscribe where advisors subscribe', async () => {
    const browser = services.browser()
    await browser.signIn('investor')
    const response = await browser.get('/souscrire', asPage)
    expect([response.status, response.body.includes('En quatre étapes')]).toEqual([200, true])
  })

  it('gets the page of what does not exist for another’s team and request', async () => {
    const browser = await signedIn()
    for (const path of ['/mon-compte/equipe/team-9', '/en/my-account/requests/req-2'])
      expect((await browser.get(path, asPage)).status).toBe(404)
  })
})
