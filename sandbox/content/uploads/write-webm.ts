/** A picture of a film: a VP8 key frame, and when it is shown. */
export type FilmFrame = { readonly data: Uint8Array; readonly atMs: number }

/** A silent film of key frames. */
export type Film = {
  readonly frames: readonly FilmFrame[]
  readonly width: number
  readonly height: number
  readonly durationMs: number
}

const ids = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  ebmlMaxIdLength: 0x42f2,
  ebmlMaxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  flagLacing: 0x9c,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
} as const

/** Name of the program in the file; no version and no date, so that the same film gives the same bytes. */
const application = 'portal-sandbox'

function idBytes(id: number): Buffer {
  const hexadecimal = id.toString(16)
  return Buffer.from(hexadecimal.padStart(hexadecimal.length + (hexadecimal.length % 2), '0'), 'hex')
}

/** Sizes are always written in eight bytes, so that positions can be counted before they are known. */
function sizeBytes(size: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(size))
  bytes[0] = 0x01
  return bytes
}

function element(id: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([idBytes(id), sizeBytes(content.length), content])
}

function unsigned(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return element(id, bytes)
}

function text(id: number, value: string): Buffer {
  return element(id, Buffer.from(value, 'ascii'))
}

function float(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(id, bytes)
}

function header(): Buffer {
  return element(
    ids.ebml,
    unsigned(ids.ebmlVersion, 1),
    unsigned(ids.ebmlReadVersion, 1),
    unsigned(ids.ebmlMaxIdLength, 4),
    unsigned(ids.ebmlMaxSizeLength, 8),
    text(ids.docType, 'webm'),
    unsigned(ids.docTypeVersion, 2),
    unsigned(ids.docTypeReadVersion, 2),
  )
}

function description({ width, height, durationMs }: Film): Buffer {
  const info = element(
    ids.info,
    unsigned(ids.timestampScale, 1_000_000),
    float(ids.duration, durationMs),
    text(ids.muxingApp, application),
    text(ids.writingApp, application),
  )
  const track = element(
    ids.trackEntry,
    unsigned(ids.trackNumber, 1),
    unsigned(ids.trackUid, 1),
    unsigned(ids.trackType, 1),
    unsigned(ids.flagLacing, 0),
    text(ids.codecId, 'V_VP8'),
    element(ids.video, unsigned(ids.pixelWidth, width), unsigned(ids.pixelHeight, height)),
  )
  return Buffer.concat([info, element(ids.tracks, track)])
}

/** Track 1, no offset from the cluster's time, a key frame. */
const blockHead = Buffer.from([0x81, 0x00, 0x00, 0x80])

function clusterOf({ data, atMs }: FilmFrame): Buffer {
  return element(ids.cluster, unsigned(ids.timestamp, atMs), element(ids.simpleBlock, blockHead, data))
}

function cuesOf(frames: readonly FilmFrame[], positions: readonly number[]): Buffer {
  const points = frames.map(({ atMs }, index) =>
    element(
      ids.cuePoint,
      unsigned(ids.cueTime, atMs),
      element(
        ids.cueTrackPositions,
        unsigned(ids.cueTrack, 1),
        unsigned(ids.cueClusterPosition, positions[index] ?? 0),
      ),
    ),
  )
  return element(ids.cues, ...points)
}

/** Writes a film as WebM (Matroska, RFC 9559) with an index, so that a player can jump to any picture. */
export function writeWebm(film: Film): Uint8Array {
  const opening = description(film)
  const clusters = film.frames.map(clusterOf)
  const cuesLength = cuesOf(film.frames, []).length
  let position = opening.length + cuesLength
  const positions = clusters.map(({ length }) => {
    position += length
    return position - length
  })
  return Buffer.concat([header(), element(ids.segment, opening, cuesOf(film.frames, positions), ...clusters)])
}

/**
 * The VP8 key frame in a lossy WebP picture (RFC 9649, section 2.5): both formats share it.
 *
 * @throws when the picture is lossless or no WebP
 */
export function keyFrameOf(webp: Uint8Array): Uint8Array {
  const bytes = Buffer.from(webp.buffer, webp.byteOffset, webp.byteLength)
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(offset + 4)
    const content = offset + 8
    if (bytes.toString('ascii', offset, offset + 4) === 'VP8 ') return bytes.subarray(content, content + size)
    offset = content + size + (size % 2)
  }
  throw new Error('The picture holds no VP8 frame')
}
