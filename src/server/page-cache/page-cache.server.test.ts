import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { currentRequestContext } from '../http/request-context.server.ts'
import { cacheOver, html, page, script, settled, textOf } from './testing.ts'

describe('a public page', () => {
  // P-215
  it('is rendered once for all visitors, also when they come at once', async () => {
    const { ask, renders } = cacheOver((_, count) => page(`${count}`))
    const answers = await Promise.all([ask('/fonds'), ask('/fonds'), ask('/fonds')])
    expect(await Promise.all(answers.map(textOf))).toEqual(['1', '1', '1'])
    expect(await textOf(await ask('/fonds'))).toBe('1')
    expect(renders.length).toBe(1)
  })

  it('is rendered from its address alone, without a nonce', async () => {
    const seen: unknown[] = []
    const { ask } = cacheOver((request) => {
      const context = currentRequestContext()
      seen.push(request.url, request.headers.get('cookie'), context?.nonce, context?.locale)
      return page('x')
    })
    await ask('/en/funds?utm_source=mail&status=open&gclid=1', { headers: { cookie: 'locale=fr' } })
    expect(seen).toEqual(['https://portal.example/en/funds?status=open', null, undefined, 'en'])
  })

  it('is one page whatever the order of its parameters, and another one in the other language', async () => {
    const { ask, renders } = cacheOver(() => page('x'))
    for (const target of ['/fonds?status=open&geography=eu', '/fonds?geography=eu&status=open'])
      await ask(target)
    expect(renders.length).toBe(1)
    for (const target of ['/en/funds?status=open&geography=eu', '/fonds?status=closed']) await ask(target)
    expect(renders.length).toBe(3)
  })

  it.each([
    ['free text', '/fonds?q=jeanne', {}],
    ['a parameter that the page does not read', '/fonds?other=1', {}],
    ['a page that is not listed', '/connexion', {}],
    ['a route without language', '/api/health', {}],
    ['a form', '/fonds', { method: 'POST' }],
    ['a visitor with a session', '/fonds', { headers: { cookie: 'locale=fr; session=abc' } }],
    ['a call with a token', '/fonds', { headers: { authorization: 'Bearer x' } }],
  ])('is not %s', async (_, target, init) => {
    const { ask, renders } = cacheOver(() => page('x'))
    expect(await ask(target, init)).toBeUndefined()
    expect(renders.length).toBe(0)
  })

  it.each([
    'csrf-3000=x; callback-3000=y; signin-3000=z; signin-3000-77=z; locale-3000=en',
    '__Host-signin-77=x',
    '__Host-csrf=x; __Host-locale=fr',
  ])('is kept for visitors without a session, whatever forms they have seen (%s)', async (cookie) => {
    const { ask, renders } = cacheOver(() => page('x'))
    for (const _ of [1, 2]) expect(await ask('/fonds', { headers: { cookie } })).toBeDefined()
    expect(renders.length).toBe(1)
  })

  it.each(['session-3000=x', '__Host-session=x', 'content_token=x', 'csrf=x; preview=1'])(
    'is not kept for whoever has %s',
    async (cookie) => {
      const { ask } = cacheOver(() => page('x'))
      expect(await ask('/fonds', { headers: { cookie } })).toBeUndefined()
    },
  )

  it('allows exactly its own inline scripts', async () => {
    const { ask } = cacheOver(() => page('x'))
    const policy = (await ask('/fonds'))?.headers.get('content-security-policy')
    const hash = createHash('sha256').update(script).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  })

  it('comes in the coding that the browser accepts, with its length', async () => {
    const { ask } = cacheOver(() => page('été'))
    const bodies = ['br', 'gzip', 'identity'].map(async (coding) => {
      const response = await ask('/fonds', { headers: { 'accept-encoding': coding } })
      const body = Buffer.from(await (response ?? new Response()).arrayBuffer())
      expect(response?.headers.get('content-length')).toBe(String(body.length))
      return body
    })
    const [br, gzip, identity] = await Promise.all(bodies)
    expect(brotliDecompressSync(br ?? '').toString()).toBe(html('été'))
    expect(gunzipSync(gzip ?? '').toString()).toBe(html('été'))
    expect(identity?.toString()).toBe(html('été'))
  })

  it('is not sent again to a browser that has it', async () => {
    const { ask } = cacheOver(() => page('x'))
    const etag = (await ask('/fonds'))?.headers.get('etag') ?? ''
    const again = await ask('/fonds', { headers: { 'if-none-match': `"other", ${etag}` } })
    expect([again?.status, await again?.text()]).toEqual([304, ''])
    const other = await ask('/fonds', { headers: { 'if-none-match': '"other"' } })
    expect(other?.status).toBe(200)
  })

  it('says how old it is, and is asked for again by browsers each time', async () => {
    const { ask, clock } = cacheOver(() => page('x'))
    await ask('/fonds')
    clock.ms += 900
    expect((await ask('/fonds'))?.headers.get('age')).toBe('0')
    clock.ms += 5000
    const { headers } = (await ask('/fonds')) ?? new Response()
    expect(headers.get('age')).toBe('5')
    expect(headers.get('cache-control')).toContain('max-age=0, must-revalidate')
  })
})

