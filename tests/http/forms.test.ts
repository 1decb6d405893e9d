import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBrowserJar } from '../support/browser-jar.ts'
import { type FakeVisitorFormsApi, startFakeVisitorFormsApi } from '../support/fake-visitor-forms-api.ts'
import { type PortalProcess, startPortal } from '../support/portal-process.ts'

let api: FakeVisitorFormsApi
let portal: PortalProcess
let visitors = 0

beforeAll(async () => {
  api = await startFakeVisitorFormsApi()
  portal = await startPortal({ PRODUCT_API_URL: api.url, TRUSTED_PROXIES: '127.0.0.1' })
})

afterAll(async () => {
  await portal.stop()
  await api.stop()
})

beforeEach(() => {
  api.status = 200
  api.received.length = 0
})

const address = '/api/forms/contact'
const good = {
  returnPath: '/contact',
  subject: 'fiscal_certificate',
  lastname: 'Durand',
  firstname: 'Anne',
  phone: '06 12 34 56 78',
  message: 'Bonjour',
  consent: 'on',
}

/** A visitor of an address of their own, with a mailbox of their own. */
function newVisitor() {
  visitors += 1
  const jar = createBrowserJar(portal)
  const from = { 'x-forwarded-for': `198.51.100.${visitors}` }
  const fields = { ...good, email: `visitor-${visitors}@example.org` }
  const solve = async (form = 'contact') => {
    const challenge = JSON.parse((await jar.get(`/api/forms/${form}/challenge`, from)).body)
    const solution = await solveChallenge({ challenge, deriveKey })
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }
  return {
    jar,
    solve,
    send: (change: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      jar.post(address, { ...fields, ...change }, { ...from, ...headers }),
  }
}

const asScript = { accept: 'application/json' }

// P-231
describe('a form sent without scripts', () => {
  it('leads to the page that says that it worked, and is held without a captcha', async () => {
    const { send } = newVisitor()
    const { status, headers } = await send()
    expect([status, headers.location]).toEqual([303, '/contact?state=sent'])
    expect(api.received[0]).toMatchObject({
      path: '/contact-messages',
      visitor: `198.51.100.${visitors}`,
      body: { lastname: 'Durand', phone: '+33612345678', consent: true, proven: false },
    })
  })

  it('comes back filled with everything that was typed, once, when a field is wrong', async () => {
    const { jar, send } = newVisitor()
    const { status, headers } = await send({ email: 'nobody', message: 'Une <b>ligne</b>\r\net une autre' })
    expect([status, headers.location]).toEqual([303, '/contact'])
    const page = await jar.get('/contact')
    expect(page.body).toContain('value="nobody"')
    expect(page.body).toContain('Une &lt;b&gt;ligne&lt;/b&gt;\net une autre')
    expect(page.body).toContain('Le formulaire contient des erreurs.')
    expect(page.body).toMatch(/Votre email n(&#x27;|')est pas correct\./)
    expect(page.headers['cache-control']).toContain('no-store')
    expect((await jar.get('/contact')).body).not.toContain('value="nobody"')
    // Pages read what the API offers.
    expect(api.received.filter(({ path }) => path !== '/')).toEqual([])
  })

  it('is in the language of its page', async () => {
    const { jar, send } = newVisitor()
    expect((await send({ returnPath: '/en/contact', lastname: '' })).headers.location).toBe('/en/contact')
    expect((await jar.get('/en/contact')).body).toContain('The Last name field is required.')
  })

  it('leads nowhere else than to this portal', async () => {
    const { send } = newVisitor()
    expect((await send({ returnPath: 'https://evil.example/', lastname: '' })).headers.location).toBe('/')
  })

  it('is nobody else’s draft', async () => {
    const { send } = newVisitor()
    await send({ email: 'somebody' })
    expect((await newVisitor().jar.get('/contact')).body).not.toContain('somebody')
  })

  it('says what stands in its way when the product API is down, and keeps what was typed', async () => {
    api.status = 503
    const { jar, send } = newVisitor()
    expect((await send({ message: 'À garder' })).headers.location).toBe('/contact')
    const page = await jar.get('/contact')
    expect(page.body).toContain('À garder')
    expect(page.body).toContain('n’a pas pu être transmise')
  })

  // P-209
  it('is answered with 429 and Retry-After when the product API says so, and waits for its visitor', async () => {
    api.status = 429
    const { jar, send } = newVisitor()
    const { status, headers, body } = await send({ message: 'À garder' })
    expect([status, headers['retry-after']]).toEqual([429, '77'])
    expect(body).toContain('Trop de demandes')
    expect((await jar.get('/contact')).body).toContain('À garder')
  })

  // P-233
  it('is taken three times an hour without a captcha', async () => {
    const { send } = newVisitor()
    const statuses = []
    for (let tries = 0; tries < 4; tries += 1) {
      const email = `unproven-${tries}@example.org`
      statuses.push((await send({ email })).status)
    }
    expect(statuses).toEqual([303, 303, 303, 429])
  })
})

describe('a form sent by a script', () => {
  it('is answered in JSON, and proven by a captcha that serves once', async () => {
    const { send, solve } = newVisitor()
    const captcha = await solve()
    const { status, body } = await send({ captcha }, asScript)
    expect([status, JSON.parse(body)]).toEqual([200, { ok: true, location: '/contact?state=sent' }])
    expect(api.received[0]?.body).toMatchObject({ proven: true })
    const again = await send({ captcha }, asScript)
    expect([again.status, JSON.parse(again.body)]).toEqual([
      422,
      { ok: false, faults: [], problem: 'captcha' },
    ])
    expect(api.received).toHaveLength(1)
  })

  it.each(['forged', 'e30='])(
    'is refused with the captcha %s, and with that of another form',
    async (captcha) => {
      const { send, solve } = newVisitor()
      expect((await send({ captcha }, asScript)).status).toBe(422)
      expect((await send({ captcha: await solve('white-book') }, asScript)).status).toBe(422)
    },
  )

  it('names each wrong field with a code', async () => {
    const { send } = newVisitor()
    const { status, body } = await send({ email: '', phone: '12', subject: 'none', consent: '' }, asScript)
    const faults = [
      { field: 'email', code: 'required' },
      { field: 'phone', code: 'phone' },
      { field: 'subject', code: 'choice' },
    ]
    expect(status).toBe(422)
    expect(JSON.parse(body)).toEqual({ ok: false, faults: expect.arrayContaining(faults), problem: null })
  })

  it('is told of a number that looks right and exists in no country', async () => {
    const { body } = await newVisitor().send({ phone: '+999 123 456 789' }, asScript)
    expect(JSON.parse(body).faults).toEqual([{ field: 'phone', code: 'phone' }])
  })

  it('keeps no draft', async () => {
    const { headers } = await newVisitor().send({ email: '' }, asScript)
    expect(headers['set-cookie']).toBeUndefined()
  })
})

const foreign: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
]

describe('what no page of the portal sends', () => {
  it.each(foreign)('is refused: %j', async (headers) => {
    const { status, body } = await newVisitor().send({}, headers)
    expect(status).toBe(403)
    expect(body).toContain('depuis l’une de nos pages')
    expect(api.received).toEqual([])
  })

  it('is refused with 413 when it is too large, in either way', async () => {
    const message = 'x'.repeat(70_000)
    const page = await newVisitor().send({ message })
    expect([page.status, page.body.includes('trop volumineux')]).toEqual([413, true])
    expect((await newVisitor().send({ message }, asScript)).status).toBe(413)
  })

  it('is refused with 415 when it is no form', async () => {
    const response = await newVisitor().send({}, { 'content-type': 'application/json' })
    expect(response.status).toBe(415)
  })
})

describe('the link that confirms a message', () => {
  it.each([
    [200, 'sent'],
    [404, 'expired'],
    [503, 'unavailable'],
  ])('leads to the page that says so: %i', async (status, state) => {
    api.status = status
    const token = 'abcdefghijklmnopqrstuvwxyz'
    const { headers } = await portal.ask('/api/contact/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token, returnPath: `/en/contact?token=${token}` }).toString(),
    })
    expect(headers.location).toMatch(new RegExp(`/en/contact\\?state=${state}$`))
  })

  it('is a page with a button: opening it asks no backend', async () => {
    const before = api.received.length
    const { headers } = await portal.ask('/api/contact/confirm?token=abcdefghijklmnopqrstuvwxyz&lang=en')
    expect(headers.location).toMatch(/\/en\/contact\?token=abcdefghijklmnopqrstuvwxyz$/)
    expect(api.received).toHaveLength(before)
  })
})
