import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { startFakeProductApi } from '../support/fake-product-api.ts'
import { logLine, logOf, type PortalProcess, startPortal } from '../support/portal-process.ts'

/** Time within which pending responses are sent, or cut off (docs/operations.md). */
const respondsWithinMs = 10_000

const stopped = { msg: 'stopped' } as const
const cutOff = { msg: 'connections are closed before they were at their end' } as const

/** Opens a connection that is never read; `sent` holds raw requests, or a part of one. */
async function open({ url }: PortalProcess, sent: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await new Promise((done) => socket.once('connect', done))
  if (sent !== '') await new Promise((done) => socket.write(sent, done))
  return socket
}

const request = 'GET /fonds HTTP/1.1\r\nhost: portal\r\n\r\n'
const pages = 800

/** Opens a reader whose requested data exceed the system's buffers, and who has not begun to read. */
async function openSlowReader(portal: PortalProcess): Promise<Socket> {
  // From the third request on the page is cached, and served without the pipeline.
  for (const _ of [1, 2, 3]) expect((await portal.ask('/fonds')).status).toBe(200)
  const reader = await open(portal, request.repeat(pages))
  await new Promise((done) => reader.once('readable', done))
  return reader
}

/** Milliseconds from the signal to the end, as the log tells. */
function lengthOfStop(portal: PortalProcess): number {
  const at = (wanted: string) => Date.parse(String(logOf(portal).find(({ msg }) => msg === wanted)?.time))
  return at('stopped') - at('stopping')
}

// P-758
describe('a request that is refused before its body of 20 MB is read', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const upload = { 'content-type': 'multipart/form-data; boundary=x' }
  const body = 'a'.repeat(20_000_000)
  const refusals: readonly [string, number, string, string, Readonly<Record<string, string>>][] = [
    ['a form that is too long', 413, 'POST', '/api/forms/contact', form],
    ['a form in chunks', 413, 'POST', '/api/forms/contact', { ...form, 'transfer-encoding': 'chunked' }],
    ['a body of another type', 415, 'POST', '/api/forms/contact', { 'content-type': 'text/plain' }],
    [
      'a form of another site',
      403,
      'POST',
      '/api/forms/contact',
      { ...form, 'sec-fetch-site': 'cross-site' },
    ],
    ['a form without a session', 401, 'POST', '/api/account/profile', form],
    ['a file without a session', 401, 'POST', '/api/account/case-documents', upload],
    ['a file of staff without a session', 413, 'POST', '/api/staff/documents', upload],
    ['a sign-out', 413, 'POST', '/api/auth/signout', form],
    ['a draft', 413, 'POST', '/api/registration/draft/partner', form],
    ['a webhook without its secret', 413, 'POST', '/api/hooks/content', {}],
    ['an unknown address', 404, 'POST', '/api/nothing', form],
    ['an unsafe path', 400, 'POST', '//elsewhere', form],
  ]

  it('gets its response whole, whatever refuses it and whether or not the connection stays open', async () => {
    const portal = await startPortal({})
    for (const connection of ['close', 'keep-alive'])
      for (const [name, status, method, target, headers] of refusals) {
        const asking = { method, headers: { accept: 'application/json', connection, ...headers }, body }
        expect((await portal.ask(target, asking)).status, `${name}, ${connection}`).toBe(status)
      }
    await portal.stop()
    const closed = await startPortal({ MAINTENANCE: 'true' })
    expect((await closed.ask('/api/forms/contact', { method: 'POST', headers: form, body })).status).toBe(503)
    await closed.stop()
  }, 60_000)
})

describe('an idle connection', () => {
  it('stays open for longer than balancers keep theirs, and says so', async () => {
    const portal = await startPortal({})
    const { headers } = await portal.ask('/api/health', { headers: { connection: 'keep-alive' } })
    expect(headers['keep-alive']).toBe('timeout=75')
    await portal.stop()
  })

  it('is closed after the configured time', async () => {
    const portal = await startPortal({ KEEP_ALIVE_S: '1' })
    const beganAt = performance.now()
    const connection = await open(portal, 'GET /api/health HTTP/1.1\r\nhost: portal\r\n\r\n')
    await new Promise((closed) => connection.resume().once('close', closed))
    expect(performance.now() - beganAt).toBeGreaterThan(900)
    await portal.stop()
  }, 20_000)
})

