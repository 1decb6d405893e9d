import type { Context } from 'hono'

/** The bytes to send: all, an inclusive range, or none because the range is outside the file. */
export type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'unsatisfiable' }

const singleRange = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * Parses a `Range` header for a file of `size` bytes (RFC 9110, section 14.2). A header that is malformed,
 * of another unit or with several ranges is ignored, as the RFC allows: the whole file is sent.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange {
  const match = singleRange.exec(header ?? '')
  const [, first = '', last = ''] = match ?? []
  if (match === null || (first === '' && last === '')) return { kind: 'whole' }
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? { kind: 'unsatisfiable' } : { kind: 'part', start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return { kind: 'whole' }
  return start >= size ? { kind: 'unsatisfiable' } : { kind: 'part', start, end }
}

/** The version of a file, and its length. */
type HeldFile = { readonly etag: string; readonly bytes: number }

/**
 * Returns the bytes that a request selects: a range counts with GET alone (RFC 9110, 14.2), and only for the version
 * that `If-Range` names (13.1.5).
 */
export function selectedRange({ req }: Pick<Context, 'req'>, { bytes, etag }: HeldFile): ByteRange {
  const condition = req.header('if-range')
  const isSelected = req.method === 'GET' && (condition === undefined || condition === etag)
  return parseByteRange(isSelected ? req.header('range') : undefined, bytes)
}
