import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ContentCoding } from '../compression.server.ts'
import { pagePolicy } from '../security-headers.server.ts'
import { inlineHashes } from './inline-hashes.server.ts'

/** A page rendered once for all visitors, in every coding that browsers ask for. */
export type KeptPage = {
  readonly policy: string
  readonly etag: string
  readonly bodies: Readonly<Record<ContentCoding | 'identity', Buffer<ArrayBuffer>>>
  readonly bytes: number
  readonly tags: readonly string[]
  readonly renderedAt: number
  /** Whether something stands in for a part of it that was not to be had. */
  readonly isLacking: boolean
  /** Whether it is as small as compression makes it. */
  readonly isTight: boolean
}

/** What is known of a page beside its HTML. */
type KeptFacts = Pick<KeptPage, 'tags' | 'renderedAt' | 'isLacking'> & { readonly withTags: boolean }

/** Of a page whose first visitor waits for it. */
const firstQuality = 7
/** A twelfth smaller, in ten times the time. */
const tightQuality = 11
const deflateBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const compressBrotli = (identity: Buffer, quality: number) =>
  deflateBrotli(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  })

type Bodies = KeptPage['bodies']
const bytesOf = (bodies: Bodies) => Object.values(bodies).reduce((total, { length }) => total + length, 0)

/**
 * Compresses a whole page, hashes its inline code into its policy, and names its content.
 * @param before the page that stood in its place: where its content is the same, nothing is made anew
 */
export async function keepPage(html: string, page: KeptFacts, before?: KeptPage): Promise<KeptPage> {
  const { tags, renderedAt, isLacking, withTags } = page
  const identity = Buffer.from(html)
  // Weak: the codings of one page share it (RFC 9110, 8.8.1).
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`
  if (before?.etag === etag) return { ...before, tags, renderedAt, isLacking }
  const [br, gzipped] = await Promise.all([compressBrotli(identity, firstQuality), compressGzip(identity)])
  const bodies = { identity, br, gzip: gzipped }
  const policy = pagePolicy({ ...inlineHashes(html), withTags })
  return { policy, etag, bodies, bytes: bytesOf(bodies), tags, renderedAt, isLacking, isTight: false }
}

/** The bodies of a page, as small as brotli makes them: some hundred milliseconds of another thread. */
export async function tightBodies({
  bodies,
}: KeptPage): Promise<Pick<KeptPage, 'bodies' | 'bytes' | 'isTight'>> {
  const tight = { ...bodies, br: await compressBrotli(bodies.identity, tightQuality) }
  return { bodies: tight, bytes: bytesOf(tight), isTight: true }
}
