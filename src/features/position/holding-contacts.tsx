import type { ReactElement } from 'react'
import { Section } from '~/components/layout/section.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Fact, Facts } from '~/components/ui/facts.tsx'
import { EmailAddress } from '~/components/ui/whole-codes.tsx'
import { contactDetails } from '~/contact-details.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { HeldFund } from './position.schema.ts'

/** Where questions about a fund go: to the investor desk, or by the contact form. */
export type TakenQuestions = 'desk' | 'form'

type LinksProps = { readonly fund: HeldFund; readonly questions: TakenQuestions | null }

/** Links from a holding to the page of its fund, and to who answers questions about it. */
export function HoldingLinks({ fund, questions }: LinksProps): ReactElement {
  const { page } = useTranslations().holding
  return (
    <>
      {fund.key !== null && (
        <Button asChild variant="outline" color="neutral">
          <AppLink to="/funds/$id" params={{ id: fund.key }}>
            {page.toFund()}
          </AppLink>
        </Button>
      )}
      {questions !== null && (
        <Button asChild variant="link">
          <a href={`#${anchor}`}>{page.contact()}</a>
        </Button>
      )}
    </>
  )
}

const anchor = 'contacts'

type ContactsProps = { readonly fund: HeldFund; readonly questions: TakenQuestions }

/** Who answers questions about a holding: the investor desk, with its telephone and email. */
export function HoldingContacts({ fund, questions }: ContactsProps): ReactElement {
  const { contacts } = useTranslations().holding
  const { investorsEmail, phone, phonePrinted } = contactDetails
  const mail = `mailto:${investorsEmail}?${new URLSearchParams({ subject: fund.name }).toString().replaceAll('+', '%20')}`
  return (
    <Section title={contacts.title()} id={anchor} ruled>
      <Facts>
        <Fact term={contacts.desk()}>
          {questions === 'desk' ? (
            <AppLink
              to="/account/questions/new"
              search={{ fund: fund.id }}
              preload={false}
              className="text-link"
            >
              {contacts.ask()}
            </AppLink>
          ) : (
            <AppLink to="/contact" className="text-link">
              {contacts.write()}
            </AppLink>
          )}
        </Fact>
        <Fact term={contacts.phone()}>
          <a href={`tel:${phone}`} className="text-link">
            {phonePrinted}
          </a>
        </Fact>
        <Fact term={contacts.email()}>
          <a href={mail} className="text-link">
            <EmailAddress>{investorsEmail}</EmailAddress>
          </a>
        </Fact>
      </Facts>
    </Section>
  )
}