describe('a page whose time is over', () => {
  it('is served once more while it is rendered again', async () => {
    const { ask, clock, renders } = cacheOver((_, count) => page(`${count}`))
    await ask('/fonds')
    clock.ms += 1500
    expect(await textOf(await ask('/fonds'))).toBe('1')
    await settled(renders, 2)
    await vi.waitFor(async () => expect(await textOf(await ask('/fonds'))).toBe('2'))
  })

  it('is served rather than an error while rendering fails, with its age', async () => {
    const { ask, clock, renders } = cacheOver((_, count) =>
      count === 1
        ? page('kept')
        : count === 2
          ? page('down', { status: 503 })
          : Promise.reject(new Error('bug')),
    )
    await ask('/fonds')
    for (const count of [2, 3]) {
      clock.ms += 2000
      const response = await ask('/fonds')
      expect([response?.status, await textOf(response)]).toEqual([200, 'kept'])
      await settled(renders, count)
    }
    expect((await ask('/fonds'))?.headers.get('age')).toBe('4')
  })

  it('is served rather than a partial page', async () => {
    const { ask, clock, renders } = cacheOver((_, count) => {
      if (count === 2) currentRequestContext()?.onPartial?.()
      return page(`${count}`)
    })
    await ask('/fonds')
    clock.ms += 1500
    await ask('/fonds')
    await settled(renders, 2)
    expect(await textOf(await ask('/fonds'))).toBe('1')
  })

  it('is forgotten when there is no such page any more', async () => {
    const { ask, clock } = cacheOver((_, count) =>
      count === 1 ? page('kept') : page('gone', { status: 404 }),
    )
    await ask('/fonds/capital-un')
    clock.ms += 1500
    await ask('/fonds/capital-un')
    await vi.waitFor(async () => expect((await ask('/fonds/capital-un'))?.status).toBe(404))
  })

  it('is not served when it is too old', async () => {
    const { ask, clock } = cacheOver((_, count) => page('x', { status: count === 1 ? 200 : 503 }))
    await ask('/fonds')
    clock.ms += 20_000
    expect((await ask('/fonds'))?.status).toBe(503)
  })
})

describe('what is never kept', () => {
  it.each([
    ['an error', () => page('x', { status: 503, headers: { 'retry-after': '30' } })],
    ['a missing page', () => page('x', { status: 404 })],
    ['a redirect', () => new Response(null, { status: 307, headers: { location: '/fonds' } })],
    ['a page with a cookie', () => page('x', { headers: { 'set-cookie': 'a=1' } })],
  ])('%s passes to whoever asked, as it is', async (_, render) => {
    const { ask, renders } = cacheOver(render)
    const [first, second] = [await ask('/fonds'), await ask('/fonds')]
    expect(renders.length).toBe(2)
    expect(second?.status).toBe(render().status)
    for (const name of ['retry-after', 'location']) {
      expect(first?.headers.get(name)).toBe(render().headers.get(name))
    }
  })

  it('includes a page of which a part failed to render, and its status says so', async () => {
    const { ask, renders } = cacheOver(() => {
      currentRequestContext()?.onFault?.()
      return page('half a page')
    })
    expect((await ask('/fonds'))?.status).toBe(500)
    await ask('/fonds')
    expect(renders.length).toBe(2)
  })

  it('still has a policy that allows its inline scripts', async () => {
    const { ask } = cacheOver(() => page('x', { status: 404 }))
    expect((await ask('/fonds/x'))?.headers.get('content-security-policy')).toContain("'sha256-")
  })
})

describe('a purge', () => {
  it('forgets the pages that used a response of its tags and no other, and all when asked', async () => {
    const { ask, cache, renders } = cacheOver(async ({ url }) => {
      await Promise.resolve()
      currentRequestContext()?.onTags?.(
        url.endsWith('/capital-un') ? ['fund:capital-un', 'entry:a'] : ['funds'],
      )
      return page('x')
    })
    const statusOf = async (target: string) => (await ask(target))?.headers.get('cache-status')
    for (const target of ['/fonds/capital-un', '/fonds']) await ask(target)
    cache.purge(['entry:a', 'entry:b'])
    expect(await statusOf('/fonds/capital-un')).toBe('portal; fwd=miss; stored')
    expect(await statusOf('/fonds')).toBe('portal; hit')
    expect(renders.length).toBe(3)
    cache.purge('all')
    await ask('/fonds')
    expect(renders.length).toBe(4)
  })

  it('does not keep what was rendered before it', async () => {
    const rendering = Promise.withResolvers<Response>()
    const { ask, cache, renders } = cacheOver((_, count) => (count === 1 ? rendering.promise : page('new')))
    const early = ask('/fonds')
    cache.purge('all')
    rendering.resolve(page('old'))
    expect(await textOf(await early)).toBe('old')
    expect(await textOf(await ask('/fonds'))).toBe('new')
    expect(renders.length).toBe(2)
  })
})
