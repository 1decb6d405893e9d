import type { ReactElement } from 'react'
import { DraftNotice, FormNotice } from '~/components/form/form-notice.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { InvitationsView } from './invitation.schema.ts'
import type { InvitationsSearch } from './invitations-search.ts'
import { EmailInvitation, SmsInvitation } from './invite-forms.tsx'
import { ListInvitation } from './list-invitation.tsx'
import { OpenInvitations } from './open-invitations.tsx'

type InvitationsPageProps = {
  readonly invitations: InvitationsView
  readonly state: InvitationsSearch['state']
  readonly drafts: {
    readonly email: FormDraft | null
    readonly sms: FormDraft | null
    readonly open: FormDraft | null
    readonly list: FormDraft | null
  }
}

/** Invites colleagues by email or text message, and lists the open invitations. */
export function InvitationsPage({ invitations, state, drafts }: InvitationsPageProps): ReactElement {
  const { invitations: words } = useTranslations()
  const to = useFormatter()
  const { domain, leftToday: count, open, partner } = invitations
  return (
    <>
      <PageHeader eyebrow={partner} title={words.title()} lede={words.lede()} />
      {state && (
        <FormNotice tone="success" title={words.states[state].title()} advice={words.states[state].text()} />
      )}
      <DraftNotice draft={drafts.open} label={words.open.recipient()} />
      <div className="grid gap-x-12 border-hairline border-t xl:grid-cols-2">
        <Section title={words.byEmail.title()}>
          <EmailInvitation domain={domain} draft={drafts.email} />
        </Section>
        <Section title={words.bySms.title()}>
          <SmsInvitation partner={partner} draft={drafts.sms} />
        </Section>
      </div>
      <p className="pb-8 text-muted text-sm">{words.left({ text: to.decimal(count) ?? '', count })}</p>
      {invitations.lists !== null && (
        <ListInvitation lists={invitations.lists} domain={domain} draft={drafts.list} />
      )}
      <Section title={words.open.title()} ruled className="mt-8">
        <OpenInvitations invitations={open} />
      </Section>
    </>
  )
}
