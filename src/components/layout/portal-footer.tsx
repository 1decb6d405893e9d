import { createIsomorphicFn } from '@tanstack/react-start'
import { use } from 'react'
import { brand } from '~/brand.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { kept, keptOf, loadParts } from '../kept/kept.tsx'
import type { FooterWords } from './chrome.ts'
import { LegalLinks, OwnLinks, WrittenLinks } from './footer-links.tsx'
import { PageNotices } from './page-notices.ts'
import { SiteFooter } from './site-footer.tsx'
import { useChrome } from './use-chrome.ts'

const { legal, address } = brand

const KeptWords = keptOf<FooterWords>(
  'footer',
  createIsomorphicFn()
    .server(() => WrittenLinks)
    .client(async () => (await import('./footer-links.tsx')).WrittenLinks),
)

/** For when the editors' footer cannot be had. */
const KeptOwnLinks = kept(
  'footer-own',
  createIsomorphicFn()
    .server(() => OwnLinks)
    .client(async () => (await import('./footer-links.tsx')).OwnLinks),
)

const KeptLegalLinks = kept(
  'footer-legal',
  createIsomorphicFn()
    .server(() => LegalLinks)
    .client(async () => (await import('./footer-links.tsx')).LegalLinks),
)

/** For loaders of what stands in the footer. */
export const loadFooterParts = () => loadParts(KeptWords, KeptOwnLinks, KeptLegalLinks)

/** The footer with the manager's legal identity and the warnings that stand on every page. */
export function PortalFooter() {
  const { footer } = useTranslations()
  const { footer: words, links } = useChrome()
  const { foot } = use(PageNotices)
  return (
    <SiteFooter
      links={words ? <KeptWords data={words} /> : <KeptOwnLinks />}
      settings={
        (foot || links.legal.length > 0) && (
          <>
            {words && <KeptLegalLinks links={links.legal} />}
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
