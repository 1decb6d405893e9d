import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { locationOf } from '../support/browser-jar.ts'
import { feedSecret } from '../support/fake-notices-api.ts'

const fund = { id: 'fnd-14', name: 'Fonds; deux', slug: 'fonds-deux' }
const base = { is_read: false, date: '2026-11-20', fund }
const items = [
  {
    ...base,
    id: 'notice-7',
    kind: 'notice',
    notice: { id: 'ntc-7', kind: 'call', number: 7 },
    due_on: '2026-12-09',
  },
  {
    ...base,
    id: 'receipt-4',
    kind: 'receipt',
    notice: { id: 'ntc-6', number: 6 },
    is_reversal: false,
  },
  {
    ...base,
    id: 'document-3',
    kind: 'document',
    document: { id: 'doc-3', title: 'Relevé & annexe', language: 'fr' },
  },
  {
    ...base,
    id: 'valuation-a-2026',
    kind: 'valuation',
    share: 'Part A',
    net_asset_value: { amount: '987.65', currency: 'EUR' },
  },
]

const state = { asked: [] as string[] }

/** A product API that knows one secret. */
const api = createServer(async (request, response) => {
  const body: unknown = request.method === 'POST' ? await json(request) : {}
  const secret = typeof body === 'object' && body !== null && 'secret' in body ? String(body.secret) : ''
  state.asked.push(secret)
  const isKnown = request.url === '/private-feeds/read' && secret === feedSecret
  const reply = isKnown ? { items } : { type: 'about:blank', title: 'x', status: 404, code: 'not_found' }
  response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
})

// P-444, P-678
describe('a private feed', () => {
  let services: AuthServices
  beforeAll(async () => {
    await new Promise<void>((ready) => api.listen(0, '127.0.0.1', ready))
    const { port } = api.address() as AddressInfo
    services = await startAuthServices({ PRODUCT_API_URL: `http://127.0.0.1:${port}` })
  })
  afterAll(async () => {
    await services.stop()
    api.closeAllConnections()
    await new Promise((closed) => api.close(closed))
  })
  beforeEach(() => Object.assign(state, { asked: [] }))

  const ask = (file: string) => fetch(`${services.portal.url}/api/private-feeds/${file}`)

  it('is a calendar of due dates, in its language, without a session and kept by nobody', async () => {
    const reply = await ask(`${feedSecret}.ics?locale=en`)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
    const text = (await reply.text()).replaceAll('\r\n ', '')
    expect(text).toContain('SUMMARY:Capital call no.\u00a07\\, Fonds\\; deux')
    expect(text).toContain('DTSTART;VALUE=DATE:20261209')
    expect(text).toContain('/en/my-account/notices/ntc-7')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  })

  it('is news as Atom, with no amount and not its own address', async () => {
    const reply = await ask(`${feedSecret}.xml?locale=fr`)
    expect(reply.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const text = await reply.text()
    for (const told of ['Relevé &amp; annexe', 'Appel de fonds n°\u00a07', 'Nouvelle valeur liquidative'])
      expect(text).toContain(told)
    expect(text).not.toMatch(/987|€|EUR/)
    expect(text).not.toContain(feedSecret)
  })

  it('answers whatever is no secret alike, whether it looks like one or not', async () => {
    const guesses = [
      `${'x'.repeat(43)}.ics`,
      'short.ics',
      `${feedSecret.slice(1)}y.ics`,
      'a.b.ics',
      `${feedSecret}.pdf`,
    ]
    const answers = await Promise.all(guesses.map(ask))
    const told = await Promise.all(answers.map(async (reply) => [reply.status, await reply.text()]))
    expect(new Set(told.map(([status]) => status))).toEqual(new Set([404]))
    expect(new Set(told.map(([, text]) => text)).size).toBe(1)
  })

  it('is not asked for without end by one visitor', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 125; index += 1) statuses.push((await ask(`guess-${index}.ics`)).status)
    expect(statuses.at(-1)).toBe(429)
    expect(state.asked.length).toBeLessThanOrEqual(120)
  })
})

// P-444
describe('the addresses of a private feed', () => {
  let services: AuthServices
  beforeAll(async () => {
    services = await startAuthServices()
  })
  afterAll(() => services.stop())

  it.each(['/mon-compte/notifications', '/en/my-account/notifications'])(
    'are shown once, to the session that created them (%s)',
    async (page) => {
      const browser = services.browser()
      await browser.signIn('investor')
      expect((await browser.get(page)).body).not.toContain('/api/private-feeds/')
      const created = await browser.post(
        '/api/account/private-feed',
        { act: 'create', returnPath: page, csrfToken: await browser.formToken() },
        { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
      )
      expect([created.status, locationOf(created)]).toEqual([303, `${page}#private-feed`])
      const shown = (await browser.get(page)).body
      expect(shown).toContain(`/api/private-feeds/${feedSecret}.ics?locale=`)
      expect(shown).toContain(`/api/private-feeds/${feedSecret}.xml?locale=`)
      expect((await browser.get(page)).body).not.toContain(feedSecret)
    },
  )
})
