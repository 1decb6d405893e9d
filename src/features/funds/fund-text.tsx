import type { ReactElement } from 'react'
import { Prose } from '~/components/ui/prose.tsx'

type EditorialTextProps = {
  /** Safe HTML, rendered by the server from Markdown (`lib/markdown.ts`). */
  readonly html: string | null | undefined
  /** Shown for a missing text. */
  readonly fallback: string
}

/** An editorial text of the fund. */
export function EditorialText({ html, fallback }: EditorialTextProps): ReactElement {
  if (!html) return <p className="text-muted">{fallback}</p>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markdownToHtml escapes HTML and drops unsafe addresses.
  return <Prose size="base" dangerouslySetInnerHTML={{ __html: html }} />
}
