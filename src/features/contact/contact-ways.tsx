import type { ReactNode } from 'react'
import { company } from '~/company.ts'
import { Alert } from '~/components/ui/alert.tsx'
import { EmailAddress } from '~/components/ui/whole-codes.tsx'
import { contactDetails as addresses, dataProtectionOfficer } from '~/contact-details.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'

const { address, legal } = company

/** Contact details beside the form: telephone, desks, postal address. */
export function ContactWays() {
  const { ways } = useTranslations().contact_page
  return (
    <section aria-labelledby="contact-ways-title" className="lg:border-hairline lg:border-l lg:pl-10">
      <h2 id="contact-ways-title" className="mb-4 text-xl">
        {ways.title()}
      </h2>
      <dl className="[&>div]:border-hairline [&>div]:border-t [&>div]:py-4">
        <Way term={ways.phone()} note={ways.phoneHours()}>
          <a href={`tel:${addresses.phone}`} className="figures font-serif text-xl">
            {addresses.phonePrinted}
          </a>
        </Way>
        <Way term={ways.investors()}>
          <MailLink to={addresses.investorsEmail} />
        </Way>
        <Way term={ways.partners()}>
          <MailLink to={addresses.partnersEmail} />
        </Way>
        <Way term={ways.press()}>
          <MailLink to={addresses.pressEmail} />
        </Way>
        <Way term={ways.complaints()} note={ways.complaintsText()}>
          <MailLink to={addresses.complaintsEmail} />
        </Way>
        <Way term={ways.post()}>
          <address className="not-italic">
            {legal.name}
            <br />
            {address.street}
            <br />
            {address.postalCode} {address.city}
          </address>
        </Way>
        <Way term={ways.privacyOfficer()} note={dataProtectionOfficer.name}>
          <MailLink to={dataProtectionOfficer.email} />
        </Way>
      </dl>
      <Alert tone="warning" title={ways.warningTitle()} className="mt-4">
        {ways.warning()}
      </Alert>
    </section>
  )
}

function Way({ term, note, children }: { term: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{term}</dt>
      <dd>
        {children}
        {note && <span className="block pt-1 text-muted text-sm">{note}</span>}
      </dd>
    </div>
  )
}

function MailLink({ to }: { to: string }) {
  return (
    <a href={`mailto:${to}`} className="text-link">
      <EmailAddress>{to}</EmailAddress>
    </a>
  )
}
