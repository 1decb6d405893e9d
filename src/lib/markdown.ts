import { micromark } from 'micromark'

/**
 * Writes editorial Markdown (CommonMark) as HTML for {@link Prose}. HTML in the source is escaped, and addresses
 * other than http(s), mailto and paths are dropped, so the result is safe whoever wrote the text. An empty or missing
 * text gives null. Server only by size, pure by nature.
 */
export function markdownToHtml(markdown: string | null | undefined): string | null {
  const text = markdown?.trim() ?? ''
  return text === '' ? null : micromark(text)
}
