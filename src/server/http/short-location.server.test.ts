import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withShortLocation } from './short-location.server.ts'

const leadTo = (location: string) => new Response(null, { status: 301, headers: { location } })
const locationOf = (location: string) => withShortLocation(leadTo(location)).headers.get('location')

it('keeps a redirect that proxies take, drops a query that makes it too long, and refuses a path that does', () => {
  expect(locationOf('/fonds?page=2#x')).toBe('/fonds?page=2#x')
  expect(locationOf(`/fonds?q=${'x'.repeat(3000)}`)).toBe('/fonds')
  const refused = withShortLocation(leadTo(`/${'x'.repeat(3000)}?q=1`))
  expect([refused.status, refused.headers.get('location')]).toEqual([414, null])
})

it('leaves no address over 2,700 characters, and changes none that is shorter', () => {
  const part = fc.string({ minLength: 0, maxLength: 4000, unit: fc.constantFrom('a', '/', '%C3', '-') })
  fc.assert(
    fc.property(part, part, (path, query) => {
      const given = `/${path}?${query}`
      const location = locationOf(given)
      if (given.length <= 2700) expect(location).toBe(given)
      else expect((location ?? '').length).toBeLessThanOrEqual(2700)
    }),
  )
})
