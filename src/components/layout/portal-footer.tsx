import { use } from 'react'
import { brand } from '~/brand.ts'
import { AppLink } from '~/routing/links.tsx'
import { useTranslations } from '~/routing/use-locale.ts'
import { kept } from '../kept/kept.tsx'
import { TextLink } from '../rich-text/text-link.tsx'
import type { Chrome, SiteLink } from './chrome.ts'
import { Logo } from './logo.tsx'
import { PageNotices } from './page-notices.ts'
import { SiteFooter, SiteFooterLink, SiteFooterLinks } from './site-footer.tsx'
import { useChrome } from './use-chrome.ts'

const { legal, address, contact } = brand

type WrittenProps = { readonly written: Chrome['footer'] }

/** The footer with the manager's legal identity and the warnings that stand on every page. */
export function PortalFooter() {
  const { footer } = useTranslations()
  const { footer: written } = useChrome()
  const { foot } = use(PageNotices)
  return (
    <SiteFooter
      links={<KeptLinks written={written} />}
      settings={
        (foot || written?.legal.length) && (
          <>
            {written && <LegalLinks links={written.legal} />}
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

const KeptLinks = kept('footer', ({ written }: WrittenProps) => {
  const { site, navigation, footer } = useTranslations()
  return (
    <SiteFooterLinks
      home={
        <AppLink to="/" aria-label={navigation.homeOf()}>
          <Logo />
        </AppLink>
      }
      about={written?.statement ?? site.description()}
      navigationLabel={navigation.footer()}
      columns={[
        ...(written === null ? [{ title: navigation.funds(), links: <FundLinks /> }] : columnsOf(written)),
        { title: footer.contact(), links: <ContactLinks /> },
      ]}
    />
  )
})

const columnsOf = ({ groups }: NonNullable<Chrome['footer']>) =>
  groups.map(({ title, links }) => ({ title, links: <FooterLinks links={links} /> }))

function FooterLinks({ links }: { links: readonly SiteLink[] }) {
  return links.map(({ href, label, isEntrance }) => (
    <SiteFooterLink key={label} isEntrance={isEntrance}>
      <TextLink href={href}>{label}</TextLink>
    </SiteFooterLink>
  ))
}

/** What law wants within reach of every page. */
function LegalLinks({ links }: { links: readonly SiteLink[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      <FooterLinks links={links} />
    </ul>
  )
}

/** For when the editors' footer cannot be had. */
function FundLinks() {
  const { navigation, footer } = useTranslations()
  return (
    <>
      <SiteFooterLink>
        <AppLink to="/funds">{footer.allFunds()}</AppLink>
      </SiteFooterLink>
      <SiteFooterLink>
        <AppLink to="/funds/compare">{navigation.compare()}</AppLink>
      </SiteFooterLink>
    </>
  )
}

function ContactLinks() {
  const { footer } = useTranslations()
  return (
    <>
      <SiteFooterLink>
        <AppLink to="/contact">{footer.write()}</AppLink>
      </SiteFooterLink>
      <SiteFooterLink>
        <a href={`mailto:${contact.email}`} className="whitespace-nowrap">
          {contact.email}
        </a>
      </SiteFooterLink>
      <SiteFooterLink>
        <a href={`tel:${contact.phone}`}>{contact.phonePrinted}</a>
      </SiteFooterLink>
    </>
  )
}
