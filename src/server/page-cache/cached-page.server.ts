import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ContentCoding } from '../http/compression.server.ts'
import { pagePolicy } from '../http/security-headers.server.ts'
/** CSP sources that allow exactly the inline code of one page (Content Security Policy level 3, 2.3.1). */
export type InlineHashes = {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** Matches inline scripts that run; structured data never runs and needs no CSP source. */
const inlineScript =
  /<script(?=[\s>])(?![^>]*\ssrc=)(?![^>]*\stype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style(?=[\s>])[^>]*>([\s\S]*?)<\/style>/g

/** Hashes the inline scripts and styles of a whole page that was rendered without a nonce. */
export function inlineHashes(html: string): InlineHashes {
  return { scriptHashes: hashesOf(html, inlineScript), styleHashes: hashesOf(html, inlineStyle) }
}

function hashesOf(html: string, element: RegExp): string[] {
  const codes = new Set([...html.matchAll(element)].map(([, code = '']) => code))
  return [...codes].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

/** Codings in which a cached page is stored. */
export type Coding = ContentCoding | 'identity'

/** A page that was rendered once for all visitors, in every coding that browsers accept. */
export type CachedPage = {
  /** The page's Content Security Policy. */
  readonly policy: string
  readonly etag: string
  readonly bodies: Readonly<Record<Coding, Buffer<ArrayBuffer>>>
  readonly bytes: number
  readonly tags: readonly string[]
  readonly renderedAt: number
  /** True if the page was rendered without a part that was unavailable. */
  readonly isPartial: boolean
  /** True if the page was rendered for visitors who accept the tag manager. */
  readonly withTags: boolean
  /** Origins that forms may lead to: a page of which no document is loaded may have a sign-in form. */
  readonly formOrigins: readonly string[]
  /** True if the page is compressed at the highest quality. */
  readonly isRecompressed: boolean
}

/** Facts about a page that its HTML does not contain. */
type PageFacts = Pick<CachedPage, 'tags' | 'renderedAt' | 'isPartial' | 'withTags' | 'formOrigins'>

/** Brotli quality for the first visitor, who waits for the compression. */
const firstQuality = 7
/** Brotli quality in the background: a twelfth smaller, in ten times the time. */
const highestQuality = 11
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

type Bodies = CachedPage['bodies']
const bytesOf = (bodies: Bodies) => Object.values(bodies).reduce((total, { length }) => total + length, 0)

/**
 * Creates a cached page from its HTML: bodies in all codings, a policy with the hashes of its inline code, an
 * ETag.
 * @param before the page that it replaces; an equal page reuses its bodies and its policy
 */
export async function createCachedPage(
  html: string,
  facts: PageFacts,
  before?: CachedPage,
): Promise<CachedPage> {
  const identity = Buffer.from(html)
  // The ETag is weak, since all codings of the page share it (RFC 9110, 8.8.1).
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`
  const { formOrigins, withTags } = facts
  if (before?.etag === etag && before.formOrigins.join() === formOrigins.join())
    return { ...before, ...facts }
  const [br, gzipped] = await Promise.all([compressBrotli(identity, firstQuality), compressGzip(identity)])
  const bodies = { identity, br, gzip: gzipped }
  const policy = pagePolicy({ ...inlineHashes(html), formOrigins, withTags })
  return { ...facts, policy, etag, bodies, bytes: bytesOf(bodies), isRecompressed: false }
}

/** Compresses a page at brotli's highest quality, which takes some hundred milliseconds on another thread. */
export async function recompress({
  bodies,
}: CachedPage): Promise<Pick<CachedPage, 'bodies' | 'bytes' | 'isRecompressed'>> {
  const smaller = { ...bodies, br: await compressBrotli(bodies.identity, highestQuality) }
  return { bodies: smaller, bytes: bytesOf(smaller), isRecompressed: true }
}
