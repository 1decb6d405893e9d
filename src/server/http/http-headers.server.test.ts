import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { preferredLocale, readRetryAfterS, withShortLocation } from './http-headers.server.ts'

const nowMs = Date.parse('2026-01-01T00:00:00Z')
const read = (headers: Record<string, string>, status = 429) =>
  readRetryAfterS(new Response(null, { status, headers }), nowMs)

describe('when a backend wants to be asked again', () => {
  it.each([
    [{ 'retry-after': '7' }, 7],
    [{ 'retry-after': '0' }, 1],
    [{ 'retry-after': '99999999' }, 86_400],
    [{ 'retry-after': 'Thu, 01 Jan 2026 00:01:00 GMT' }, 60],
    [{ 'retry-after': 'Wed, 31 Dec 2025 00:00:00 GMT' }, 1],
    [{ 'retry-after': 'soon' }, null],
    [{ 'x-ratelimit-reset': String(nowMs / 1000 + 42) }, 42],
    [{ 'retry-after': '7', 'x-ratelimit-reset': String(nowMs / 1000 + 42) }, 7],
    [{}, null],
  ])('%j means %s', (headers, expected) => {
    expect(read(headers)).toBe(expected)
  })

  it('is not read from a window that is not used up', () => {
    expect(read({ 'x-ratelimit-reset': String(nowMs / 1000 + 42) }, 404)).toBeNull()
  })

  it('is null or a number of seconds within a day for any text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\x20-\x7e]*$/), (text) => {
        const seconds = read({ 'retry-after': text })
        expect(seconds === null || (seconds >= 1 && seconds <= 86_400)).toBe(true)
      }),
    )
  })
})

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

// P-836
it.each([
  ['/api/unsubscribe?locale=en', undefined, 'en'],
  ['/api/unsubscribe?locale=de', undefined, 'fr'],
  ['/api/proxy/documents/doc-1/view', 'http://localhost:3000/en/funds', 'en'],
  ['/api/proxy/documents/doc-1/view', 'http://localhost:3000/fonds', 'fr'],
  ['/api/proxy/documents/doc-1/view', 'https://elsewhere.example/en/funds', 'fr'],
  ['/api/unsubscribe?locale=fr', 'http://localhost:3000/en/funds', 'fr'],
])('a call to %s from %s is answered in %s, before a French preference', (path, referer, language) => {
  const headers = new Headers(referer === undefined ? {} : { referer })
  const request = new Request(`http://localhost:3000${path}`, { headers })
  expect(preferredLocale(request, 'fr')).toBe(language)
})
