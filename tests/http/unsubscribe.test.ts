import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import { locationOf } from '../support/browser-jar.ts'

const state = { tokens: [] as string[], isDown: false }

/** A product API that knows the token `good` of an email about documents. */
const api = createServer(async (request, response) => {
  if (state.isDown) return void response.destroy()
  const body: unknown = request.method === 'POST' ? await json(request) : {}
  const token = typeof body === 'object' && body !== null && 'token' in body ? String(body.token) : ''
  // Pages read what the API offers, too.
  if (request.method === 'POST') state.tokens.push(token)
  const isKnown = request.url === '/mail-unsubscriptions' && token === 'good'
  const reply = isKnown
    ? { topic: 'documents' }
    : { type: 'about:blank', title: 'x', status: 404, code: 'not_found' }
  response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
})

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
beforeEach(() => Object.assign(state, { tokens: [], isDown: false }))

const ask = (target: string, init: RequestInit = {}) =>
  fetch(`${services.portal.url}${target}`, { redirect: 'manual', ...init })

// P-442
describe('the link that ends emails', () => {
  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('works by one click of a mail program, which has no cookie and no origin (%s)', async (type, body) => {
    const reply = await ask('/api/unsubscribe?token=good', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    expect([reply.status, await reply.text()]).toEqual([200, 'unsubscribed\n'])
    expect(state.tokens).toEqual(['good'])
  })

  it('changes nothing when it is opened: it leads to a page with a button', async () => {
    const opened = await ask('/api/unsubscribe?token=good', { headers: { 'accept-language': 'en' } })
    expect(opened.status).toBe(302)
    const page = opened.headers.get('location') ?? ''
    expect(page).toMatch(/^\/(desinscription|en\/unsubscribe)\?token=good$/)
    const html = await (await ask(page)).text()
    expect(html).toContain('action="/api/unsubscribe"')
    expect(html).toContain('value="good"')
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect(state.tokens).toEqual([])
  })

  it.each([
    ['/desinscription', 'fr', 'Vous ne recevrez plus d’email sur les nouveaux documents.'],
    ['/en/unsubscribe', 'en', 'You will receive no more emails about new documents.'],
  ])('works by the button of the page %s, which then says what ended', async (page, locale, told) => {
    const browser = services.browser()
    await browser.get(`${page}?token=good`)
    const sent = await browser.post(
      '/api/unsubscribe',
      { token: 'good', locale },
      { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
    )
    expect([sent.status, locationOf(sent)]).toEqual([303, `${page}?done=documents`])
    expect((await browser.get(`${page}?done=documents`)).body).toContain(told)
  })

  it('says that a secret is unknown, and that the product API is away, each in its way', async () => {
    const send = (token: string) => ask(`/api/unsubscribe?token=${token}`, { method: 'POST' })
    expect((await send('guess')).status).toBe(404)
    expect((await send('%00')).status).not.toBe(200)
    state.isDown = true
    expect((await send('good')).status).toBe(503)
  })
})
