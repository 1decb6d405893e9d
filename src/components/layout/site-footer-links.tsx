import type { ReactNode } from 'react'

export type FooterColumn = { readonly title: string; readonly links: ReactNode }

export type SiteFooterLinksProps = {
  /** Link to the home page around the logo. */
  home: ReactNode
  /** Sentence that describes the manager. */
  about?: ReactNode
  /** Each column's links are several {@link SiteFooterLink}. */
  columns: readonly FooterColumn[]
  /** Name of the navigation. */
  navigationLabel: string
}

/** Name and description of the manager, and links to the rest of the site. Not printed. */
export function SiteFooterLinks({ home, about, columns, navigationLabel }: SiteFooterLinksProps) {
  return (
    <div data-site-shell className="grid gap-10 lg:grid-cols-[3fr_8fr]">
      <div className="flex max-w-sm flex-col gap-4">
        <div>{home}</div>
        {about && <p className="text-muted">{about}</p>}
      </div>
      <nav aria-label={navigationLabel} className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-8">
        {columns.map(({ title, links }) => (
          <div key={title}>
            <h2 className="mb-2 font-medium font-sans tracking-normal">{title}</h2>
            <ul>{links}</ul>
          </div>
        ))}
      </nav>
    </div>
  )
}

/**
 * Link of a column, as child. A link to a sign-in page (`isSignInPage`) is hidden from signed-in users (`base.css`).
 */
export function SiteFooterLink({
  isSignInPage,
  children,
}: {
  isSignInPage?: true | undefined
  children: ReactNode
}) {
  return (
    <li
      data-sign-in-link={isSignInPage}
      className="[&>*]:inline-flex [&>*]:min-h-8 [&>*]:items-center [&>*]:wrap-anywhere [&>*]:text-left [&>*]:text-muted [&>*]:underline-offset-4 [&>*:hover]:text-foreground [&>*:hover]:underline"
    >
      {children}
    </li>
  )
}
