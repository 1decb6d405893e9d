import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeContentUsers, startFakeContentUsers } from '../support/fake-content-users.ts'
import { foreignPartsOf, idsIn } from './mailed-ids.ts'
import {
  createRegistrationApi,
  legalPerson,
  partnerColleague,
  type RegistrationApi,
} from './registration-api.ts'
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts'

const pages = ['/mailbox', '/back-office', '/back-office/funds', '/back-office/documents']

const staffPages = ['funds', 'documents', 'log'] as const

/** `fetch` does not let a caller name another host. */
function statusForHost(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .once('error', reject)
      .end()
  })
}

/** Has a team added by a partner's user refused, and one approved. */
async function decideTeams(api: RegistrationApi): Promise<void> {
  for (const decision of ['refuse', 'approve']) {
    const email = `${decision}-${randomUUID().slice(0, 8)}@banque-demo.example`
    const created = await api.post('/partner-users/create', partnerColleague(email))
    expect(created.ok).toBe(true)
    const ticket = (await api.confirm(email)).searchParams.get('ticket')
    await api.post('/partner-users/choose-team', { ticket, new_team: `Équipe ${email.slice(0, 12)}` })
    const id = /teams\/(\d+)\?/.exec(await api.backOffice('teams'))?.[1] ?? ''
    await api.decide(`teams/${id}`, { decision, reason: 'Trop petite.' })
  }
}

// P-220
describe('the sandbox on loopback', () => {
  let sandbox: TestSandbox

  beforeAll(async () => {
    sandbox = await startTestSandbox(undefined)
  }, 120_000)

  afterAll(() => sandbox.stop())

  it('is healthy', async () => {
    expect((await fetch(`${sandbox.url}/health`)).status).toBe(200)
  })

  // P-556
  it('refuses a registration with a reason only, which the person reads', async () => {
    const api = createRegistrationApi(sandbox)
    const email = 'quatre-quais@mail.example'
    const headers = { 'x-locale': 'en' }
    const created = await api.post('/investor-users/create', legalPerson(email), { headers })
    const { id } = await created.json()
    await api.confirm(email)
    const unexplained = await api.decide(`investors/${id}`, { decision: 'refuse', reason: ' ' })
    expect(await unexplained.text()).toContain('indiquez la raison du refus')
    const reason = 'The register has no such company.'
    await api.decide(`investors/${id}`, { decision: 'refuse', reason })
    const [mail] = await api.messagesTo(email)
    expect(mail?.text).toContain(`Reason: ${reason}`)
  })

  it.each(pages)('shows %s in both languages, without any script', async (path) => {
    for (const language of ['fr', 'en']) {
      const response = await fetch(`${sandbox.url}${path}?lang=${language}`)
      const text = await response.text()
      expect(response.status).toBe(200)
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(text).toContain(`<html lang="${language}">`)
      expect(text).not.toMatch(/<script/i)
    }
  })

  // P-701
  it('would tell an id in a message from a reference, an address and a link', () => {
    expect(idsIn('Fund fnd-7 of acc-1f2e, see https://portal.example/fnd-8?team=team-9')).toEqual([
      'fnd-7',
      'acc-1f2e',
    ])
    expect(idsIn('SUB-2026-000012, team-mate, a-team@cas-1.example')).toEqual([])
  })

  // P-865
  it('would tell a part of a message that is in another language than the message', () => {
    const french = 'Votre demande est enregistrée : nous vous répondrons dans les deux jours.'
    const english = 'Your request is recorded: we answer within two days.'
    const text = `Bonjour Anne,\n\n${french}\n\nVents du Nord : https://portal.example/of/the/this/is`
    expect(foreignPartsOf({ locale: 'fr', subject: 'Votre demande', text })).toEqual([])
    expect(foreignPartsOf({ locale: 'fr', subject: english, text: `${text}\n\n${english}` })).toEqual([
      english,
      english,
    ])
    expect(foreignPartsOf({ locale: 'en', subject: 'Vents du Nord', text: french })).toEqual([french])
  })

  // P-701
  it.each([...staffPages])('names funds and people on %s, beside their ids', async (path) => {
    const api = createRegistrationApi(sandbox)
    await api.decide('codes', { name: 'Kervéguen', email: 'named@mail.example', funds: '2' })
    if (path === 'log') await decideTeams(api)
    for (const language of ['fr', 'en']) {
      const text = await (await fetch(`${sandbox.url}/back-office/${path}?lang=${language}`)).text()
      expect(text).toContain('<tbody>')
      const cells = [...text.matchAll(/<tr>((?:<td[^>]*>[\s\S]*?<\/td>)+)<\/tr>/g)].flatMap(([, row = '']) =>
        [...row.matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].map(([, cell = ''], column) => ({ cell, column })),
      )
      // A row's own id may stand first.
      const ids = cells.filter(
        ({ cell, column }) => column > 0 && /^(fnd|doc|acc|team|ptn|code)-\w+$/.test(cell.trim()),
      )
      expect(ids).toEqual([])
      expect(cells.length).toBeGreaterThan(0)
    }
  })

  it.each(pages)('keeps %s from a site that points its own name here', async (path) => {
    expect(await statusForHost(`${sandbox.url}${path}`, 'attacker.example')).toBe(403)
    expect(await statusForHost(`${sandbox.url}${path}`, 'localhost:4000')).toBe(200)
  })

  it('describes its demo accounts to a start-up command', async () => {
    const response = await fetch(`${sandbox.url}/back-office/api/demo-accounts`)
    const reply: unknown = await response.json()
    expect(reply).toMatchObject({
      password: 'Sandbox-2026!',
      accounts: expect.arrayContaining([
        expect.objectContaining({ email: 'investor@sandbox.example', space: 'investor', totpSecret: null }),
        expect.objectContaining({ email: 'advisor@cgp-demo.example', space: 'partner' }),
        expect.objectContaining({ email: 'guest@sandbox.example', space: 'investor' }),
        expect.objectContaining({ email: 'staff@sandbox.example', space: 'staff' }),
      ]),
      postedCodes: [{ holderName: 'Vasseur' }],
    })
  })
})

