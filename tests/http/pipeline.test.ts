import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logLine, type PortalProcess } from '../support/portal-process.ts'
import { type PublicServices, startPublicServices } from '../support/public-services.ts'

let services: PublicServices
let portal: PortalProcess

beforeAll(async () => {
  services = await startPublicServices({ LOG_LEVEL: 'debug' })
  portal = services.portal
})

afterAll(() => services.stop())

const tooLong = 'a'.repeat(5000)

describe('statuses', () => {
  it.each([
    ['/', 200, 'fr-FR'],
    ['/en', 200, 'en-GB'],
    ['/fonds', 200, 'fr-FR'],
    ['/en/funds', 200, 'en-GB'],
    ['/fonds/capital-un', 200, 'fr-FR'],
    ['/en/funds/capital-one', 200, 'en-GB'],
    ['/fonds/inconnu', 404, 'fr-FR'],
    ['/en/funds/unknown', 404, 'en-GB'],
    ['/funds', 404, 'fr-FR'],
    ['/en/fonds', 404, 'en-GB'],
    ['/EN/funds', 404, 'fr-FR'],
    ['/Fonds', 404, 'fr-FR'],
    ['/fr', 404, 'fr-FR'],
    ['/fr/funds', 404, 'fr-FR'],
    ['/en/en', 404, 'en-GB'],
    ['/content/a', 404, 'fr-FR'],
    ['/wp-login.php', 404, 'fr-FR'],
    ['/%zz', 400, 'fr-FR'],
    ['/en/%e9', 400, 'en-GB'],
    ['/a%00b', 400, 'fr-FR'],
    ['//evil.example/', 400, 'fr-FR'],
    ['/\\evil.example', 400, 'fr-FR'],
    ['/.//x', 400, 'fr-FR'],
    ['/a/..//x', 400, 'fr-FR'],
    ['/%2e//x', 400, 'fr-FR'],
    ['/en/..//x', 400, 'en-GB'],
    ['/en/funds?q=%E0%A4%A', 200, 'en-GB'],
  ])('%s is answered %i, in %s', async (target, status, language) => {
    const response = await portal.ask(target)
    expect(response.status).toBe(status)
    expect(/<html lang="([^"]+)"/.exec(response.body)?.[1]).toBe(language)
  })

  it.each([
    '/fonds?page=999999999999',
    '/fonds?page=-1&status=nonsense&sort=%00',
    '/fonds?strategy=&strategy=',
  ])('%s leads to a page of the list: what is absurd is dropped', async (target) => {
    const response = await portal.ask(target)
    const final = response.status === 307 ? await portal.ask(String(response.headers.location)) : response
    expect(final.status).toBe(200)
  })

  it.each(['/feeds/funds/capital-un.xml', '/feeds/funds/Capital_Un.2.xml'])(
    'the feed %s is that of the fund of this name, whatever its characters',
    async (target) => {
      const { status, headers } = await portal.ask(target)
      expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('xml')])
    },
  )

  it('a path of 5,000 characters is 414, in its language', async () => {
    const answers = [await portal.ask(`/${tooLong}`), await portal.ask(`/en/${tooLong}`)]
    expect(answers.map(({ status }) => status)).toEqual([414, 414])
    const languages = answers.map(({ body }) => /<html lang="([^"]+)"/.exec(body)?.[1])
    expect(languages).toEqual(['fr-FR', 'en-GB'])
  })

  it.each(['PUT', 'PATCH', 'DELETE'])('%s is no method of a page', async (method) => {
    expect((await portal.ask('/fonds', { method })).status).toBe(405)
  })

  it('gives HEAD what GET has, without its body', async () => {
    const response = await portal.ask('/en', { method: 'HEAD' })
    expect([response.status, response.body]).toEqual([200, ''])
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  // P-044
  it('says where an error page leads: the site root and the funds list, in its language', async () => {
    const body = (await portal.ask('/en/nowhere')).body.replaceAll('<!-- -->', '')
    expect(body).toMatch(/<h1[^>]*>Oops![^<]*<span[^>]*>404<\/span>/)
    expect(body).toContain('href="/en"')
    expect(body).toContain('href="/en/funds"')
  })
})

