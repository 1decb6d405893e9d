import { createHash } from 'node:crypto'

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
