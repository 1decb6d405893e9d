import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ImageRequest, readImageRequest } from './image-request.server.ts'
import { respondWithImage } from './image-response.server.ts'
import { type SourceResponse, transformImage } from './image-source.server.ts'
import { type ImageStore, openImageStore } from './image-store.server.ts'
import { createImages } from './images.server.ts'

const photo = (background: string, width = 800) =>
  sharp({ create: { width, height: width / 2, channels: 3, background } })
    .png()
    .toBuffer()

const asked: ImageRequest = { path: 'a.png', width: 320, format: 'webp', version: 'v1' }

let folder: string
let store: ImageStore
let clock: number
let library: { response: SourceResponse; asked: (string | null)[] }

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'images-'))
  clock = 1_000_000
  store = openImageStore({ file: join(folder, 'images.db'), maximumBytes: 100_000, now: () => clock })
  library = { response: { kind: 'found', bytes: await photo('red'), etag: '"1"' }, asked: [] }
})

afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

function newImages() {
  let made = 0
  const lines: object[] = []
  const images = createImages({
    source: async (_, etag) => {
      library.asked.push(etag)
      const { response } = library
      return response.kind === 'found' && etag !== null && response.etag === etag
        ? { kind: 'same' }
        : response
    },
    store: () => store,
    transform: (...input) => {
      made += 1
      return transformImage(...input)
    },
    log: { warn: (line: object) => void lines.push(line) },
    now: () => clock,
  })
  return {
    read: (changes: Partial<ImageRequest> = {}) => images.read({ ...asked, ...changes }),
    made: () => made,
    lines,
  }
}

describe('a picture', () => {
  it('is resized once for concurrent and later requests', async () => {
    const images = newImages()
    const all = await Promise.all([images.read(), images.read(), images.read()])
    expect(all.map(({ kind }) => kind)).toEqual(['ok', 'ok', 'ok'])
    await images.read()
    await newImages().read()
    expect([images.made(), library.asked]).toEqual([1, [null]])
  })

  it('is not made again for a made-up version: the library is asked, and knows better', async () => {
    const images = newImages()
    await images.read()
    for (const version of ['v2', 'v3', null])
      expect(await images.read({ version })).toMatchObject({ kind: 'ok' })
    expect(images.made()).toBe(1)
    expect(library.asked).toEqual([null, '"1"', '"1"'])
  })

  it('is made anew when the library has another under its name', async () => {
    const images = newImages()
    const before = await images.read()
    library.response = { kind: 'found', bytes: await photo('blue'), etag: '"2"' }
    const after = await images.read({ version: 'v2' })
    expect(images.made()).toBe(2)
    expect(before.kind === 'ok' && after.kind === 'ok' && before.image.etag !== after.image.etag).toBe(true)
  })

  it('of a page that knows no version is looked after once a minute', async () => {
    const images = newImages()
    await images.read({ version: null })
    await images.read({ version: null })
    clock += 61_000
    await images.read({ version: null })
    expect(library.asked).toEqual([null, '"1"'])
  })

  it('is served as it was while the library is down', async () => {
    const images = newImages()
    await images.read()
    library.response = { kind: 'unreachable', reason: 'TimeoutError' }
    expect(await images.read({ version: 'v2' })).toMatchObject({ kind: 'ok', isCurrent: false })
    expect(await images.read({ width: 720 })).toEqual({ kind: 'unreachable' })
  })

  it.each(['avif', 'webp', 'plain'] as const)(
    'is as wide as asked for in %s, and never wider than it is',
    async (format) => {
      const images = newImages()
      const sizes = await Promise.all(
        ([320, 1920] as const).map(async (width) => {
          const read = await images.read({ width, format })
          return read.kind === 'ok' ? (await sharp(read.image.body).metadata()).width : undefined
        }),
      )
      expect(sizes).toEqual([320, 800])
    },
  )
})

