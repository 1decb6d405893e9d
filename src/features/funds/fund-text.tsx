import type { ReactElement } from 'react'
import { Prose } from '~/components/ui/prose.tsx'

type EditorialTextProps = {
  /** Safe HTML, written by the server from Markdown (`lib/markdown.ts`). */
  readonly html: string | null | undefined
  /** Said where there is no text. */
  readonly fallback: string
}

/** A text of the fund's editors. */
export function EditorialText({ html, fallback }: EditorialTextProps): ReactElement {
  if (!html) return <p className="text-muted">{fallback}</p>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markdownToHtml escapes HTML and drops unsafe addresses.
  return <Prose size="base" dangerouslySetInnerHTML={{ __html: html }} />
}
