import type { ReactElement, ReactNode } from 'react'

/** The list item around a text's teaser. */
export function TeaserItem({ children }: { readonly children: ReactNode }): ReactElement {
  return <li className="teaser-in-view group relative flex break-inside-avoid flex-col">{children}</li>
}
