import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPortalBeside, type TestPortal } from '../support/services.ts'
import { sharedServices } from '../support/shared-services.ts'

const absent = JSON.stringify({
  data: null,
  error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
})

type Lacking = {
  /** Paths that it answers with `status`. */
  readonly paths: RegExp
  /** Fields that it does not know. */
  readonly fields?: RegExp
  status: number
}

/** A backend of before: it lacks some paths, and notes the questions that name a field that it does not know. */
async function startOlderBackend(target: string, lacking: Lacking) {
  const refused: string[] = []
  const server = createServer(async (request, response) => {
    const url = request.url ?? '/'
    if (lacking.paths.test(url)) {
      response.writeHead(lacking.status, { 'content-type': 'application/json' }).end(absent)
      return
    }
    if (lacking.fields?.test(url)) refused.push(url)
    const asked = { accept: request.headers.accept ?? '*/*', 'x-locale': `${request.headers['x-locale']}` }
    const reply = await fetch(`${target}${url}`, { headers: asked })
    const type = reply.headers.get('content-type') ?? 'text/plain'
    response.writeHead(reply.status, { 'content-type': type }).end(Buffer.from(await reply.arrayBuffer()))
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  const { port } = server.address() as AddressInfo // a TCP server's address is never a pipe's name
  return { url: `http://127.0.0.1:${port}`, server, refused }
}

const ofContent: Lacking = {
  paths: /\/api\/(authors|all-series)\b/,
  fields: /writer|whiteBooks|parts\b/,
  status: 404,
}
const ofProducts: Lacking = { paths: /^\/funds\/figures/, status: 404 }

let content: Awaited<ReturnType<typeof startOlderBackend>>
let products: Awaited<ReturnType<typeof startOlderBackend>>
let portal: TestPortal

beforeAll(async () => {
  const { sandboxUrl } = await sharedServices()
  content = await startOlderBackend(`${sandboxUrl}/content`, ofContent)
  products = await startOlderBackend(`${sandboxUrl}/product`, ofProducts)
  const urls = { CONTENT_API_URL: content.url, PRODUCT_API_URL: products.url }
  portal = await startPortalBeside(sandboxUrl, urls)
}, 180_000)
afterAll(async () => {
  await portal.stop()
  content.server.close()
  products.server.close()
})

const look = async (path: string) => {
  const response = await fetch(`${portal.portalUrl}${path}`)
  return { status: response.status, cache: response.headers.get('cache-status'), body: await response.text() }
}

// P-767, P-768
describe('a content backend without authors and series', () => {
  it.each([
    '/guide/type/le-fcpr-porte-d-entree-du-non-cote',
    '/en/white-book/private-debt-for-savers',
    '/plan-du-site',
    '/sitemap.xml',
  ])('has %s as before: whole, and kept for the next visitor', async (path) => {
    const { status, body } = await look(path)
    expect([status, body.includes('/auteurs/'), body.includes('series-parts')]).toEqual([200, false, false])
    if (!path.endsWith('.xml')) expect((await look(path)).cache).toBe('portal; hit')
  })

  it('still names the author of a text, and follows it with others', async () => {
    const { body } = await look('/guide/type/le-fcpr-porte-d-entree-du-non-cote')
    expect(body).toContain('Mathilde Roussarie')
    expect(body).toContain('À lire ensuite')
  })

  it('is searched, and has no page of an author', async () => {
    expect((await look('/recherche?q=fcpr')).body).not.toContain('Une partie du site ne répond pas')
    expect((await look('/auteurs/mathilde-roussarie')).status).toBe(404)
  })

  it('is never asked for a field that it lacks', () => {
    expect(content.refused).toEqual([])
  })
})

// P-777
describe('a product API without figures of the house', () => {
  it('has the home page as before: whole, and kept for the next visitor', async () => {
    const { status, body } = await look('/')
    expect([status, body.includes('Fonds lancés')]).toEqual([200, false])
    expect(body).toContain('Souscription ouverte')
    expect((await look('/')).cache).toBe('portal; hit')
  })

  it('that fails leaves them out of a page that is soon made anew', async () => {
    ofProducts.status = 500
    const response = await fetch(`${portal.portalUrl}/en`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=0, must-revalidate, s-maxage=5',
    ])
    expect(await response.text()).not.toContain('Funds launched')
  })
})
