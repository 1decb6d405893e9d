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
}

/** What is known of a page beside its HTML. */
type KeptFacts = Pick<KeptPage, 'tags' | 'renderedAt' | 'isLacking'> & { readonly withTags: boolean }

const brotliQuality = 7
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Compresses a whole page, hashes its inline code into its policy, and names its content. */
export async function keepPage(html: string, page: KeptFacts): Promise<KeptPage> {
  const { tags, renderedAt, isLacking, withTags } = page
  const identity = Buffer.from(html)
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    compressGzip(identity),
  ])
  return {
    policy: pagePolicy({ ...inlineHashes(html), withTags }),
    // Weak: the codings of one page share it (RFC 9110, 8.8.1).
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    bodies: { identity, br, gzip: gzipped },
    bytes: identity.length + br.length + gzipped.length,
    tags,
    renderedAt,
    isLacking,
  }
}
