import { describe, expect, it } from 'vitest'
import type { Picture } from '../../lib/picture.ts'
import type { ImageRequest } from './image-request.server.ts'
import type { StoredImage } from './image-store.server.ts'
import { createImages } from './images.server.ts'
import { createPictureWarming } from './picture-service.server.ts'

const cover: Picture = { path: 'cover.png', version: 'v1', width: 1600, height: 900, alt: '' }

function newPlace(pictures: readonly Picture[] = [cover]) {
  const kept = new Map<string, StoredImage>()
  const made: string[] = []
  const images = createImages({
    source: async () => ({ kind: 'found', bytes: Buffer.from('original'), etag: null }),
    store: () => ({
      get: (key) => kept.get(key),
      set: (key, image) => void kept.set(key, image),
      close: () => {},
    }),
    transform: async (_bytes, width, format) => {
      made.push(`${format} ${width}`)
      return { type: `image/${format}`, body: Buffer.from('made') }
    },
    log: { warn: () => {} },
    now: () => 0,
  })
  const warming = createPictureWarming({
    images,
    find: async () => pictures,
    log: { info: () => {} },
    restMs: 0,
  })
  const read = (change: Partial<ImageRequest> = {}) =>
    images.read({ path: 'cover.png', width: 320, format: 'avif', version: 'v1', ...change })
  return { made, warming, read }
}

// P-749
describe('the pictures of lists and headings', () => {
  it('are made before the first visitor asks for them', async () => {
    const { made, read, warming } = newPlace()
    await warming.warm(new AbortController().signal)
    const before = made.length
    for (const width of [320, 720, 960] as const)
      for (const format of ['avif', 'webp'] as const) expect((await read({ width, format })).kind).toBe('ok')
    expect([before, made.length]).toEqual([6, 6])
  })

  it('are not made again, and not for more pictures than the limit', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ ...cover, path: `${index}.png` }))
    const { made, warming } = newPlace([...many, ...many])
    await warming.warm(new AbortController().signal)
    await warming.warm(new AbortController().signal)
    expect(made.length).toBe(40 * 6)
  })

  it('are given up when the process stops', async () => {
    const { made, warming } = newPlace()
    const stopping = new AbortController()
    const warmed = warming.warm(stopping.signal)
    stopping.abort()
    await warmed
    expect(made).toEqual([])
  })

  it('are looked for once more when an entry changes meanwhile', async () => {
    let looked = 0
    const find = async () => {
      looked += 1
      return []
    }
    const warming = createPictureWarming({
      images: { read: async () => ({ kind: 'absent' }) },
      find,
      log: { info: () => {} },
      restMs: 0,
    })
    const { signal } = new AbortController()
    await Promise.all([warming.warm(signal), warming.warm(signal), warming.warm(signal)])
    expect(looked).toBe(2)
  })
})
