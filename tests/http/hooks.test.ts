import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hookSignature } from '../../src/server/hooks/handle-hook.server.ts'
import { type FakeProductApi, startFakeProductApi } from '../support/fake-product-api.ts'
import { type PortalProcess, startPortal } from '../support/portal-process.ts'

const secret = 'the secret of the hooks, of thirty-two characters'
const fundEvent = JSON.stringify({
  event: 'value.publish',
  createdAt: '2026-01-01T10:00:00.000Z',
  fund: { id: 'fnd-12', slugs: { fr: 'capital-un', en: 'capital-one' } },
})

let productApi: FakeProductApi
let data: string
let portal: PortalProcess
let neighbour: PortalProcess

beforeAll(async () => {
  productApi = await startFakeProductApi('healthy')
  data = mkdtempSync(join(tmpdir(), 'portal-shared-'))
  const environment = { PRODUCT_API_URL: productApi.url, DATA_DIR: data, HOOK_SECRET: secret }
  portal = await startPortal(environment)
  neighbour = await startPortal(environment)
})

afterAll(async () => {
  await portal.stop()
  await neighbour.stop()
  await productApi.stop()
  rmSync(data, { recursive: true, force: true })
})

const isHit = async (process: PortalProcess, target: string) =>
  (await process.ask(target)).headers['cache-status'] === 'portal; hit'

/** Makes a process keep a page. */
async function keep(process: PortalProcess, target: string): Promise<void> {
  await process.ask(target)
  expect(await isHit(process, target)).toBe(true)
}

const send = (body: string, headers: Record<string, string>) =>
  portal.ask('/api/hooks/product', { method: 'POST', body, headers })

describe('a webhook', () => {
  it.each([
    ['a signature', { 'x-signature': hookSignature(fundEvent, secret) }],
    ['the secret itself', { authorization: `Bearer ${secret}` }],
  ])(
    'with %s makes exactly the pages that show the fund be read anew, in every process',
    async (_, headers) => {
      for (const process of [portal, neighbour])
        for (const page of ['/fonds/capital-un', '/en/funds/capital-one', '/en/funds'])
          await keep(process, page)
      const response = await send(fundEvent, headers)
      expect([response.status, response.headers['cache-control']]).toEqual([200, 'no-store'])
      expect(await isHit(portal, '/fonds/capital-un')).toBe(false)
      expect(await isHit(portal, '/en/funds/capital-one')).toBe(false)
      expect(await isHit(portal, '/en/funds')).toBe(false)
      await vi.waitFor(async () => {
        const { headers } = await neighbour.ask('/en/funds')
        expect(headers['cache-status']).toBe('portal; fwd=miss; stored')
      })
    },
  )

  it('leaves pages that show no fund as they are, not those of other funds, which may show it', async () => {
    await keep(portal, '/fonds/capital-un')
    await keep(portal, '/lexique')
    const other = fundEvent.replace('fnd-12', 'fnd-99').replace(/"slugs":\{[^}]*\}/, '"slugs":null')
    const { status } = await send(other, { 'x-signature': hookSignature(other, secret) })
    expect(status).toBe(200)
    expect(await isHit(portal, '/lexique')).toBe(true)
    expect(await isHit(portal, '/fonds/capital-un')).toBe(false)
  })

  it('without proof changes nothing', async () => {
    await keep(portal, '/fonds/capital-un')
    const proofs: Record<string, string>[] = [
      {},
      { authorization: 'Bearer guess' },
      { 'x-signature': 'sha256=00' },
    ]
    for (const headers of proofs) expect((await send(fundEvent, headers)).status).toBe(401)
    expect(await isHit(portal, '/fonds/capital-un')).toBe(true)
  })

  it('is posted: 405 for a look at its address', async () => {
    const response = await portal.ask('/api/hooks/content')
    expect([response.status, response.headers.allow]).toEqual([405, 'POST'])
  })
})
