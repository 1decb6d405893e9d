import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { renderedPage } from './rendered-page.server.ts'

const pieces = ['<p>été ', new Uint8Array(Buffer.from('à ')), 'Noël 💶</p>']
const text = '<p>été à Noël 💶</p>'

const answerTo = (acceptEncoding: string, status = 200) =>
  renderedPage(new Request('http://localhost/', { headers: { 'accept-encoding': acceptEncoding } }), pieces, {
    status,
    headers: new Headers({ 'content-type': 'text/html' }),
  })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe('a rendered page', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('for a browser that accepts %s is %s', async (accepted, coding, decompress) => {
    const answer = await answerTo(accepted)
    expect(answer.headers.get('content-encoding')).toBe(coding)
    expect(decompress(await bytesOf(answer)).toString()).toBe(text)
  })

  it('is as it is for whoever accepts nothing else', async () => {
    const answer = await answerTo('identity', 404)
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([404, null])
    expect(await answer.text()).toBe(text)
  })

  it('tells caches that it depends on what is accepted', async () => {
    for (const accepted of ['br', '']) {
      expect((await answerTo(accepted)).headers.get('vary')).toBe('accept-encoding')
    }
  })

  it('has one stream, which gives all of it to whoever passes the answer on', async () => {
    const answer = await answerTo('')
    expect(answer.body).toBe(answer.body)
    expect(await new Response(answer.body, answer).text()).toBe(text)
  })
})