describe('the sandbox on every address', () => {
  let sandbox: TestSandbox
  let content: FakeContentUsers

  beforeAll(async () => {
    content = await startFakeContentUsers()
    sandbox = await startTestSandbox(undefined, {
      SANDBOX_HOST: '0.0.0.0',
      SANDBOX_STAFF_CONTENT_URL: `${content.url}/api`,
      SANDBOX_FUNDS: '1',
      IDENTITY_INVESTOR_CLIENT_SECRET: 'a-secret-of-the-investor-client-0123456789',
      IDENTITY_PARTNER_CLIENT_SECRET: 'a-secret-of-the-partner-client-0123456789',
    })
  }, 120_000)

  afterAll(async () => {
    await sandbox.stop()
    await content.stop()
  })

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(sandbox.url.replace('0.0.0.0', '127.0.0.1') + path, { redirect: 'manual', ...init })

  it.each(['/mailbox', '/mailbox/api/messages', '/back-office/api/demo-accounts'])(
    'closes %s',
    async (path) => {
      expect((await ask(path)).status).toBe(403)
    },
  )

  // P-733
  it.each(pages.filter((path) => path.startsWith('/back-office')))(
    'opens %s to staff who sign in at the Strapi that is configured, and to nobody else',
    async (path) => {
      expect((await ask(path)).status).toBe(303)
      const sent = { identifier: 'ann@sandbox.example', password: 'good' }
      const entered = await ask('/back-office/sign-in', {
        method: 'POST',
        body: new URLSearchParams(sent),
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      expect((await ask(path, { headers: { cookie } })).status).toBe(200)
    },
  )

  it('still serves the product API', async () => {
    expect((await ask('/product/funds')).status).toBe(200)
  })
})
