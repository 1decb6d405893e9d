import { describeBytes } from './byte-selection.server.ts'
import type { StreamedResponse } from './http-client.server.ts'
import { framedFilePolicy } from './security-headers.server.ts'

const longestName = 120

/**
 * Builds an inline `Content-Disposition` with the file name in both forms of RFC 6266: ASCII for every
 * browser, and the original in UTF-8. Quotes, separators and control characters are removed.
 */
export const inlineDisposition = (name: string): string => disposition('inline', name)

/** Builds the same header for a file that is downloaded instead of shown. */
export const attachmentDisposition = (name: string): string => disposition('attachment', name)

function disposition(kind: 'inline' | 'attachment', name: string): string {
  const clean = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}"\\/:*?<>|;%]/gu, ' ')
    .trim()
    .slice(0, longestName)
    .toWellFormed()
  const ascii =
    clean
      .normalize('NFD')
      .replaceAll(/[^\x20-\x7e]/g, '')
      .trim() || 'document.pdf'
  const encoded = encodeURIComponent(clean || 'document.pdf').replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** Reads the file name of a `Content-Disposition` header in either form of RFC 6266. */
export function fileNameOf(disposition: string | null): string | undefined {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  const plain = /filename="([^"]+)"/i.exec(disposition ?? '')?.[1]
  try {
    return extended === undefined ? plain : decodeURIComponent(extended)
  } catch {
    return plain
  }
}

/**
 * Creates the response of a document: shown inline, never run as a page, with the ranges of the product API.
 * A public file may be cached for five minutes, a private one never.
 */
export function documentResponse(
  { headers, body }: StreamedResponse,
  {
    id,
    status,
    isPrivate,
    isHead,
  }: {
    readonly id: string
    readonly status: number
    readonly isPrivate: boolean
    readonly isHead: boolean
  },
): Response {
  const answered = new Headers({
    'content-type': 'application/pdf',
    'content-disposition': inlineDisposition(fileNameOf(headers.get('content-disposition')) ?? `${id}.pdf`),
    'cache-control': isPrivate ? 'private, no-store' : 'public, max-age=300',
    'content-security-policy': framedFilePolicy,
    'x-robots-tag': 'noindex',
  })
  describeBytes(headers, answered)
  if (isHead || status === 304) void body?.cancel()
  return new Response(isHead || status === 304 ? null : body, { status, headers: answered })
}
