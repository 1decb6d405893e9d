import { z } from 'zod'
import { isBusy } from '../sqlite/busy-retries.server.ts'
import { openDatabase } from '../sqlite/open-database.server.ts'

/** An encoded image, and the original that it was made from. */
export type StoredImage = {
  readonly type: string
  readonly body: Buffer
  /** ETag of the body. */
  readonly etag: string
  /** The original's ETag at the media library, and the hash of its content. */
  readonly sourceEtag: string | null
  readonly sourceHash: string
  /** The version in the last request. */
  readonly version: string | null
  /** Time of the last check of the original, in milliseconds since 1970. */
  readonly checkedAtMs: number
}

/** Images on disk, of which the least recently used are evicted. */
export type ImageStore = {
  get(key: string): StoredImage | undefined
  set(key: string, image: StoredImage): void
  close(): void
}

const schema = `
  CREATE TABLE IF NOT EXISTS image (
    key TEXT PRIMARY KEY,
    type TEXT NOT NULL,
    body BLOB NOT NULL,
    etag TEXT NOT NULL,
    source_etag TEXT,
    source_hash TEXT NOT NULL,
    version TEXT,
    checked_at_ms INTEGER NOT NULL,
    used_at_ms INTEGER NOT NULL,
    bytes INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS image_use ON image (used_at_ms, bytes);
`

const statements = {
  get: 'SELECT * FROM image WHERE key = ?',
  touch: 'UPDATE image SET used_at_ms = ? WHERE key = ?',
  set: 'INSERT OR REPLACE INTO image VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  total: 'SELECT coalesce(sum(bytes), 0) AS bytes FROM image',
  oldest: 'SELECT key, bytes FROM image ORDER BY used_at_ms LIMIT 50',
  remove: 'DELETE FROM image WHERE key = ?',
} as const

const rowSchema = z.object({
  type: z.string(),
  body: z.instanceof(Uint8Array),
  etag: z.string(),
  source_etag: z.string().nullable(),
  source_hash: z.string(),
  version: z.string().nullable(),
  checked_at_ms: z.number(),
})
const totalSchema = z.object({ bytes: z.number() })
const oldestSchema = z.array(z.object({ key: z.string(), bytes: z.number() }))

/** Settings of an image store. */
export type ImageStoreOptions = {
  readonly file: string
  readonly maximumBytes: number
  /** Current time in milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Opens the image store of one machine: an SQLite file that its processes share. All of its content can be
 * recreated.
 */
export function openImageStore({ file, maximumBytes, now }: ImageStoreOptions): ImageStore {
  const database = openDatabase({ file, schema, synchronous: 'OFF' })
  const prepared = (name: keyof typeof statements) => database.prepare(statements[name])
  const run = { get: prepared('get'), touch: prepared('touch'), set: prepared('set') }
  const shrink = { total: prepared('total'), oldest: prepared('oldest'), remove: prepared('remove') }

  function makeRoom(): void {
    let { bytes } = totalSchema.parse(shrink.total.get())
    while (bytes > maximumBytes) {
      const oldest = oldestSchema.parse(shrink.oldest.all())
      for (const entry of oldest) {
        if (bytes <= maximumBytes) return
        shrink.remove.run(entry.key)
        bytes -= entry.bytes
      }
    }
  }

  return {
    get(key) {
      const row = run.get.get(key)
      if (row === undefined) return undefined
      unlessBusy(() => run.touch.run(now(), key))
      return toImage(row)
    },
    set(key, image) {
      const { type, body, etag, sourceEtag, sourceHash, version, checkedAtMs } = image
      const bytes = body.byteLength
      unlessBusy(() => {
        run.set.run(key, type, body, etag, sourceEtag, sourceHash, version, checkedAtMs, now(), bytes)
        makeRoom()
      })
    },
    close: () => database.close(),
  }
}

/** Skips a write while another process holds the lock: an image that is not stored is encoded again. */
function unlessBusy(write: () => void): void {
  try {
    write()
  } catch (error) {
    if (!isBusy(error)) throw error
  }
}

function toImage(row: unknown): StoredImage {
  const { type, body, etag, source_etag, source_hash, version, checked_at_ms } = rowSchema.parse(row)
  return {
    type,
    body: Buffer.from(body.buffer, body.byteOffset, body.byteLength),
    etag,
    sourceEtag: source_etag,
    sourceHash: source_hash,
    version,
    checkedAtMs: checked_at_ms,
  }
}