// P-027
describe('redirects are one hop on this origin, with the query kept', () => {
  it.each([
    ['/fonds/', '/fonds'],
    ['/en/funds/?strategy=buyout&q=%C3%A9t%C3%A9', '/en/funds?strategy=buyout&q=%C3%A9t%C3%A9'],
    ['/contact;', '/contact'],
    ['/contact;link?x=1', '/contact?x=1'],
    ['/en/a/b/en', '/en/a/b'],
    ['/fr/a/b/fr/', '/a/b'],
    ['/register', '/en/register'],
    ['/fonds/fnd-12', '/fonds/capital-un'],
    ['/funds/fnd-12', '/fonds/capital-un'],
    ['/en/fonds/fnd-12/;link?x=1', '/en/funds/capital-one?x=1'],
    ['/fonds/fnd-13', '/'],
    ['/en/funds/fnd-404?x=1', '/en'],
    ['/fr//evil.example/fr', '/evil.example'],
  ])('%s leads to %s', async (target, location) => {
    const response = await portal.ask(target)
    expect([response.status, response.headers.location]).toEqual([301, location])
    expect(response.headers['cache-control']).toContain('max-age=3600')
    if (!location.includes('//')) expect((await portal.ask(location)).status).not.toBe(301)
  })

  // P-031
  it('never follow the host that a request claims', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    const answers = [
      await portal.ask('/fonds/', { headers }),
      await portal.ask('/fonds/fnd-12', { headers }),
      await portal.ask('/fonds', { headers }),
    ]
    for (const response of answers)
      expect(`${response.headers.location} ${response.body}`).not.toContain('evil.example')
  })
})

describe('headers', () => {
  it.each(['/', '/fonds/', '/nowhere', '/%zz', '/api/health', '/assets/none.js', '/error-page.css'])(
    'of security are on the response to %s',
    async (target) => {
      const { headers } = await portal.ask(target)
      expect(headers).toMatchObject({
        'cross-origin-embedder-policy': 'require-corp',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
      })
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
      expect(headers['strict-transport-security']).toBeUndefined()
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers['x-powered-by']).toBeUndefined()
    },
  )

  it('name the request, by the id of the proxy in front where it gave one', async () => {
    const response = await portal.ask('/', { headers: { 'x-request-id': 'proxy-0001' } })
    expect(response.headers['x-request-id']).toBe('proxy-0001')
    expect((await portal.ask('/')).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  })

  it('compress pages for browsers that can read it', async () => {
    const codings = ['br', 'gzip', 'identity'].map(async (coding) => {
      const { headers } = await portal.ask('/nowhere', { headers: { 'accept-encoding': coding } })
      return [headers['content-encoding'], headers.vary]
    })
    expect(await Promise.all(codings)).toEqual([
      ['br', 'accept-encoding'],
      ['gzip', 'accept-encoding'],
      [undefined, 'accept-encoding'],
    ])
  })
})

describe('every inline script of a page that browsers run', () => {
  it.each(['/', '/en/funds', '/nowhere'])('of %s is one that its policy allows', async (target) => {
    const { body, headers } = await portal.ask(target)
    const policy = String(headers['content-security-policy'])
    const scripts = [
      ...body.matchAll(
        /<script(?![^>]*\b(?:src=|type="(?:application\/ld\+json|text\/plain)"))([^>]*)>([\s\S]*?)<\/script>/g,
      ),
    ]
    expect(scripts.length).toBeGreaterThan(0)
    for (const [, attributes = '', code = ''] of scripts) {
      const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1]
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
      const allowed = [`'nonce-${nonce}'`, `'sha256-${Buffer.from(hash).toString('base64')}'`]
      expect(allowed.some((source) => policy.includes(source))).toBe(true)
    }
  })
})

describe('the log', () => {
  it('is one JSON object a line, with the id of its request and no query', async () => {
    await portal.ask('/fonds?q=Jeanne+Martin', { headers: { 'x-request-id': 'logged-0001' } })
    const line = await logLine(portal, { requestId: 'logged-0001', msg: 'request' })
    expect(line).toMatchObject({ level: 'info', method: 'GET', path: '/fonds' })
    expect(portal.printed.join('\n')).not.toContain('Jeanne')
  })

  it('goes on at the product API under the same id', async () => {
    await portal.ask('/fonds/fnd-404404', { headers: { 'x-request-id': 'followed-0001' } })
    const call = services.productApi.calls.find(({ target }) => target.startsWith('/funds/fnd-404404'))
    expect(call?.headers).toMatchObject({ 'x-request-id': 'followed-0001', 'x-locale': 'fr' })
  })
})
