import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiRoutes } from '../../src/routing/addresses/api-routes.ts'
import { type AuthServices, startAuthServices } from '../support/auth-services.ts'

/** No Redis listens on a port of the system's own. */
const nowhere = 'redis://127.0.0.1:9'

let services: AuthServices
beforeAll(async () => {
  services = await startAuthServices({ REDIS_URL: nowhere })
})
afterAll(() => services.stop())

/** Each address under `/api`, with a value for its parameters. */
const addresses = Object.keys(apiRoutes)
  .map((route) => route.replaceAll(/\$\w*/g, '1'))
  .toSorted()

const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
const body = new URLSearchParams({ email: 'a@b.example', locale: 'fr', returnPath: '/contact' }).toString()
const secret = 'a'.repeat(43)

// P-123
describe('a portal whose session store is absent', () => {
  it('knows the addresses of its calls', () => {
    expect(addresses.length).toBeGreaterThan(80)
    expect(addresses).toContain('/api/account/cases/1/receipt')
  })

  it.each(addresses)(
    '%s is no error of its own: it works, refuses, or says when to come again',
    async (target) => {
      const withSecret = `${target}?token=${secret}&ticket=${secret}&state=${secret}&code=x`
      // A cookie of a session that nobody can look up.
      const cookie = `session-3000=${secret}; signin-3000=${secret}; registration-3000=${secret}`
      const reads = { headers: { cookie, accept: 'text/html' } }
      const sends = { method: 'POST', headers: { ...form, ...reads.headers }, body }
      for (const asking of [reads, sends]) {
        const { status, headers } = await services.portal.ask(withSecret, asking)
        expect(status).not.toBe(500)
        if (status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      }
    },
  )
})
