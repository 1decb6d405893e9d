import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logLine, logOf } from '../support/portal-process.ts'
import { type PublicServices, startPublicServices } from '../support/public-services.ts'

const words = 'the content backend refuses the portal'

let services: PublicServices
beforeAll(async () => {
  services = await startPublicServices({ CONTENT_API_TOKEN: 'a token that was withdrawn' })
})
afterAll(() => services.stop())

describe.each([401, 403] as const)('a content token that is refused with %i', (status) => {
  beforeAll(() => {
    services.content.refusal = status
  })

  it.each([
    '/guide',
    '/en/guide',
    '/guide/placement/le-fip',
    '/en/analysis-and-trends/news/a-text',
    '/resources',
    '/plan-du-site',
    '/mentions-legales',
    '/une-page',
    '/sitemap.xml',
    '/feeds/articles.xml',
  ])('makes %s say 503 with Retry-After, never that it does not exist', async (target) => {
    const { status: answered, headers } = await services.portal.ask(target)
    expect([answered, Number(headers['retry-after']) > 0]).toEqual([503, true])
  })

  it('is told by the readiness check, and leaves what does not need the backend', async () => {
    const ready = await services.portal.ask('/api/health?ready')
    expect(JSON.parse(ready.body)).toMatchObject({ contentBackend: 'refused' })
    expect((await services.portal.ask('/fonds')).status).toBe(200)
  })
})

it('a content token that is refused is an error in the log, once a minute', async () => {
  services.content.refusal = 401
  await services.portal.ask('/en/guide')
  await logLine(services.portal, { level: 'error', msg: words })
  expect(logOf(services.portal).filter(({ msg }) => msg === words)).toHaveLength(1)
})
