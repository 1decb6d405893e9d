import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPortalBeside, type TestPortal } from '../support/services.ts'
import { sharedServices } from '../support/shared-services.ts'

const absent = JSON.stringify({
  data: null,
  error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
})

/** A content backend of before: it has neither authors nor series, and refuses every question that names them. */
async function startOlderBackend(
  target: string,
): Promise<{ url: string; server: Server; refused: string[] }> {
  const refused: string[] = []
  const server = createServer(async (request, response) => {
    const url = request.url ?? '/'
    if (/\/api\/(authors|all-series)\b/.test(url)) {
      response.writeHead(404, { 'content-type': 'application/json' }).end(absent)
      return
    }
    if (/writer|whiteBooks|parts\b/.test(url)) refused.push(url)
    const reply = await fetch(`${target}${url}`, { headers: { accept: request.headers.accept ?? '*/*' } })
    const type = reply.headers.get('content-type') ?? 'text/plain'
    response.writeHead(reply.status, { 'content-type': type }).end(Buffer.from(await reply.arrayBuffer()))
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  const { port } = server.address() as AddressInfo // a TCP server's address is never a pipe's name
  return { url: `http://127.0.0.1:${port}`, server, refused }
}

let backend: Awaited<ReturnType<typeof startOlderBackend>>
let portal: TestPortal

beforeAll(async () => {
  const { sandboxUrl } = await sharedServices()
  backend = await startOlderBackend(`${sandboxUrl}/content`)
  portal = await startPortalBeside(sandboxUrl, { CONTENT_API_URL: backend.url })
}, 180_000)
afterAll(async () => {
  await portal.stop()
  backend.server.close()
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
    expect(backend.refused).toEqual([])
  })
})
