import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FakeProductApi, startFakeProductApi } from '../support/fake-product-api.ts'
import { type PortalProcess, startPortal } from '../support/portal-process.ts'

let productApi: FakeProductApi
let portal: PortalProcess

beforeAll(async () => {
  productApi = await startFakeProductApi('healthy')
  portal = await startPortal({ PRODUCT_API_URL: productApi.url, TRUSTED_PROXIES: '127.0.0.1' })
})

afterAll(async () => {
  await portal.stop()
  await productApi.stop()
})

const formPath = '/api/account/send-email-verification/investor'

const send = (address: string, headers: Record<string, string> = {}) =>
  portal.ask(formPath, {
    method: 'POST',
    body: 'email=not-an-address',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': address,
      ...headers,
    },
  })

// P-209
it('a visitor who sends too many forms is told when to come back, in their language', async () => {
  const answers = []
  for (let tries = 0; tries < 31; tries += 1) answers.push(await send('198.51.100.1'))
  expect(answers.slice(0, 30).map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 303))
  const [refused] = answers.slice(30)
  expect([refused?.status, Number(refused?.headers['retry-after']) > 3500]).toEqual([429, true])
  expect(refused?.body).toContain('Trop de demandes')
  const english = await send('198.51.100.1', { cookie: `locale-3000=en` })
  expect([english.status, english.body.includes('<html lang="en')]).toEqual([429, true])
})

it('is nobody else’s limit, and no address that the visitor writes themselves changes it', async () => {
  expect((await send('198.51.100.2')).status).toBe(303)
  expect((await send('203.0.113.77, 198.51.100.1')).status).toBe(429)
})

it('backends are told who asks, with calls that are made for one visitor', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.9' }
  await portal.ask('/api/proxy/documents/doc-1/view', { headers })
  const call = productApi.calls.find(({ target }) => target === '/documents/doc-1/content')
  expect(call?.headers['x-forwarded-for']).toBe('198.51.100.9')
})

it('a portal that trusts no proxy believes no header', async () => {
  const plain = await startPortal({ PRODUCT_API_URL: productApi.url })
  await plain.ask('/api/proxy/documents/doc-1/view', { headers: { 'x-forwarded-for': '198.51.100.9' } })
  await plain.stop()
  const [, call] = productApi.calls.filter(({ target }) => target === '/documents/doc-1/content')
  expect(call?.headers['x-forwarded-for']).toBe('127.0.0.1')
})
