import type { ReactElement } from 'react'
import { FormNotice } from '~/components/form/form-notice.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { GuestList, ReceivedAccesses } from './access-lists.tsx'
import { GuestInvitation } from './guest-invitation.tsx'
import { doneOf, type RefusedButton, reasonOf } from './guest-results.ts'
import type { AccessPageView } from './guests.schema.ts'
import { InviteGuest } from './invite-guest.tsx'

type AccessPageProps = {
  readonly view: AccessPageView
  /** What was just done. */
  readonly done: FormDraft | null
  /** The button that was just refused. */
  readonly failed: RefusedButton | null
  /** The refused invitation. */
  readonly draft: FormDraft | null
}

/** Who may read the investor's data, and whose data the reader may read as a guest (P-620, P-621). */
export function AccessPage({ view, done, failed, draft }: AccessPageProps): ReactElement {
  const { guests: words } = useTranslations()
  const { accesses, guests, invitation } = view
  const known = doneOf(done)
  return (
    <>
      <PageHeader title={words.title()} lede={words.lede()} />
      {known && (
        <FormNotice tone="success" title={words.done[known].title()} advice={words.done[known].text()} />
      )}
      {failed && (
        <FormNotice
          tone="error"
          title={words.failed.titles[failed.form]()}
          advice={words.failed.reasons[reasonOf(failed)]()}
        />
      )}
      {invitation !== undefined && <GuestInvitation invitation={invitation} />}
      {accesses.length > 0 && (
        <Section title={words.received.title()} lede={words.received.lede()}>
          <ReceivedAccesses accesses={accesses} />
        </Section>
      )}
      {guests === null ? (
        accesses.length === 0 && <p className="max-w-measure text-muted">{words.notVerified()}</p>
      ) : (
        <>
          <Section title={words.given.title()} lede={words.given.lede()}>
            <GuestList guests={guests} />
          </Section>
          <Section title={words.invite.title()} lede={words.invite.lede()} className="print:hidden">
            <InviteGuest view={view} draft={draft} />
          </Section>
        </>
      )}
    </>
  )
}
