import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentBytes, type FakeProductApi, startFakeProductApi } from '../support/fake-product-api.ts'
import { type PortalProcess, startPortal } from '../support/portal-process.ts'

let productApi: FakeProductApi
let portal: PortalProcess

beforeAll(async () => {
  productApi = await startFakeProductApi('healthy')
  portal = await startPortal({ PRODUCT_API_URL: productApi.url })
})

afterAll(async () => {
  await portal.stop()
  await productApi.stop()
})

const view = (id: string) => `/api/proxy/documents/${id}/view`

it('a public document comes whole, to be shown and not compressed', async () => {
  const { status, headers, body } = await portal.ask(view('doc-1'), { headers: { 'accept-encoding': 'br' } })
  expect([status, body]).toEqual([200, documentBytes.toString()])
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(documentBytes.length),
  })
  expect(headers['content-disposition']).toMatch(/^inline; filename="/)
  expect(headers['content-encoding']).toBeUndefined()
})

// P-193
it('a part of it is a part, as the product API cut it', async () => {
  const { status, headers, body } = await portal.ask(view('doc-1'), { headers: { range: 'bytes=0-7' } })
  expect([status, body]).toEqual([206, '%PDF-1.7'])
  expect(headers['content-range']).toBe(`bytes 0-7/${documentBytes.length}`)
})

it('HEAD gives its length and no body', async () => {
  const { status, headers, body } = await portal.ask(view('doc-1'), { method: 'HEAD' })
  expect([status, body]).toEqual([200, ''])
  expect(headers['content-type']).toBe('application/pdf')
})

it.each(['doc-2', 'doc-999', 'doc-0', '..%2f..%2ffunds', 'DOC-1'])(
  '%s, private or unknown, leads a visitor to sign in, with no hint which of the two it is',
  async (id) => {
    const [asked, unknown] = [await portal.ask(view(id)), await portal.ask(view('doc-998'))]
    const neutral = (html: string) => html.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'id')
    expect([asked.status, unknown.status]).toEqual([302, 302])
    expect(asked.headers.location).toBe(
      `http://localhost:3000/connexion?callbackUrl=${encodeURIComponent(view(id))}`,
    )
    expect(neutral(asked.body)).toBe(neutral(unknown.body))
    expect(asked.headers['cache-control']).toContain('no-store')
  },
)