describe('a stop', () => {
  it('lets the request in flight end, whatever signals follow, and the process with it', async () => {
    const productApi = await startFakeProductApi('silent')
    const portal = await startPortal({ PRODUCT_API_URL: productApi.url })
    const inFlight = portal.ask('/en/funds/fnd-12', { headers: { connection: 'keep-alive' } })
    while (productApi.calls.length === 0) await new Promise((next) => setImmediate(next))
    const ended = portal.stop('SIGTERM')
    await logLine(portal, { msg: 'stopping' })
    process.kill(portal.pid, 'SIGINT')
    process.kill(portal.pid, 'SIGTERM')
    const { status, headers } = await inFlight
    expect([status, headers.connection]).toEqual([503, 'close'])
    expect(await ended).toBe(0)
    expect(logOf(portal)).toContainEqual(expect.objectContaining(stopped))
    await productApi.stop()
  }, 15_000)

  it('is not held by connections on which nothing is answered', async () => {
    const portal = await startPortal({})
    const kept = await open(portal, 'GET /api/health HTTP/1.1\r\nhost: portal\r\n\r\n')
    await new Promise((done) => kept.once('data', done))
    const others = [await open(portal, ''), await open(portal, 'GET /fonds HTTP/1.1\r\nhost:')]
    expect(await portal.stop()).toBe(0)
    expect(lengthOfStop(portal)).toBeLessThan(respondsWithinMs)
    expect(logOf(portal)).not.toContainEqual(expect.objectContaining(cutOff))
    for (const socket of [kept, ...others]) socket.destroy()
  }, 20_000)

  it('lets slow readers have the whole of what was answered', async () => {
    const productApi = await startFakeProductApi('healthy')
    const portal = await startPortal({ PRODUCT_API_URL: productApi.url })
    const reader = await openSlowReader(portal)
    const ended = portal.stop()
    await logLine(portal, { msg: 'stopping' })
    expect((await text(reader)).match(/<\/html>/g)).toHaveLength(pages)
    expect(await ended).toBe(0)
    await productApi.stop()
  }, 20_000)

  it('waits for ten seconds, says what it cuts off, and ends', async () => {
    const productApi = await startFakeProductApi('healthy')
    const portal = await startPortal({ PRODUCT_API_URL: productApi.url })
    const reader = await openSlowReader(portal)
    expect(await portal.stop()).toBe(0)
    const { answers } = await logLine(portal, cutOff)
    expect(answers).toBeGreaterThan(0)
    reader.destroy()
    await productApi.stop()
  }, 30_000)

  it('does not wait for work that the system never ends', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'never-written-'))
    const pipe = join(folder, 'pipe')
    execFileSync('mkfifo', [pipe])
    const held = `import { open } from 'node:fs'; open(${JSON.stringify(pipe)}, 'r', () => {})`
    const source = `data:text/javascript,${encodeURIComponent(held)}`
    const portal = await startPortal({ NODE_OPTIONS: `--import=${source}` })
    // By the signal that it sends itself.
    expect(await portal.stop('SIGINT')).toBe('SIGTERM')
    await logLine(portal, { msg: 'stopped without waiting for the system', level: 'warn' })
    rmSync(folder, { recursive: true })
  }, 20_000)
})

// P-218
it('a faulty configuration is one message that names every fault, and nothing listens', async () => {
  const faulty = startPortal({ PORT: '99999', PRODUCT_API_URL: 'nowhere' })
  await expect(faulty).rejects.toThrow(
    /^the portal ended with 1:\nThe configuration has 2 fault\(s\):\n- PORT: .+\n- PRODUCT_API_URL: .+\n$/,
  )
})

it('a port that is taken ends the start, and says so', async () => {
  const first = await startPortal({})
  const second = startPortal({ PORT: new URL(first.url).port })
  await expect(second).rejects.toThrow(/ended with 1:[\s\S]*EADDRINUSE/)
  await first.stop()
})
