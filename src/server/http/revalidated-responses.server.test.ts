import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createHttpClient } from './http-client.server.ts'

const servers: Server[] = []

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done))))
})

const call = { path: '/position', locale: 'en', response: z.object({ name: z.string() }) } as const

/** A backend whose data have one version at a time. */
async function versionedBackend() {
  const state = { version: '"1"', name: 'first', bodies: 0 }
  const server = createServer((request, response) => {
    const isRefused = request.headers.authorization === 'Bearer refused'
    if (!isRefused && request.headers['if-none-match'] === state.version) return response.writeHead(304).end()
    state.bodies += 1
    const head = { 'content-type': 'application/json', etag: state.version }
    response.writeHead(isRefused ? 403 : 200, head).end(JSON.stringify({ name: state.name }))
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((ready) => server.once('listening', ready))
  const { port } = server.address() as AddressInfo
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const client = createHttpClient({ name: 'test', baseUrl: `http://127.0.0.1:${port}`, log })
  const ask = (options: { token?: string; locale?: 'fr' | 'en' } = {}) =>
    client.json({ ...call, isRevalidated: true, token: 'abc', ...options })
  return { ask, client, state }
}

describe('a call whose response is revalidated', () => {
  // P-765
  it('is parsed once until the backend has another, and is then the other', async () => {
    const { ask, state } = await versionedBackend()
    const [first, second] = [await ask(), await ask()]
    expect(first).toEqual({ kind: 'ok', status: 200, data: { name: 'first' } })
    expect(second.kind === 'ok' && first.kind === 'ok' && second.data === first.data).toBe(true)
    expect(state.bodies).toBe(1)
    Object.assign(state, { version: '"2"', name: 'second' })
    expect(await ask()).toMatchObject({ data: { name: 'second' } })
    expect(await ask()).toMatchObject({ data: { name: 'second' } })
    expect(state.bodies).toBe(2)
  })

  it('is never that of another token or language', async () => {
    const { ask, state } = await versionedBackend()
    await ask()
    await ask({ token: 'other' })
    await ask({ locale: 'fr' })
    expect(state.bodies).toBe(3)
    expect(await ask({ token: 'refused' })).toMatchObject({ kind: 'refused', status: 403 })
  })

  it('is asked for anew by calls that do not revalidate', async () => {
    const { ask, client, state } = await versionedBackend()
    await ask()
    await client.json({ ...call, token: 'abc' })
    expect(state.bodies).toBe(2)
  })
})
