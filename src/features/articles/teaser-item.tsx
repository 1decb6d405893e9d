import type { ReactElement, ReactNode } from 'react'

/** The item of a list that a text among others is. */
export function TeaserItem({ children }: { readonly children: ReactNode }): ReactElement {
  return <li className="teaser-in-view group relative flex break-inside-avoid flex-col">{children}</li>
}
