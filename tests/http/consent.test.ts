import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeTable } from '../../src/routing/addresses/route-table.ts'
import { type FakeContentBackend, startFakeContentBackend } from '../support/fake-content-backend.ts'
import { type FakeProductApi, startFakeProductApi } from '../support/fake-product-api.ts'
import { type PortalProcess, startPortal } from '../support/portal-process.ts'

let productApi: FakeProductApi
let content: FakeContentBackend
let portal: PortalProcess
let without: PortalProcess

beforeAll(async () => {
  productApi = await startFakeProductApi('healthy')
  content = await startFakeContentBackend()
  const backends = { PRODUCT_API_URL: productApi.url, CONTENT_API_URL: content.url }
  portal = await startPortal({ ...backends, GTM_ID: 'GTM-TEST1' })
  without = await startPortal(backends)
})

afterAll(async () => {
  for (const started of [portal, without, productApi, content]) await started.stop()
})

const tagManager = 'googletagmanager.com'
const asked = 'Pouvons-nous compter vos visites'
const granted = { cookie: 'consent-3000=granted' }
const refused = { cookie: 'consent-3000=refused' }

const respondWith = (choice: string, headers: Record<string, string> = {}, returnPath = '/fonds?page=2') =>
  portal.ask('/api/consent', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: new URLSearchParams({ choice, returnPath }).toString(),
  })

describe('a portal without a tag manager', () => {
  it('asks nothing, whatever cookie a browser has, and lets pages be kept by all', async () => {
    for (const headers of [{}, granted, refused]) {
      const { body, headers: answered } = await without.ask('/contact', { headers })
      expect(body).not.toContain(asked)
      expect(body).not.toContain('audience')
      expect(answered['content-security-policy']).not.toContain(tagManager)
      expect(answered['cache-control']).toContain('s-maxage')
    }
  })
})

/** A secret of a link. */
const secret = 'Zk3_Q0vJ2bX-7aTn9LrYw5cMhD8eUgPsKi1oFtVxB4E'

/** Every route that has a fixed address, in both languages. */
const routePaths = Object.values(routeTable)
  .flatMap(({ fr, en }) => [fr, en])
  .filter((path) => path !== null && !path.includes('$'))

describe('a portal with a tag manager', () => {
  it.each([...routePaths, '/resources', '/cookies'])(
    'asks on %s before anything of another site',
    async (path) => {
      const { body, headers, status } = await portal.ask(path)
      if (status >= 300 && status < 400) return
      expect(body).toMatch(/compter vos visites|count your visits/)
      expect(body).not.toContain(tagManager)
      expect(headers['content-security-policy']).not.toContain(tagManager)
    },
  )

  it.each(['/contact', '/connexion', '/nowhere'])(
    'asks on %s, and lets in no other host yet',
    async (path) => {
      for (const visit of [1, 2]) {
        const { body, headers } = await portal.ask(path)
        expect(body, `visit ${visit}`).toContain(asked)
        expect(body).not.toContain(tagManager)
        expect(headers['content-security-policy']).not.toContain(tagManager)
        expect(headers['cross-origin-embedder-policy']).toBe('require-corp')
        expect(String(headers['set-cookie'])).not.toMatch(/consent|_ga/)
      }
    },
  )

  // P-649
  it.each([
    ...['/document-partage', '/en/shared-document', '/desinscription', '/contact', '/en/contact'].map(
      (path) => `${path}?token=${secret}`,
    ),
    `/livre-blanc/un-livre?token=${secret}`,
    `/partenaire/inscription?invitation=${secret}`,
    `/mon-compte/acces?invitation=${secret}`,
    `/connexion?callbackUrl=${encodeURIComponent(`/mon-compte/acces?invitation=${secret}`)}`,
    `/connexion/equipe/nouveau-mot-de-passe?code=${secret}`,
    `/connexion/equipe/confirmer-son-adresse?confirmation=${secret}`,
  ])('lets in no other site on %s, and asks nothing there, whatever was accepted', async (address) => {
    for (const headers of [{}, granted]) {
      const { body, headers: received } = await portal.ask(address, { headers })
      expect(received['referrer-policy']).toBe('no-referrer')
      expect(received['content-security-policy']).not.toContain(tagManager)
      expect(body).not.toMatch(
        /googletagmanager|compter vos visites|count your visits|action="\/api\/consent"/,
      )
      if (!address.includes('callbackUrl')) expect(body).not.toMatch(/callbackUrl=[^"]*Zk3_Q0vJ2bX/)
    }
  })

  it('keeps a page apart for each answer, and lets no CDN mix them', async () => {
    const read = async (headers: Record<string, string>) => {
      const { body, headers: answered } = await portal.ask('/en/contact', { headers })
      const letsIn = String(answered['content-security-policy']).includes(tagManager)
      return [
        body.includes('May we count your visits'),
        body.includes('Withdraw my consent'),
        letsIn,
        answered['cross-origin-embedder-policy'],
        answered['cache-control'],
      ]
    }
    const own = 'private, max-age=0, must-revalidate'
    for (const _ of [1, 2]) {
      expect(await read({})).toEqual([true, false, false, 'require-corp', own])
      expect(await read(granted)).toEqual([false, true, true, 'credentialless', own])
      expect(await read(refused)).toEqual([false, false, false, 'require-corp', own])
      expect(await read({ cookie: 'consent-3000=nonsense' })).toEqual([
        true,
        false,
        false,
        'require-corp',
        own,
      ])
    }
  })

  it('still runs no inline script but its own after consent', async () => {
    const { headers } = await portal.ask('/contact', { headers: granted })
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
  })

  // P-217
  it('remembers consent and refusal for six months, where no script reads it', async () => {
    for (const choice of ['granted', 'refused']) {
      const { status, headers } = await respondWith(choice)
      expect([status, headers.location]).toEqual([303, 'http://localhost:3000/fonds?page=2'])
      const kept = `consent-3000=${choice}; HttpOnly; Max-Age=15778800; Path=/; SameSite=Lax`
      expect(headers['set-cookie']).toEqual([kept])
    }
  })

  it('forgets what measurement has left when consent is withdrawn', async () => {
    const cookie = 'consent-3000=granted; _ga=GA1.1.1; _ga_ABC=x; _gid=y; locale-3000=fr'
    const { headers } = await respondWith('refused', { cookie })
    const removed = headers['set-cookie']?.filter((line) => line.includes('Max-Age=0'))
    expect(removed?.map((line) => line.split('=')[0])).toEqual(['_ga', '_ga_ABC', '_gid'])
  })

  it('takes no answer from another site, and leads to none', async () => {
    expect((await respondWith('granted', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const { headers } = await respondWith('granted', {}, '//evil.example/')
    expect(headers.location).toBe('http://localhost:3000/')
    const asJson = await respondWith('granted', { 'content-type': 'application/json' })
    expect([asJson.status, asJson.headers['set-cookie']]).toEqual([415, undefined])
  })
})
