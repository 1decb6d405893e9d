import { brotliDecompressSync, constants, createGunzip, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { FastResponse } from 'srvx'
import { describe, expect, it } from 'vitest'
import { acceptedCoding, compressResponse, storedCodings } from './compression.server.ts'

const ask = (acceptEncoding: string) =>
  new Request('http://localhost/', { headers: { 'accept-encoding': acceptEncoding } })
const page = (body: BodyInit | null = '<p>été</p>'.repeat(100), init: ResponseInit = {}) =>
  new Response(body, { headers: { 'content-type': 'text/html' }, ...init })
const streamed = (body: BodyInit) => page(body, { headers: { 'content-type': 'text/csv' } })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('compression', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0', 'gzip'],
    ['BR', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('for a browser that accepts %j is %s', (header, coding) => {
    expect(acceptedCoding(header, storedCodings)).toBe(coding)
  })

  it('decompresses to the same text', async () => {
    const expected = await page().text()
    expect(brotliDecompressSync(await bytesOf(await compressResponse(ask('br'), page()))).toString()).toBe(
      expected,
    )
    const whole = await compressResponse(ask('br'), page())
    expect(whole.headers.get('content-length')).toBe(String((await bytesOf(whole)).length))
    expect(gunzipSync(await bytesOf(await compressResponse(ask('gzip'), page()))).toString()).toBe(expected)
    const cheapest = await compressResponse(ask('gzip, deflate, br, zstd'), page())
    expect(cheapest.headers.get('content-encoding')).toBe('zstd')
    expect(zstdDecompressSync(await bytesOf(cheapest)).toString()).toBe(expected)
  })

  it('tells caches that the response depends on what the browser accepts, compressed or not', async () => {
    const html = { headers: { 'content-type': 'text/html' } }
    for (const accepted of ['br', '']) {
      for (const response of [page(), new FastResponse('<p></p>', html)]) {
        const { headers } = await compressResponse(ask(accepted), response)
        expect(headers.get('vary')).toBe('accept-encoding')
      }
    }
  })

  it.each([
    ['a part of a file', page('abc', { status: 206, headers: { 'content-type': 'text/plain' } })],
    [
      'what is compressed already',
      page('abc', { headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' } }),
    ],
    ['a picture', page('abc', { headers: { 'content-type': 'image/png' } })],
    ['an empty answer', page(null, { status: 304 })],
  ])('leaves %s alone', async (_, response) => {
    const { headers } = response
    const before = headers.get('content-encoding')
    const after = await compressResponse(ask('br, gzip'), response)
    expect(after.headers.get('content-encoding')).toBe(before)
    expect(await after.text()).toBe(response.status === 304 ? '' : 'abc')
  })

  it('lets the first part of a long text out before its end is there', async () => {
    let end = () => {}
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from('first'))
        end = () => controller.close()
      },
    })
    const reader = (await compressResponse(ask('gzip'), streamed(body))).body?.getReader()
    const decoder = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })
    const first = new Promise((resolve) => decoder.once('data', (data) => resolve(String(data))))
    decoder.write((await reader?.read())?.value)
    expect(await first).toBe('first')
    end()
  })

  it('stops reading when the visitor leaves', async () => {
    const cancelled = Promise.withResolvers<unknown>()
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(Buffer.from('x'.repeat(1000))),
      cancel: (reason) => cancelled.resolve(reason ?? 'cancelled'),
    })
    await (await compressResponse(ask('gzip'), streamed(body))).body?.cancel()
    expect(await cancelled.promise).toBeDefined()
  })
})
