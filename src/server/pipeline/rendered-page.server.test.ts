import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { renderedPage } from './rendered-page.server.ts'

const pieces = ['<p>été ', new Uint8Array(Buffer.from('à ')), 'Noël 💶</p>']
const text = '<p>été à Noël 💶</p>'

const responseTo = (acceptEncoding: string, status = 200) =>
  renderedPage(new Request('http://localhost/', { headers: { 'accept-encoding': acceptEncoding } }), pieces, {
    status,
    headers: new Headers({ 'content-type': 'text/html' }),
  })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('a rendered page', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('for a browser that accepts %s is %s', async (accepted, coding, decompress) => {
    const response = await responseTo(accepted)
    expect(response.headers.get('content-encoding')).toBe(coding)
    expect(decompress(await bytesOf(response)).toString()).toBe(text)
  })

  it('is as it is for whoever accepts nothing else', async () => {
    const response = await responseTo('identity', 404)
    expect([response.status, response.headers.get('content-encoding')]).toEqual([404, null])
    expect(await response.text()).toBe(text)
  })

  it('tells caches that it depends on what is accepted', async () => {
    for (const accepted of ['br', '']) {
      expect((await responseTo(accepted)).headers.get('vary')).toBe('accept-encoding')
    }
  })

  it('has one stream, which gives all of it to whoever passes the response on', async () => {
    const response = await responseTo('')
    expect(response.body).toBe(response.body)
    expect(await new Response(response.body, response).text()).toBe(text)
  })
})
