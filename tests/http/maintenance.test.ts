import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type FakeProductApi, startFakeProductApi } from '../support/fake-product-api.ts'
import { logLine, type PortalProcess, startPortal } from '../support/portal-process.ts'

const secret = 'open sesame, please'
const folder = mkdtempSync(join(tmpdir(), 'portal-maintenance-'))
const file = join(folder, 'maintenance')

let productApi: FakeProductApi
let portal: PortalProcess

beforeAll(async () => {
  productApi = await startFakeProductApi('healthy')
  portal = await startPortal({
    PRODUCT_API_URL: productApi.url,
    DATA_DIR: folder,
    MAINTENANCE: 'true',
    MAINTENANCE_SECRET: secret,
    MAINTENANCE_PARAM: 'open',
  })
})

afterAll(async () => {
  await portal.stop()
  await productApi.stop()
  rmSync(folder, { recursive: true })
})

/** Switches, and waits until the portal has noticed. */
async function switchTo(text: 'on' | 'off'): Promise<void> {
  writeFileSync(file, text)
  const expected = text === 'on' ? 302 : 200
  await vi.waitFor(async () => expect((await portal.ask('/fonds')).status).toBe(expected), {
    timeout: 10_000,
  })
}

const responseOf = async (target: string, headers: Record<string, string> = {}) => {
  const { status, headers: answered } = await portal.ask(target, { headers })
  return [status, answered.location]
}

describe('during maintenance', () => {
  beforeAll(() => switchTo('on'))

  it.each([
    ['/', '/maintenance'],
    ['/en', '/en/maintenance'],
    ['/fonds?strategy=buyout', '/maintenance'],
    ['/en/funds/fnd-12', '/en/maintenance'],
    ['/fonds/capital-un/', '/maintenance'],
    ['/mon-compte', '/maintenance'],
    ['/connexion?open=wrong', '/maintenance'],
    ['/en/nowhere', '/en/maintenance'],
    ['/auth/redirect-to-login', '/maintenance'],
  ])('%s leads to %s', async (target, location) => {
    const response = await portal.ask(target)
    expect([response.status, response.headers.location]).toEqual([302, location])
    expect(response.headers['cache-control']).toBe('no-store')
  })

  // P-009
  it('a page without a language leads to the one last chosen', async () => {
    const headers = { cookie: 'locale-3000=en' }
    expect(await responseOf('/auth/redirect-to-login', headers)).toEqual([302, '/en/maintenance'])
  })

  it.each([
    ['/maintenance', 'fr-FR', 'Site en maintenance'],
    ['/en/maintenance', 'en-GB', 'Site under maintenance'],
  ])('%s is a page of status 503 that says when to come back', async (target, language, title) => {
    const { status, headers, body } = await portal.ask(target)
    expect(status).toBe(503)
    expect(headers['retry-after']).toMatch(/^\d+$/)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain(`<html lang="${language}"`)
    expect(body).toContain(`>${title}</h1>`)
    expect(body).toMatch(/<meta name="robots" content="noindex"/)
  })

  it.each(['/api/auth/session', '/api/auth/csrf', '/api/nothing', '/_serverFn/abc', '/robots.txt'])(
    '%s is refused with JSON',
    async (target) => {
      const { status, headers, body } = await portal.ask(target)
      expect(status).toBe(503)
      expect(headers['content-type']).toContain('json')
      expect(headers['retry-after']).toMatch(/^\d+$/)
      expect(JSON.parse(body)).toMatchObject({ status: 503 })
    },
  )

  it.each(['/api/health', '/api/build.json', '/favicon.svg'])('%s stays open', async (target) => {
    expect((await portal.ask(target)).status).toBe(200)
  })

  it.each(['/api/hooks/content', '/api/auth/callback/investor', '/api/auth/signout'])(
    '%s is answered by what stands behind it',
    async (target) => {
      const { status, headers } = await portal.ask(target)
      expect(status).not.toBe(503)
      expect(headers.location ?? '').not.toContain('maintenance')
    },
  )

  // P-052
  it('the secret opens the portal, is taken out of the address at once and stays out of the log', async () => {
    const opened = await portal.ask(`/fonds?view=table&open=${encodeURIComponent(secret)}`)
    expect([opened.status, opened.headers.location]).toEqual([302, '/fonds?view=table'])
    expect(opened.headers['cache-control']).toBe('no-store')
    const [cookie = ''] = opened.headers['set-cookie'] ?? []
    expect(cookie).toMatch(/^maintenance-3000=[^;]+; .*HttpOnly/)
    expect(cookie).toContain('Max-Age=7200')
    expect(decodeURIComponent(cookie)).not.toContain(secret)
    const page = await portal.ask('/fonds', { headers: { cookie: cookie.split(';')[0] ?? '' } })
    expect([page.status, page.headers['cache-control'], page.headers.age]).toEqual([
      200,
      'no-store',
      undefined,
    ])
    expect(portal.printed.join()).not.toContain('sesame')
  })

  it.each([
    'maintenance-3000=x',
    `maintenance-3000=${encodeURIComponent(secret)}`,
    'maintenance-3000=9999999999999.x',
  ])('the cookie %s opens nothing', async (cookie) => {
    expect(await responseOf('/fonds', { cookie })).toEqual([302, '/maintenance'])
  })
})

describe('after maintenance', () => {
  // P-055
  it('the portal is open again without a restart, its pages made anew', async () => {
    await switchTo('off')
    await portal.ask('/fonds')
    const before = productApi.calls.length
    await portal.ask('/fonds')
    expect(productApi.calls.length).toBe(before)
    await switchTo('on')
    await switchTo('off')
    await portal.ask('/fonds')
    expect(productApi.calls.length).toBeGreaterThan(before)
    await logLine(portal, { msg: 'maintenance switched', isOn: false })
  })

  // P-053
  it('the maintenance page leads home', async () => {
    await switchTo('off')
    expect(await responseOf('/maintenance')).toEqual([302, '/'])
    expect(await responseOf('/en/maintenance')).toEqual([302, '/en'])
  })

  it('the configuration decides again when the file is gone', async () => {
    rmSync(file)
    await vi.waitFor(async () => expect((await portal.ask('/fonds')).status).toBe(302), { timeout: 10_000 })
  })
})
