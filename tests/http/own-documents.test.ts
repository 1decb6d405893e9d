import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'
import type { BrowserJar } from '../support/browser-jar.ts'
import { sampleInvestor } from '../support/fake-users-api.ts'
import { byteAt, type LargeDocumentsApi, startLargeDocumentsApi } from '../support/large-documents-api.ts'
import { readZip } from '../support/read-zip.ts'

let api: LargeDocumentsApi
let services: AuthServices
let browser: BrowserJar

beforeAll(async () => {
  api = await startLargeDocumentsApi()
  services = await startAuthServices({ PRODUCT_API_URL: api.url })
  api.upstream = services.usersApi.url
})

afterAll(async () => {
  await services.stop()
  await api.stop()
})

beforeEach(async () => {
  services.reset()
  services.usersApi.users.set('investor-1', { ...sampleInvestor(), funds: ['fnd-7'] })
  Object.assign(api, { behaviour: 'whole', records: 'well' })
  browser = services.browser()
  await browser.signIn('investor')
  api.recorded.length = 0
})

const view = (id: string) => `/api/proxy/documents/${id}/view`
const zip = (...ids: string[]) =>
  `/api/account/documents.zip?locale=en${ids.map((id) => `&document=${id}`).join('')}`

/** The response unread, as a browser gets it. */
function open(target: string, signal?: AbortSignal): Promise<Response> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, accept: 'text/html' }
  return fetch(`${services.portal.url}${target}`, { headers, redirect: 'manual', ...(signal && { signal }) })
}

