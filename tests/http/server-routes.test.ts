import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PortalProcess } from '../support/portal-process.ts'
import { type PublicServices, startPublicServices } from '../support/public-services.ts'

let services: PublicServices
let portal: PortalProcess

beforeAll(async () => {
  services = await startPublicServices()
  portal = services.portal
})

afterAll(() => services.stop())

describe('server routes', () => {
  it('say that the process lives, and which of the systems behind it answer', async () => {
    expect(JSON.parse((await portal.ask('/api/health')).body)).toEqual({ status: 'live' })
    expect(JSON.parse((await portal.ask('/api/health?ready')).body)).toEqual({
      status: 'ready',
      productApi: 'up',
      contentBackend: 'up',
      identityProvider: 'down',
      sessionStore: 'up',
      circuits: { productApi: 'closed', contentBackend: 'closed', identityProvider: 'closed' },
    })
  })

  it('name the build, which browsers must ask for again each time', async () => {
    const { body, headers } = await portal.ask('/api/build.json')
    expect(JSON.parse(body).id).toMatch(/^[\w-]{8,}$/)
    expect(headers['cache-control']).toBe('no-cache')
  })

  it.each([
    [{}, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
  ])('refuse the call of a server function that comes with %j', async (headers, status) => {
    const asking = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' }
    expect((await portal.ask('/_serverFn/anything', asking)).status).toBe(status)
  })

  it.each(['/_serverFn/unknown', '/_serverFn/', `/_serverFn/${'0'.repeat(64)}?payload=garbage`])(
    'refuse the malformed call %s without a word of how it failed',
    async (target) => {
      const { status, body } = await portal.ask(target, { headers: { 'sec-fetch-site': 'same-origin' } })
      expect([status, body]).toEqual([400, 'Bad Request'])
    },
  )
})
