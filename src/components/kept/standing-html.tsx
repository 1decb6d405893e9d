import type { ReactElement } from 'react'
import type { Html } from './kept-data.ts'

/** A part as HTML, which React leaves as it came. */
export const standingHtml = (name: string, html: Html): ReactElement => (
  <div
    key="kept"
    data-kept={name}
    className="contents"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it, with all that it escapes.
    dangerouslySetInnerHTML={html}
  />
)
