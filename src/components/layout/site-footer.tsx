import type { ReactNode } from 'react'
import { Container } from './container.tsx'

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
            <div data-site-shell className="flex flex-wrap items-center gap-4">
              {settings}
            </div>
          )}
        </div>
      </Container>
    </footer>
  )
}
