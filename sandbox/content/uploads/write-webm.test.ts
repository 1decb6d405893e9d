import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { keyFrameOf, writeWebm } from './write-webm.ts'

const picture = sharp({ create: { width: 32, height: 16, channels: 3, background: '#134232' } })

describe('a key frame', () => {
  it('is taken out of a lossy picture: VP8 start code and size', async () => {
    const frame = keyFrameOf(await picture.clone().webp({ quality: 80 }).toBuffer())
    expect([...frame.subarray(3, 6)]).toEqual([0x9d, 0x01, 0x2a])
    expect([frame[6], frame[8]]).toEqual([32, 16])
  })

  it('is not found in a lossless picture', async () => {
    const lossless = await picture.clone().webp({ lossless: true }).toBuffer()
    expect(() => keyFrameOf(lossless)).toThrow('no VP8 frame')
  })
})

describe('a film', () => {
  const frames = [0, 2000, 4000].map((atMs) => ({ data: new Uint8Array(10).fill(7), atMs }))
  const film = Buffer.from(writeWebm({ frames, width: 32, height: 16, durationMs: 6000 }))

  it('has an index whose positions are those of its clusters', () => {
    const segment = film.indexOf(Buffer.from('18538067', 'hex')) + 12
    const cue = Buffer.from('f1', 'hex')
    const positions: number[] = []
    for (let at = film.indexOf(cue, segment); at !== -1 && positions.length < 3; ) {
      const isCue = film.readUInt32BE(at + 1) === 0x01000000
      if (isCue) positions.push(Number(film.readBigUInt64BE(at + 9)))
      at = film.indexOf(cue, at + 1)
    }
    expect(positions).toHaveLength(3)
    for (const position of positions) {
      expect(film.toString('hex', segment + position, segment + position + 4)).toBe('1f43b675')
    }
  })

  it('is the same each time', () => {
    expect(Buffer.from(writeWebm({ frames, width: 32, height: 16, durationMs: 6000 }))).toEqual(film)
  })
})
