import type { ReactNode } from 'react'
import { Container } from './container.tsx'

export type FooterColumn = { readonly title: string; readonly links: ReactNode }

export type SiteFooterLinksProps = {
  /** Link to the home page around the logo. */
  home: ReactNode
  /** What the manager is, in a sentence. */
  about?: ReactNode
  /** Each column's links are several {@link SiteFooterLink}. */
  columns: readonly FooterColumn[]
  /** Name of the navigation. */
  navigationLabel: string
}

/** Who speaks here, and the ways to the rest of the site. Not printed. */
export function SiteFooterLinks({ home, about, columns, navigationLabel }: SiteFooterLinksProps) {
  return (
    <div data-site-chrome className="grid gap-10 lg:grid-cols-[3fr_8fr]">
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

export type SiteFooterProps = {
  /** {@link SiteFooterLinks}. */
  links: ReactNode
  /** Warnings that stand on every page. */
  warnings?: ReactNode
  /** Legal identity, in one line. */
  legal: ReactNode
  /** Consent, language, colour mode. */
  settings?: ReactNode
}

/** Foot of every page. Warnings and legal identity are printed. */
export function SiteFooter({ links, warnings, legal, settings }: SiteFooterProps) {
  return (
    <footer className="mt-auto border-hairline-strong border-t text-sm">
      <Container className="flex flex-col gap-10 pt-12 pb-10 print:gap-2 print:py-2">
        {links}
        {warnings && <div className="flex max-w-3xl flex-col gap-2 text-muted">{warnings}</div>}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-hairline border-t pt-6 print:border-0 print:pt-0">
          <div className="text-muted">{legal}</div>
          {settings && (
            <div data-site-chrome className="flex flex-wrap items-center gap-4">
              {settings}
            </div>
          )}
        </div>
      </Container>
    </footer>
  )
}

/** One link of a column, as child. A way in (`isEntrance`) is not shown to who is signed in (`base.css`). */
export function SiteFooterLink({
  isEntrance,
  children,
}: {
  isEntrance?: true | undefined
  children: ReactNode
}) {
  return (
    <li
      data-entrance={isEntrance}
      className="[&>*]:inline-flex [&>*]:min-h-8 [&>*]:items-center [&>*]:wrap-anywhere [&>*]:text-left [&>*]:text-muted [&>*]:underline-offset-4 [&>*:hover]:text-foreground [&>*:hover]:underline"
    >
      {children}
    </li>
  )
}
