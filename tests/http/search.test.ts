import { beforeAll, describe, expect, it } from 'vitest'
import { startFakeProductApi } from '../support/fake-product-api.ts'
import { startPortal } from '../support/portal-process.ts'
import type { TestServices } from '../support/services.ts'
import { sharedServices } from '../support/shared-services.ts'

let services: TestServices

beforeAll(async () => {
  services = await sharedServices()
}, 180_000)

const read = async (path: string) => {
  const response = await fetch(`${services.portalUrl}${path}`)
  return { status: response.status, headers: response.headers, body: await response.text() }
}

// P-108
describe('the search page', () => {
  it.each([
    ['/recherche?q=fip', '/fonds/', '/guide/'],
    ['/en/search?q=fip', '/en/funds/', '/en/guide/'],
  ])('%s finds funds and texts, and is for its visitor alone', async (path, funds, guides) => {
    const { status, headers, body } = await read(path)
    expect([status, headers.get('cache-control'), headers.get('cache-status')]).toEqual([
      200,
      'no-store',
      null,
    ])
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    expect(main).toContain(`href="${funds}`)
    expect(main).toContain(`href="${guides}`)
    expect(body).toContain('content="noindex"')
  })

  it.each([
    ['/recherche?q=mentions', '/mentions-legales'],
    ['/en/search?q=legal', '/en/legal-notice'],
    ['/recherche?q=pas', '/livre-blanc/premiers-pas-dans-le-non-cote'],
    ['/en/search?q=steps', '/en/white-book/first-steps-in-unlisted-assets'],
  ])('%s finds pages and white books of editors too', async (path, found) => {
    const { body } = await read(path)
    expect(body.slice(body.indexOf('<main'), body.indexOf('</main>'))).toContain(`href="${found}`)
  })

  it.each([
    '/recherche',
    '/recherche?q=a',
    '/recherche?q=%20%20',
    `/en/search?q=${'a'.repeat(300)}`,
    '/en/search?q=%00%27%22%3C',
  ])('%s answers whatever is asked', async (path) => {
    expect((await read(path)).status).toBe(200)
  })

  it('never writes what was typed as markup', async () => {
    const { body } = await read(`/recherche?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(body).not.toContain('<script>alert(1)')
  })
})

describe('while a backend is down', () => {
  it('shows what the other one finds, and says what is missing', async () => {
    const productApi = await startFakeProductApi('healthy')
    const portal = await startPortal({
      PRODUCT_API_URL: productApi.url,
      CONTENT_API_URL: 'http://127.0.0.1:9',
    })
    const response = await portal.ask('/recherche?q=capital')
    expect(response.status).toBe(200)
    expect(response.body).toContain('href="/fonds/capital-un"')
    expect(response.body).toContain('ses résultats manquent')
    await portal.stop()
    await productApi.stop()
  })

  it('is 503 when none answers, and keeps what was typed', async () => {
    const nowhere = 'http://127.0.0.1:9'
    const portal = await startPortal({ PRODUCT_API_URL: nowhere, CONTENT_API_URL: nowhere })
    const response = await portal.ask('/en/search?q=capital')
    expect([response.status, response.headers['retry-after']]).toEqual([503, '30'])
    expect(response.body).toContain('value="capital"')
    await portal.stop()
  })
})
