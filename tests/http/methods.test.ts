import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PublicServices, startPublicServices } from '../support/public-services.ts'

let services: PublicServices
let asset: string
beforeAll(async () => {
  services = await startPublicServices()
  asset = /\/assets\/[\w.-]+\.js/.exec((await services.portal.ask('/fonds')).body)?.[0] ?? ''
})
afterAll(() => services.stop())

type Route = { readonly address: string; readonly methods: readonly string[] }

/** Every route without a page: its address, with `x` for each parameter, and the methods that it has handlers for. */
const routes: readonly Route[] = globSync('src/routes/{api,auth,(files)}/**/*.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .flatMap((source) => {
    const path = /createFileRoute\('([^']+)'\)/.exec(source)?.[1]
    if (path === undefined) return []
    const address = path.replace('/(files)', '').replaceAll(/\$\w*/g, 'x')
    return [
      { address, methods: [...source.matchAll(/\b(GET|HEAD|POST|ANY):/g)].map(([, name = '']) => name) },
    ]
  })
  .filter(({ methods }) => !methods.includes('ANY'))

const accepted = ['text/html', 'application/json', 'application/pdf', '*/*', 'nonsense']
const tried = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The methods to refuse: under `/api` all others; pages of the other routes refuse the odd ones themselves. */
function refusedBy({ address, methods }: Route): readonly string[] {
  const has = (method: string) => methods.includes(method) || (method === 'HEAD' && methods.includes('GET'))
  const others = tried.filter((method) => !has(method))
  return address.startsWith('/api/') ? others : others.filter((method) => method === 'POST')
}

// P-862
describe('a method without a handler', () => {
  it('is tried at every route', () => {
    expect(routes.length).toBeGreaterThan(50)
    expect(routes.filter(({ methods }) => methods.length === 0)).toEqual([])
  })

  it.each(routes)('of $address is refused with those that it has, whatever is accepted', async (route) => {
    const allow = route.methods.includes('GET')
      ? ['GET', 'HEAD', ...route.methods.filter((method) => method === 'POST')]
      : route.methods
    for (const method of refusedBy(route))
      for (const accept of accepted) {
        const { headers, status } = await services.portal.ask(route.address, { method, headers: { accept } })
        expect([method, accept, status, headers.allow]).toEqual([method, accept, 405, allow.join(', ')])
        expect(headers['content-type']).toBe('text/plain; charset=utf-8')
      }
  })

  it.each(['/api/forms/contact', '/api/account/profile', '/api/staff/views/end'])(
    'of the form %s is refused: it is only sent',
    async (address) => {
      for (const method of ['GET', 'HEAD', 'PUT'])
        for (const accept of accepted) {
          const { headers, status } = await services.portal.ask(address, { method, headers: { accept } })
          expect([method, accept, status, headers.allow]).toEqual([method, accept, 405, 'POST'])
        }
    },
  )

  it.each(['/favicon.svg', '/site.webmanifest', 'a script'])(
    'of the built file %s is refused by itself, and by no page',
    async (name) => {
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const { headers, status } = await services.portal.ask(name === 'a script' ? asset : name, { method })
        expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
        expect(headers['content-type']).toBe('text/plain; charset=utf-8')
        expect(headers['cache-control']).toBe('no-store')
      }
    },
  )
})

// P-862
it.each(['/api', '/api/', '/api/unknown', '/api/forms', '/api/account', '/api/hooks/unknown'])(
  'the unknown call %s is 404 whatever is accepted',
  async (address) => {
    for (const accept of accepted)
      for (const method of ['GET', 'HEAD', 'POST', 'PUT']) {
        const { headers, status } = await services.portal.ask(address, { method, headers: { accept } })
        expect([method, accept, status]).toEqual([method, accept, 404])
        expect(headers['content-type']).toBe('text/plain; charset=utf-8')
      }
  },
)

// P-862
describe('a path with dot segments', () => {
  it.each([
    ['/fonds/..', '/'],
    ['/fonds/.?a=b', '/fonds?a=b'],
    ['/en/%2e', '/en'],
    ['/en/%2e%2E', '/'],
    ['/en/.', '/en'],
    ['/fonds/./comparer', '/fonds/comparer'],
    ['/a/%2e%2e/api/health', '/api/health'],
    ['/.', '/'],
  ])('%s leads to the one that it stands for', async (address, location) => {
    for (const method of ['GET', 'HEAD']) {
      const { headers, status } = await services.portal.ask(address, { method })
      expect([status, headers.location]).toEqual([301, location])
    }
  })

  it.each(['/a/../api/forms/contact', '/api/forms/%2e%2e/forms/contact'])(
    '%s takes no form',
    async (address) => {
      expect((await services.portal.ask(address, { method: 'POST' })).status).toBe(400)
    },
  )
})