// P-879
describe('a picture that the library has no longer', () => {
  it('is asked for once a minute, in whatever size, and told once until it is there again', async () => {
    const images = newImages()
    const { response } = library
    library.response = { kind: 'absent' }
    for (const width of [320, 720, 960] as const)
      expect(await images.read({ width })).toEqual({ kind: 'absent' })
    expect(library.asked).toHaveLength(1)
    clock += 61_000
    expect(await images.read()).toEqual({ kind: 'absent' })
    expect(library.asked).toHaveLength(2)
    expect(images.lines).toEqual([{ path: 'a.png', code: 'absent', reason: undefined }])
    clock += 61_000
    library.response = response
    expect(await images.read()).toMatchObject({ kind: 'ok' })
    library.response = { kind: 'absent' }
    await images.read({ width: 720 })
    expect(images.lines).toHaveLength(2)
  })

  it('is asked for at once in another version, as a page shows it that was published anew', async () => {
    const images = newImages()
    const { response } = library
    library.response = { kind: 'absent' }
    await images.read()
    library.response = response
    expect(await images.read({ version: 'v2' })).toMatchObject({ kind: 'ok' })
  })

  it('is served as it was where a size is kept, without being asked for at each visit', async () => {
    const images = newImages()
    await images.read()
    library.response = { kind: 'absent' }
    for (let visit = 0; visit < 3; visit += 1)
      expect(await images.read({ version: 'v2' })).toMatchObject({ kind: 'ok', isCurrent: false })
    expect(library.asked).toEqual([null, '"1"'])
  })

  it('or that cannot be read is told once by its reason', async () => {
    const images = newImages()
    library.response = { kind: 'found', bytes: Buffer.from('<html>'), etag: null }
    for (const width of [320, 720] as const)
      expect(await images.read({ width })).toEqual({ kind: 'unusable' })
    expect(images.lines).toEqual([{ path: 'a.png', code: 'unusable', reason: expect.any(String) }])
  })
})

describe('what is no picture to serve', () => {
  it.each([
    ['no picture at all', async () => Buffer.from('<html>')],
    [
      'a vector drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['half a picture', async () => (await photo('red')).subarray(0, 100)],
    [
      'a picture that unfolds into 100 megapixels',
      () =>
        sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
    ],
  ])('%s is refused, and nothing of it kept', async (_, make) => {
    library.response = { kind: 'found', bytes: await make(), etag: null }
    const images = newImages()
    expect(await images.read()).toEqual({ kind: 'unusable' })
    library.response = { kind: 'found', bytes: await photo('red'), etag: null }
    expect(await images.read()).toMatchObject({ kind: 'ok' })
  })
})

describe('the store of pictures', () => {
  it('lets the least lately used go when it is full', () => {
    const image = {
      type: 'image/webp',
      etag: '"x"',
      sourceEtag: null,
      sourceHash: 'x',
      version: null,
      checkedAtMs: 0,
    }
    const put = (key: string) => {
      clock += 1
      store.set(key, { ...image, body: Buffer.alloc(40_000) })
    }
    put('a')
    put('b')
    clock += 1
    store.get('a')
    put('c')
    expect(['a', 'b', 'c'].map((key) => store.get(key)?.body.byteLength)).toEqual([40_000, undefined, 40_000])
  })
})

describe('the address of a picture', () => {
  it.each([
    ['321', 'webp', 'a.png', 'v1'],
    ['320', 'svg', 'a.png', 'v1'],
    ['320', 'webp', '../a.png', 'v1'],
    ['320', 'webp', 'http://evil.example/a.png', 'v1'],
    ['320', 'webp', 'a\\b.png', 'v1'],
    ['320', 'webp', '.env', 'v1'],
    ['320', 'webp', 'a.png', '<script>'],
    ['320', 'webp', '', null],
  ])('%s/%s/%s?v=%s is none', (width, format, path, version) => {
    expect(readImageRequest({ width, format, path }, version)).toBeUndefined()
  })

  it('that names the picture’s version may be kept for good, any other for a minute', async () => {
    const images = newImages()
    const cacheControl = async (version: string | null) => {
      const request = { ...asked, version }
      const response = respondWithImage(new Request('http://x/'), request, await images.read({ version }))
      return response.headers.get('cache-control')
    }
    expect(await cacheControl('v1')).toBe('public, max-age=31536000, immutable')
    expect(await cacheControl(null)).toMatch(/^public, max-age=60/)
  })

  it('responds with 304 to a browser that has the picture', async () => {
    const read = await newImages().read()
    const etag = read.kind === 'ok' ? read.image.etag : ''
    const request = new Request('http://x/', { headers: { 'if-none-match': etag } })
    const response = respondWithImage(request, asked, read)
    expect([response.status, await response.text()]).toEqual([304, ''])
  })
})