/** Most memory that the portal has had since it started, in megabytes. */
function peakMemory(): number {
  const status = readFileSync(`/proc/${services.portal.pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1000
}

/** Reads a response to its end without keeping it; gives its length, and whether each byte was where it belongs. */
async function readThrough(response: Response) {
  let bytes = 0
  let isRight = true
  for await (const part of response.body ?? []) {
    isRight &&= part[0] === byteAt(bytes)
    bytes += part.length
  }
  return { bytes, isRight }
}

describe('a document of 200 MB', () => {
  it.skipIf(process.platform !== 'linux')(
    'goes through the portal whole, with no more memory than one of 100 MB',
    async () => {
      expect(await readThrough(await open(view('doc-100')))).toEqual({ bytes: 100_000_000, isRight: true })
      const before = peakMemory()
      expect(await readThrough(await open(view('doc-200')))).toEqual({ bytes: 200_000_000, isRight: true })
      expect(peakMemory() - before).toBeLessThan(50)
    },
  )

  it('is fetched no faster than it is read, and given up with its reader', async () => {
    const reading = new AbortController()
    const response = await open(view('doc-200'), reading.signal)
    await response.body?.getReader().read()
    await vi.waitFor(() => expect(api.isWaiting()).toBe(true))
    expect(api.sent()).toBeLessThan(50_000_000)
    const before = api.givenUp()
    reading.abort()
    await vi.waitFor(() => expect(api.givenUp()).toBe(before + 1))
  })
})

describe('a document that somebody opens', () => {
  it('is recorded before it is sent, private and named safely', async () => {
    const response = await open(view('doc-1'))
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    // P-613: the page of the document shows it, and no other site's.
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'self'")
    expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="doc-1\.pdf"/)
    expect(api.recorded).toEqual([['doc-1']])
    expect((await readThrough(response)).bytes).toBe(1_000_000)
  })

  it('is not handed out when it cannot be recorded', async () => {
    api.records = 'down'
    const response = await open(view('doc-1'))
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).not.toBeNull()
    expect(await response.text()).toContain('<html lang="fr-FR">')
  })

  it('is not recorded when none of it is sent', async () => {
    expect((await browser.get(view('doc-1'), {}, 'HEAD')).status).toBe(200)
    api.behaviour = 'missing'
    expect((await open(view('doc-1'))).status).toBe(404)
    expect(api.recorded).toEqual([])
  })
})

describe('a selection', () => {
  // P-195
  it('comes as one archive of the whole documents, recorded together', async () => {
    const response = await open(zip('doc-2', 'doc-1', 'doc-2'))
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="documents-[\d-]{10}\.zip"/,
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const files = readZip(Buffer.from(await response.arrayBuffer()))
    expect(files.map(({ name, bytes }) => [name, bytes.length])).toEqual([
      ['Fonds des tests/2026-09-12 Rapport semestriel (fr, doc-2).pdf', 2_000_000],
      ['Fonds des tests/2026-09-12 Rapport semestriel (fr, doc-1).pdf', 1_000_000],
    ])
    for (const { bytes } of files) expect([bytes[0], bytes[999_999]]).toEqual([byteAt(0), byteAt(999_999)])
    expect(api.recorded).toEqual([['doc-2', 'doc-1']])
  })

  it('breaks off where a document does, so that half an archive never looks whole', async () => {
    api.behaviour = 'broken'
    await expect(open(zip('doc-3')).then((response) => response.arrayBuffer())).rejects.toThrow()
    api.behaviour = 'missing'
    await expect(open(zip('doc-3')).then((response) => response.arrayBuffer())).rejects.toThrow()
  })

  it('is given up with its reader', async () => {
    const reading = new AbortController()
    const response = await open(zip('doc-200', 'doc-100'), reading.signal)
    await response.body?.getReader().read()
    await vi.waitFor(() => expect(api.isWaiting()).toBe(true))
    const before = api.givenUp()
    reading.abort()
    await vi.waitFor(() => expect(api.givenUp()).toBe(before + 1))
  })

  it('of nothing, or of too much, leads back to the library, which says so', async () => {
    const many = Array.from({ length: 101 }, (_, index) => `doc-${index + 1}`)
    const places = await Promise.all(
      [zip(), zip(...many)].map(async (target) => (await open(target)).headers.get('location')),
    )
    expect(places).toEqual([
      '/en/my-account/documents?selection=none',
      '/en/my-account/documents?selection=too_many',
    ])
    expect(api.recorded).toEqual([])
  })

  it('is a page in its language when it cannot be recorded', async () => {
    api.records = 'down'
    const response = await open(zip('doc-1'))
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('<html lang="en-GB">')
  })
})

// P-038
describe('the pages of own funds and documents', () => {
  const pages = [
    ['/mon-compte/documents', 'fr-FR'],
    ['/en/my-account/documents', 'en-GB'],
    ['/mon-compte/documents/telechargements', 'fr-FR'],
    ['/en/my-account/funds', 'en-GB'],
    ['/auth/investors/funds', 'fr-FR'],
  ] as const

  it.each(pages)('%s is private: never kept, never indexed, and asks to sign in', async (path) => {
    const { status, headers, body } = await browser.get(path)
    expect(status).toBe(200)
    expect(headers['cache-control']).toContain('no-store')
    expect(body).toContain('name="robots" content="noindex"')
    const refused = await services.browser().get(path)
    expect(refused.status).toBe(302)
    expect(refused.headers.location).toContain(`callbackUrl=${encodeURIComponent(path)}`)
  })

  it.each(pages)('%s says in its language that the product API is away', async (path, language) => {
    const upstream = api.upstream
    api.upstream = 'http://127.0.0.1:9'
    const { status, headers, body } = await browser.get(path)
    api.upstream = upstream
    expect([status, headers['retry-after']]).toEqual([503, '30'])
    expect(body).toContain(`<html lang="${language}"`)
  })

  // P-613
  it('lead to the files where the product API has no pages of documents', async () => {
    const { body } = await browser.get('/en/my-account/documents')
    expect(body).toContain('href="/api/proxy/documents/doc-7/view"')
    expect(body).not.toContain('/en/my-account/documents/doc-7')
  })

  // P-066
  it('an investor who waits for verification is told what comes next, and nothing is asked for them', async () => {
    services.usersApi.users.set('investor-1', { ...sampleInvestor(), verification: 'pending' })
    const pending = services.browser()
    await pending.signIn('investor')
    const before = services.usersApi.calls.length
    for (const [path] of pages.filter(([name]) => !name.endsWith('telechargements'))) {
      const { status, body } = await pending.get(path)
      expect([status, /48/.test(body)], path).toEqual([200, true])
    }
    const asked = services.usersApi.calls.slice(before)
    expect(asked.filter((call) => /holdings|documents\/search/.test(call))).toEqual([])
  })

  it('a partner’s user has no holdings of their own', async () => {
    services.provider.account = { subject: 'partner-1', role: 'partner_user', emailVerified: true }
    const partner = services.browser()
    await partner.signIn('partner')
    expect((await partner.get('/auth/investors/funds')).status).toBe(403)
  })

  it('the list of funds goes on without the part of who is signed in', async () => {
    const { body } = await browser.get('/fonds')
    expect(body).toContain('Fonds souscrits')
    const visitor = await services.browser().get('/fonds')
    expect(visitor.body).not.toContain('Fonds souscrits')
  })
})
