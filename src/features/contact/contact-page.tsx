import { FormNotice } from '~/components/form/form-notice.tsx'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { PageData } from '~/components/layout/structured-data.tsx'
import { Button } from '~/components/ui/button.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { UsedContactForm, UsedHeldMessageForm } from './contact-form-used.ts'
import type { ContactSearch } from './contact-search.ts'
import { ContactWays } from './contact-ways.tsx'

type ContactPageProps = {
  readonly search: ContactSearch
  readonly draft: FormDraft | null
  /** Name of the fund that the message is about. */
  readonly fund: string | undefined
}
type State = NonNullable<ContactSearch['state']>

const tones = { sent: 'success', held: 'info', expired: 'warning', unavailable: 'warning' } as const

/** The contact form and the other ways to contact the manager. */
export function ContactPage({ search, draft, fund }: ContactPageProps) {
  const { contact_page: contact } = useTranslations()
  const { state, subject, token } = search
  const isDone = state === 'sent' || state === 'held'
  return (
    <Container className="pb-16">
      <PageData name={contact.title()} pathIn={(locale) => pathFor({ to: '/contact', locale })} />
      <PageHeader title={contact.title()} lede={contact.lede()} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          {state && <Notice state={state} />}
          {token && !state ? (
            <HeldMessage token={token} />
          ) : isDone ? (
            <Button asChild variant="outline" className="mt-6">
              <AppLink to="/contact">{contact.another()}</AppLink>
            </Button>
          ) : (
            <UsedContactForm draft={draft} subject={subject} fund={fund} />
          )}
        </div>
        <ContactWays />
      </div>
    </Container>
  )
}

/** Section that the emailed link of a message without captcha leads to; its button sends the message. */
function HeldMessage({ token }: { token: string }) {
  const { confirm } = useTranslations().contact_page
  return (
    <section aria-labelledby="held-message-title">
      <h2 id="held-message-title" className="text-xl">
        {confirm.title()}
      </h2>
      <p className="mt-2 text-muted">{confirm.text()}</p>
      <UsedHeldMessageForm token={token} />
    </section>
  )
}

function Notice({ state }: { state: State }) {
  const { contact_page: contact } = useTranslations()
  return <FormNotice tone={tones[state]} title={contact.states[state]()} advice={contact.advice[state]()} />
}
