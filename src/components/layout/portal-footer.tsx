import { brand } from '~/brand.ts'
import { AppLink } from '~/routing/links.tsx'
import { useTranslations } from '~/routing/use-locale.ts'
import { Logo } from './logo.tsx'
import { SiteFooter, SiteFooterLink } from './site-footer.tsx'

const { legal, address, contact } = brand

/** The footer with the manager's legal identity and the warnings that stand on every page. */
export function PortalFooter() {
  const { site, navigation, footer } = useTranslations()
  return (
    <SiteFooter
      home={
        <AppLink to="/" aria-label={navigation.homeOf()}>
          <Logo />
        </AppLink>
      }
      about={site.description()}
      navigationLabel={navigation.footer()}
      columns={[
        { title: navigation.funds(), links: <FundLinks /> },
        { title: footer.contact(), links: <ContactLinks /> },
      ]}
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
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </SiteFooterLink>
      <SiteFooterLink>
        <a href={`tel:${contact.phone}`}>{contact.phonePrinted}</a>
      </SiteFooterLink>
    </>
  )
}
