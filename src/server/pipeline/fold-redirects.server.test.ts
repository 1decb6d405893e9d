import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldRedirects } from './fold-redirects.server.ts'
import type { Incoming } from './incoming.server.ts'
import { incomingFor } from './testing.ts'

const leadTo = (location: string, status = 301, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { location, ...headers } })

/** Creates a portal with these redirects; all other URLs are pages. */
function portalOf(rules: Readonly<Record<string, () => Response>>) {
  const asked: Incoming[] = []
  const ask = async (incoming: Incoming) => {
    asked.push(incoming)
    return rules[incoming.target]?.() ?? new Response('a page')
  }
  const visit = async (target: string, init: RequestInit = {}) => {
    const incoming = incomingFor(target, init)
    const response = await foldRedirects(await ask(incoming), incoming, ask)
    return { response, seen: [response.status, response.headers.get('location')] }
  }
  return { visit, asked }
}

describe('redirects that follow one another', () => {
  // P-030
  it('become one, at the end of which is a page', async () => {
    const { visit } = portalOf({
      '/a/?x=1': () => leadTo('/a?x=1'),
      '/a?x=1': () => leadTo('/b?x=1'),
      '/b?x=1': () => leadTo('/b', 307),
      '/b': () => leadTo('/c'),
    })
    expect((await visit('/a/?x=1')).seen).toEqual([301, '/c?x=1'])
  })

  it('keep the query as it was written, also where the page would write it otherwise', async () => {
    const { visit } = portalOf({
      '/a/?page=1': () => leadTo('/a?page=1'),
      '/a?page=1': () => leadTo('/a', 307),
    })
    expect((await visit('/a/?page=1')).seen).toEqual([301, '/a?page=1'])
  })

  it('are asked for as by a visitor without cookies', async () => {
    const { visit, asked } = portalOf({ '/a/': () => leadTo('/a') })
    await visit('/a/', { headers: { cookie: 'session=secret', authorization: 'Bearer secret' } })
    expect(asked.map(({ target, request }) => [target, request.headers.has('cookie')])).toEqual([
      ['/a/', true],
      ['/a', false],
    ])
    expect(asked[1]?.request.headers.has('authorization')).toBe(false)
  })

  it.each([
    ['to sign in', '/mon-compte', leadTo('/connexion?callbackUrl=%2Fmon-compte', 302)],
    ['to the maintenance page', '/mon-compte', leadTo('/maintenance', 302)],
    ['to another origin', '/mon-compte', leadTo('https://provider.example/', 301)],
  ])('stop before one that leads %s', async (_, place, further) => {
    const { visit } = portalOf({ [`${place}/`]: () => leadTo(place), [place]: () => further })
    expect((await visit(`${place}/`)).seen).toEqual([301, place])
  })

  it.each(['/auth/investor/redirect-to-login', '/api/preview'])(
    'do not begin what %s begins',
    async (place) => {
      const { visit, asked } = portalOf({ [`${place}/`]: () => leadTo(place) })
      await visit(`${place}/`)
      expect(asked).toHaveLength(1)
    },
  )

  it('keep the cookie and the status of the one that opens the bypass of maintenance', async () => {
    const { visit } = portalOf({
      '/a/?bypass=x': () => leadTo('/a', 302, { 'set-cookie': 'bypass=x', 'cache-control': 'no-store' }),
      '/a': () => leadTo('/b'),
    })
    const { response, seen } = await visit('/a/?bypass=x')
    expect(seen).toEqual([302, '/b'])
    expect([response.headers.get('set-cookie'), response.headers.get('cache-control')]).toEqual([
      'bypass=x',
      'no-store',
    ])
  })

  it('stay as they are where the next page cannot be had', async () => {
    const incoming = incomingFor('/a/')
    const response = await foldRedirects(leadTo('/a'), incoming, async () => {
      throw new Error('no page')
    })
    expect(response.headers.get('location')).toBe('/a')
  })

  it('come to an end, and stay on this origin, whatever leads where', async () => {
    const path = fc.constantFrom('/a', '/a/', '/b', '/c?x', '//evil.example/a', 'https://evil.example/')
    const rules = fc.dictionary(path, fc.tuple(path, fc.constantFrom(301, 302, 307, 308)), { maxKeys: 6 })
    await fc.assert(
      fc.asyncProperty(rules, async (table) => {
        const told = Object.entries(table).map(([from, [to, status]]) => [from, () => leadTo(to, status)])
        const own = table['/a/']?.[0]
        const { visit, asked } = portalOf(Object.fromEntries(told))
        const { seen } = await visit('/a/')
        expect(asked.length).toBeLessThanOrEqual(5)
        if (own?.startsWith('/') && !own.startsWith('//')) expect(seen[1]).toMatch(/^\/(?!\/)/)
      }),
    )
  })
})
