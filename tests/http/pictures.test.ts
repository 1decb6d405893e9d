import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type FakeContentBackend, startFakeContentBackend } from '../support/fake-content-backend.ts'
import { logLine, logOf, type PortalProcess, startPortal } from '../support/portal-process.ts'

let content: FakeContentBackend
let portal: PortalProcess

beforeAll(async () => {
  content = await startFakeContentBackend()
  portal = await startPortal({ CONTENT_API_URL: content.url })
  const photo = sharp({ create: { width: 1000, height: 500, channels: 3, background: 'teal' } })
  content.files.set('photo.jpg', { type: 'image/jpeg', body: await photo.jpeg().toBuffer() })
  content.files.set('film.webm', { type: 'video/webm', body: 'bytes of a film' })
  content.files.set('page.webm', { type: 'text/html', body: '<script>alert(1)</script>' })
})

afterEach(() => {
  content.isDown = false
})

afterAll(async () => {
  await portal.stop()
  await content.stop()
})

describe('a picture of the media library', () => {
  it.each(['avif', 'webp', 'jpeg'])('comes as image/%s, for good, and 304 to who has it', async (type) => {
    const format = type === 'jpeg' ? 'plain' : type
    const target = `/api/images/720/${format}/photo.jpg?v=abc`
    const { status, headers } = await portal.ask(target)
    expect([status, headers['content-type']]).toEqual([200, `image/${type}`])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const again = await portal.ask(target, { headers: { 'if-none-match': String(headers.etag) } })
    expect([again.status, again.body]).toEqual([304, ''])
    const head = await portal.ask(target, { method: 'HEAD' })
    expect([head.status, head.headers['content-length'], head.body]).toEqual([
      200,
      headers['content-length'],
      '',
    ])
  })

  // P-879
  it('that is gone is asked for once and logged once, whatever sizes visitors ask for', async () => {
    for (const size of ['320/webp', '720/avif', '960/plain'])
      expect((await portal.ask(`/api/images/${size}/gone.jpg?v=abc`)).status).toBe(404)
    expect(content.calls.filter((call) => call.includes('gone.jpg'))).toEqual(['/uploads/gone.jpg'])
    const told = { msg: 'picture not had', path: 'gone.jpg', code: 'absent' }
    expect((await logLine(portal, told)).level).toBe('warn')
    expect(logOf(portal).filter(({ path }) => path === 'gone.jpg')).toHaveLength(1)
  })

  it('that was made is there while the library is down; another is 502 in a few words', async () => {
    await portal.ask('/api/images/320/webp/photo.jpg?v=abc')
    content.isDown = true
    expect((await portal.ask('/api/images/320/webp/photo.jpg?v=abc')).status).toBe(200)
    const other = await portal.ask('/api/images/1280/webp/photo.jpg?v=abc')
    expect([other.status, other.body, other.headers['cache-control']]).toEqual([
      502,
      'Bad Gateway',
      'no-store',
    ])
  })

  it.each([
    ['absent.png', undefined, 404],
    ['page.png', { type: 'text/html', body: '<script>alert(1)</script>' }, 502],
    ['liar.png', { type: 'image/png', body: '<script>alert(1)</script>' }, 502],
    ['drawing.svg', { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }, 502],
    ['elsewhere.png', { status: 302, headers: { location: 'http://169.254.169.254/' } }, 502],
    ['broken.png', { status: 500 }, 502],
  ] as const)('%s is answered without a byte of what is there', async (name, file, status) => {
    if (file !== undefined) content.files.set(name, file)
    const response = await portal.ask(`/api/images/320/plain/${name}`)
    expect([response.status, response.headers['content-type']]).toEqual([status, 'text/plain; charset=utf-8'])
    expect(response.body).not.toContain('script')
  })

  it.each([
    '/api/images/321/webp/photo.jpg',
    '/api/images/320/bmp/photo.jpg',
    '/api/images/320/webp/..%2f..%2fapi%2fpages',
    '/api/images/320/webp/%2e%2e/api/pages',
    '/api/images/320/webp/http:%2f%2fevil.example%2fa.png',
    '/api/images/320/webp/photo.jpg?v=../../x',
    '/api/images/320/webp/photo.jpg%3fx=1',
  ])('%s asks nobody', async (target) => {
    const before = content.calls.length
    expect((await portal.ask(target)).status).toBe(404)
    expect(content.calls.length).toBe(before)
  })
})

describe('a film of the media library', () => {
  it('comes whole or in part, to be played and not to be framed', async () => {
    const whole = await portal.ask('/api/media/film.webm')
    expect([whole.status, whole.headers['content-type'], whole.body]).toEqual([
      200,
      'video/webm',
      'bytes of a film',
    ])
    const part = await portal.ask('/api/media/film.webm', { headers: { range: 'bytes=0-4' } })
    expect([part.status, part.body, part.headers['content-range']]).toEqual([206, 'bytes', 'bytes 0-4/15'])
    expect(part.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it.each([
    ['/api/media/absent.webm', 404],
    ['/api/media/photo.jpg', 404],
    ['/api/media/book.pdf', 404],
    ['/api/media/..%2fapi%2fpages', 404],
    ['/api/media/page.webm', 502],
  ])('%s is %i', async (target, status) => {
    const response = await portal.ask(target)
    expect([response.status, response.headers['content-type']]).toEqual([status, 'text/plain; charset=utf-8'])
  })

  it('is 502 while the library is down', async () => {
    content.isDown = true
    expect((await portal.ask('/api/media/film.webm')).status).toBe(502)
  })
})

describe('icons by name', () => {
  // P-111
  it('come from the portal itself', async () => {
    const { status, headers, body } = await portal.ask('/api/icons/lucide.json?icons=mail,nope')
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(JSON.parse(body)).toMatchObject({ prefix: 'lucide', icons: { mail: {} }, not_found: ['nope'] })
    expect((await portal.ask('/api/icons/other.json?icons=mail')).status).toBe(404)
  })
})
