import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusedWords, wordsOf } from '../../scripts/build/browser-files.ts'
import { projectDirectory } from '../../scripts/lib/project.ts'
import { type FakeProductApi, startFakeProductApi } from '../support/fake-product-api.ts'
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

describe('every file that a page links', () => {
  it.each(['/', '/en/funds', '/fonds/capital-un', '/%zz'])('of %s is there', async (target) => {
    const { body } = await portal.ask(target)
    const files = [...body.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg|woff2|webmanifest|png))"/g)]
    const names = new Set(files.map(([, name = '']) => name))
    expect(names.size).toBeGreaterThan(0)
    for (const name of names) expect([name, (await portal.ask(name)).status]).toEqual([name, 200])
  })
})

// P-261
it('the scripts of the build have names that no content blocker refuses (issue 29, 22)', () => {
  const assets = join(process.env.PORTAL_DIRECTORY ?? projectDirectory, 'dist/client/assets')
  const scripts = readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )
  expect(scripts.length).toBeGreaterThan(50)
  const named = scripts.map((name) => name.replace(/-[\w-]{8}\.js$/, '.js'))
  expect(named.filter((name) => wordsOf(name).some((word) => refusedWords.test(word)))).toEqual([])
})

describe('files in browsers', () => {
  it('with a hash in their name are kept for a year, compressed at build time', async () => {
    const { body } = await portal.ask('/')
    const [, target = 'none'] = /"(\/assets\/[^"]+\.js)"/.exec(body) ?? []
    const { headers } = await portal.ask(target, { headers: { 'accept-encoding': 'br' } })
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    })
  })

  it.each(['/favicon.svg', '/favicon.ico', '/site.webmanifest'])(
    '%s is kept by browsers for a day, so that no navigation asks for it again',
    async (file) => {
      const { status, headers } = await portal.ask(file)
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800')
    },
  )
})
