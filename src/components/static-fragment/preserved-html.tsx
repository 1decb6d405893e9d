// framework-seam: static-fragments
import type { ReactElement, Ref } from 'react'
import type { Html } from './html-only-data.ts'

/** Element with a part's HTML, which React leaves unchanged. */
export const preservedHtml = (name: string, html: Html, ref?: Ref<HTMLDivElement>): ReactElement => (
  <div
    key="preserved"
    ref={ref}
    data-fragment={name}
    className="contents"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it, with all that it escapes.
    dangerouslySetInnerHTML={html}
  />
)
