import { type ComponentProps, use } from 'react'
import { brand } from '~/brand.ts'
import { AppLink } from '~/routing/links.tsx'
import { useTranslations } from '~/routing/use-locale.ts'
import { kept, keptOf } from '../kept/kept.tsx'
import { TextLink } from '../rich-text/text-link.tsx'
import type { FooterWords, SiteLink } from './chrome.ts'
import { Logo } from './logo.tsx'
import { PageNotices } from './page-notices.ts'
import { SiteFooter, SiteFooterLink, SiteFooterLinks } from './site-footer.tsx'
import { useChrome } from './use-chrome.ts'

const { legal, address, contact } = brand

/** The footer with the manager's legal identity and the warnings that stand on every page. */
export function PortalFooter() {
  const { footer } = useTranslations()
  const { footer: written } = useChrome()
  const { foot } = use(PageNotices)
  return (
    <SiteFooter
      links={written ? <KeptWords data={written.words} /> : <KeptOwnLinks />}
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

const KeptWords = keptOf('footer', ({ data: { statement, groups } }: { data: FooterWords }) => (
  <FooterParts
    about={statement}
    columns={groups.map(({ title, links }) => ({ title, links: <FooterLinks links={links} /> }))}
  />
))

/** For when the editors' footer cannot be had. */
const KeptOwnLinks = kept('footer-own', () => {
  const { site, navigation } = useTranslations()
  return (
    <FooterParts about={site.description()} columns={[{ title: navigation.funds(), links: <FundLinks /> }]} />
  )
})

type FooterPartsProps = Pick<ComponentProps<typeof SiteFooterLinks>, 'about' | 'columns'>

function FooterParts({ about, columns }: FooterPartsProps) {
  const { navigation, footer } = useTranslations()
  return (
    <SiteFooterLinks
      home={
        <AppLink to="/" aria-label={navigation.homeOf()}>
          <Logo />
        </AppLink>
      }
      about={about}
      navigationLabel={navigation.footer()}
      columns={[...columns, { title: footer.contact(), links: <ContactLinks /> }]}
    />
  )
}

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
