import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { cacheOver, html, page, settled } from './testing.ts'

/** Words enough, in no order, that one compression is better than another. */
function words(seed: number): string {
  let state = seed
  const next = () => {
    state = (state * 16_807) % 2_147_483_647
    return state % 997
  }
  return Array.from({ length: 4000 }, () => `word${next()}`).join(' ')
}

type Ask = ReturnType<typeof cacheOver>['ask']

async function read(ask: Ask, target = '/fonds') {
  const response = await ask(target, { headers: { 'accept-encoding': 'br' } })
  const body = Buffer.from(await (response ?? new Response()).arrayBuffer())
  return { body, etag: response?.headers.get('etag') }
}

const waitUntilSmaller = (ask: Ask, bytes: number, target?: string) =>
  vi.waitFor(async () => expect((await read(ask, target)).body.length).toBeLessThan(bytes), {
    timeout: 20_000,
  })

describe('a cached page', () => {
  it('gets smaller when it is asked for again, and stays the same page', async () => {
    const { ask, renders } = cacheOver(() => page(words(1)))
    const first = await read(ask)
    await waitUntilSmaller(ask, first.body.length)
    const later = await read(ask)
    expect(brotliDecompressSync(later.body).toString()).toBe(html(words(1)))
    expect(later.etag).toBe(first.etag)
    expect(renders.length).toBe(1)
  })

  it('stays small when it is made again and has come out the same', async () => {
    const { ask, renders, clock } = cacheOver(() => page(words(1)))
    const first = await read(ask)
    await waitUntilSmaller(ask, first.body.length)
    clock.ms += 1500
    await read(ask)
    await settled(renders, 2)
    // The page counts as stored again when its age restarts.
    await vi.waitFor(async () => expect((await ask('/fonds'))?.headers.get('age')).toBe('0'))
    expect((await read(ask)).body.length).toBeLessThan(first.body.length)
  })

  it('never takes the place of a newer one', async () => {
    const { ask, cache, renders } = cacheOver((_, count) => page(words(count)))
    await read(ask)
    await read(ask)
    cache.purge('all')
    const newer = await read(ask)
    expect(brotliDecompressSync(newer.body).toString()).toBe(html(words(2)))
    await vi.waitFor(async () => expect((await read(ask)).etag).toBe(newer.etag))
    expect(renders.length).toBe(2)
  })

  it('stays as it is where there is nothing to gain', async () => {
    const { ask, clock } = cacheOver((request) => page(request.url.endsWith('fonds') ? 'short' : words(1)))
    const short = await read(ask, '/fonds')
    const long = await read(ask, '/guide')
    await read(ask, '/fonds')
    await waitUntilSmaller(ask, long.body.length, '/guide')
    clock.ms += 900
    expect((await read(ask, '/fonds')).body).toEqual(short.body)
  })

  it('waits for its turn: pages get smaller one after the other, with a rest between', async () => {
    const { ask, clock } = cacheOver((request) => page(words(request.url.length)))
    const [one, other] = [await read(ask, '/fonds'), await read(ask, '/guide')]
    await waitUntilSmaller(ask, one.body.length, '/fonds')
    expect((await read(ask, '/guide')).body.length).toBe(other.body.length)
    clock.ms += 1000
    await waitUntilSmaller(ask, other.body.length, '/guide')
  })
})
