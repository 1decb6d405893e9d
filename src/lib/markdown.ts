import { micromark } from 'micromark'

/**
 * Converts editorial Markdown (CommonMark) to HTML for {@link Prose}. HTML in the source is escaped, and
 * URLs other than http(s), mailto and paths are dropped, so the result is safe for untrusted text. Null for
 * an empty or missing text. Pure, but used on the server only because of its size.
 */
export function markdownToHtml(markdown: string | null | undefined): string | null {
  const text = markdown?.trim() ?? ''
  return text === '' ? null : micromark(text)
}
