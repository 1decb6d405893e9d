import { createIsomorphicFn } from '@tanstack/react-start'
import { use } from 'react'
import { company } from '~/company.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { htmlOnlyFragment, loadFragments, staticFragment } from '../static-fragment/static-fragment.tsx'
import { EditorLinks, LegalLinks, OwnLinks } from './footer-links.tsx'
import { PageNotices } from './page-notices.ts'
import { SiteFooter } from './site-footer.tsx'
import type { FooterWords } from './site-shell.ts'
import { useSiteShell } from './use-site-shell.ts'

const { legal, address } = company

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

/** For loaders of what stands in the footer. */
export const loadFooterParts = () => loadFragments(StaticWords, StaticOwnLinks, StaticLegalLinks)

/** The footer with the manager's legal identity and the warnings that stand on every page. */
export function PortalFooter() {
  const { footer } = useTranslations()
  const { footer: words, links } = useSiteShell()
  const { foot } = use(PageNotices)
  return (
    <SiteFooter
      links={words ? <StaticWords data={words} /> : <StaticOwnLinks />}
      settings={
        (foot || links.legal.length > 0) && (
          <>
            {words && <StaticLegalLinks links={links.legal} />}
            {foot}
          </>
        )
      }
      warnings={<p>{footer.warning()}</p>}
      legal={footer.legal({
        name: legal.name,
        number: legal.registerNumber,
        city: legal.registerCity,
        approval: legal.approvalNumber,
        address: `${address.street}, ${address.postalCode} ${address.city}`,
      })}
    />
  )
}
