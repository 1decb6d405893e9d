import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { redirectGonePath } from '../pipeline/redirects.server.ts'
import { incomingFor } from '../pipeline/testing.ts'
import { askContentBackend, askLegacyOrigin, createGoneCheck } from './gone-check.server.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const silent = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }

async function oldSite(respond: (path: string) => number | undefined) {
  const asked: string[] = []
  const server = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`)
    const status = respond(url)
    if (status !== undefined) response.writeHead(status, { location: 'https://evil.example/' }).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { asked, origin: `http://127.0.0.1:${port}` }
}

describe('a path that may still be on the old site', () => {
  it.each([
    [404, true],
    [200, false],
    [301, false],
    [403, false],
    [410, false],
    [500, undefined],
    [429, undefined],
  ])('answered %i there, is gone: %s', async (status, isGone) => {
    const { asked, origin } = await oldSite(() => status)
    expect(await askLegacyOrigin(origin, silent)('/été')).toBe(isGone)
    expect(asked).toEqual(['HEAD /%C3%A9t%C3%A9'])
  })

  // P-033
  it('is not gone because the old site is silent or away', async () => {
    const { origin } = await oldSite(() => undefined)
    expect(await askLegacyOrigin(origin, silent, 30)('/a')).toBeUndefined()
    expect(await askLegacyOrigin('http://127.0.0.1:9', silent)('/a')).toBeUndefined()
  })

  it('is asked for once for all who want to know, and once an hour', async () => {
    const clock = { ms: 0 }
    const ask = vi.fn(async () => true)
    const isGone = createGoneCheck({ ask, now: () => clock.ms })
    expect(await Promise.all([isGone('/a'), isGone('/a'), isGone('/a')])).toEqual([true, true, true])
    clock.ms = 3_599_999
    await isGone('/a')
    expect(ask).toHaveBeenCalledTimes(1)
    clock.ms = 3_600_000
    await isGone('/a')
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('goes on as any other where nobody can say, and is asked for again half a minute later', async () => {
    const clock = { ms: 0 }
    const ask = vi.fn(async (): Promise<boolean | undefined> => undefined)
    const isGone = createGoneCheck({ ask, now: () => clock.ms })
    expect([await isGone('/a'), await isGone('/a')]).toEqual([false, false])
    expect(ask).toHaveBeenCalledTimes(1)
    clock.ms = 30_000
    await isGone('/a')
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it.each([
    [{ kind: 'refused', status: 404, code: null, retryAfterS: null }, true],
    [{ kind: 'unreachable', reason: 'timed_out' }, undefined],
  ] as const)('is asked for at the content backend where there is no old site', async (outcome, isGone) => {
    const findPage = vi.fn(async () => outcome)
    expect(await askContentBackend({ findPage })('/en/press/release')).toBe(isGone)
    expect(findPage).toHaveBeenCalledWith({ locale: 'en', url: 'press/release' })
  })

  // P-034
  it('leads home in its language when it is gone, and only when it is listed', async () => {
    const isGone = vi.fn(async () => true)
    const step = redirectGonePath({ moved: new Map(), checked: new Set(['/a', '/en/été']), isGone })
    const locationOf = async (target: string) => (await step(incomingFor(target)))?.headers.get('location')
    expect(await locationOf('/a/;link?x=1')).toBe('/')
    expect(await locationOf('/en/%C3%A9t%C3%A9')).toBe('/en')
    expect(await locationOf('/b')).toBeUndefined()
    expect(isGone).toHaveBeenCalledTimes(2)
  })
})
