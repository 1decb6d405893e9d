import { createIsomorphicFn } from '@tanstack/react-start'
import { type ReactNode, use } from 'react'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { htmlOnlyFragment, loadFragments, staticFragment } from '../static-fragment/static-fragment.tsx'
import { Container } from './container.tsx'
import { EditorLinks, LegalIdentity, LegalLinks, NewsletterLink, OwnLinks } from './footer-links.tsx'
import { type FooterWords, PageNotices, useSiteShell } from './site-shell.ts'

type SiteFooterProps = {
  /** {@link SiteFooterLinks}. */
  links: ReactNode
  /** Link to the newsletter. */
  newsletter?: ReactNode
  /** Warnings on every page. */
  warnings?: ReactNode
  /** Legal identity, in one line. */
  legal: ReactNode
  /** Consent, language, colour mode. */
  settings?: ReactNode
}

/** Foot of every page. Warnings and legal identity are printed. */
function SiteFooter({ links, newsletter, warnings, legal, settings }: SiteFooterProps) {
  return (
    <footer className="mt-auto border-hairline-strong border-t text-sm">
      <Container className="flex flex-col gap-10 pt-12 pb-10 print:gap-2 print:py-2">
        {links}
        {newsletter}
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

const StaticWords = htmlOnlyFragment<FooterWords>(
  'footer',
  createIsomorphicFn()
    .server(() => EditorLinks)
    .client(async () => (await import('./footer-links.tsx')).EditorLinks),
)

/** For when the editors' footer cannot be had. */
const StaticOwnLinks = staticFragment(
  'footer-own',
  createIsomorphicFn()
    .server(() => OwnLinks)
    .client(async () => (await import('./footer-links.tsx')).OwnLinks),
)

const StaticLegalLinks = staticFragment(
  'footer-legal',
  createIsomorphicFn()
    .server(() => LegalLinks)
    .client(async () => (await import('./footer-links.tsx')).LegalLinks),
)

const StaticLegalIdentity = staticFragment(
  'footer-identity',
  createIsomorphicFn()
    .server(() => LegalIdentity)
    .client(async () => (await import('./footer-links.tsx')).LegalIdentity),
)

const StaticNewsletterLink = staticFragment(
  'newsletter-link',
  createIsomorphicFn()
    .server(() => NewsletterLink)
    .client(async () => (await import('./footer-links.tsx')).NewsletterLink),
)

/** Loads the static fragments of the footer. */
export const loadFooterParts = () =>
  loadFragments(StaticWords, StaticOwnLinks, StaticNewsletterLink, StaticLegalLinks, StaticLegalIdentity)

/** Footer with the manager's legal identity and the warnings of every page. */
export function PortalFooter() {
  const { footer } = useTranslations()
  const { alerts, footer: words, links } = useSiteShell()
  const { foot } = use(PageNotices)
  return (
    <SiteFooter
      links={words ? <StaticWords data={words} /> : <StaticOwnLinks />}
      newsletter={alerts && <StaticNewsletterLink />}
      settings={
        (foot || links.legal.length > 0) && (
          <>
            {words && <StaticLegalLinks links={links.legal} />}
            {foot}
          </>
        )
      }
      warnings={<p>{footer.warning()}</p>}
      legal={<StaticLegalIdentity />}
    />
  )
}
