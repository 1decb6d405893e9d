import type { ReactElement } from 'react'
import { FormNotice } from '~/components/form/form-notice.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { GuestList, ReceivedAccesses } from './access-lists.tsx'
import { GuestInvitation } from './guest-invitation.tsx'
import type { AccessPageView } from './guests.schema.ts'
import type { AccessSearch } from './guests-search.ts'
import { InviteGuest } from './invite-guest.tsx'

type AccessPageProps = {
  readonly view: AccessPageView
  readonly done: AccessSearch['done']
  readonly draft: FormDraft | null
}

/** Who may read the investor's data, and whose data the reader may read as a guest (P-620, P-621). */
export function AccessPage({ view, done, draft }: AccessPageProps): ReactElement {
  const { guests: words } = useTranslations()
  const { accesses, guests, invitation } = view
  const title = done && words.done[done]
  return (
    <>
      <PageHeader title={words.title()} lede={words.lede()} />
      {title && <FormNotice tone="success" title={title.title()} advice={title.text()} />}
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
