import type { ComponentProps, ReactNode } from 'react'
import { company } from '~/company.ts'
import { contactDetails as contact } from '~/contact-details.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { TextLink } from '../rich-text/rich-inlines.tsx'
import { EmailAddress, withWholeCodes } from '../ui/whole-codes.tsx'
import { Logo } from './logo.tsx'
import type { FooterWords, SiteLink } from './site-shell.ts'
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

/** The links of the footer as editors wrote them. */
export function EditorLinks({ data: { statement, groups } }: { readonly data: FooterWords }) {
  return (
    <FooterParts
      about={statement}
      columns={groups.map(({ title, links }) => ({ title, links: <FooterLinks links={links} /> }))}
    />
  )
}

/** The links of the footer that the portal itself knows. */
export function OwnLinks() {
  const { site, navigation } = useTranslations()
  return (
    <FooterParts about={site.description()} columns={[{ title: navigation.funds(), links: <FundLinks /> }]} />
  )
}

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
  return links.map(({ href, label, isSignInPage }) => (
    <SiteFooterLink key={label} isSignInPage={isSignInPage}>
      <TextLink href={href}>{label}</TextLink>
    </SiteFooterLink>
  ))
}

/** Links that the law requires within reach of every page. */
export function LegalLinks({ links }: { readonly links: readonly SiteLink[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      <FooterLinks links={links} />
    </ul>
  )
}

/** The manager's legal identity, in one line. */
export function LegalIdentity() {
  const { address, legal } = company
  const sentence = useTranslations().footer.legal({
    name: legal.name,
    number: legal.registerNumber,
    city: legal.registerCity,
    approval: legal.approvalNumber,
    address: `${address.street}, ${address.postalCode} ${address.city}`,
  })
  return <span>{withWholeCodes(sentence)}</span>
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
        <a href={`mailto:${contact.email}`}>
          <EmailAddress>{contact.email}</EmailAddress>
        </a>
      </SiteFooterLink>
      <SiteFooterLink>
        <a href={`tel:${contact.phone}`}>{contact.phonePrinted}</a>
      </SiteFooterLink>
    </>
  )
}

/** Leads to the form for the newsletter (P-770). */
export function NewsletterLink() {
  const { alerts } = useTranslations().footer
  return (
    <p className="max-w-3xl text-muted print:hidden">
      {alerts.note()}{' '}
      <AppLink to="/alerts" className="text-link">
        {alerts.title()}
      </AppLink>
    </p>
  )
}
