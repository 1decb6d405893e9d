import type { ReactElement } from 'react'
import { ButtonForm } from '~/components/form/button-form.tsx'
import { DraftNotice } from '~/components/form/form-notice.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { CopyButton } from '~/components/ui/copy-button.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import type { Outcome } from '~/lib/outcome.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormFields } from './form-fields.tsx'
import type { PrivateFeedView } from './notifications.schema.ts'

export type PrivateFeedProps = {
  /** Private feed; null for users who cannot have one. */
  readonly feed: Outcome<PrivateFeedView> | null
  readonly draft: FormDraft | null
}

/** The addresses of an investor's private calendar and feed (P-444); nothing where there can be none. */
export function PrivateFeedSection({ feed, draft }: PrivateFeedProps): ReactElement | null {
  const { privateFeed: words } = useTranslations().notifications
  if (feed === null || !feed.ok) return null
  const { addresses, createdOn } = feed.data
  return (
    <Section title={words.title()} lede={words.lede()} id="private-feed" ruled className="print:hidden">
      <DraftNotice draft={draft} label={words.title()} />
      {addresses !== null && <Addresses addresses={addresses} />}
      {addresses === null && <Since createdOn={createdOn} />}
      <div className="flex flex-wrap gap-3 pt-6">
        <ActForm act="create" isStrong={createdOn === null}>
          {createdOn === null ? words.create() : words.renew()}
        </ActForm>
        {createdOn !== null && <ActForm act="revoke">{words.revoke()}</ActForm>}
      </div>
    </Section>
  )
}

function Since({ createdOn }: Pick<PrivateFeedView, 'createdOn'>): ReactElement | null {
  const { privateFeed: words } = useTranslations().notifications
  const date = useFormatter().longDate(createdOn)
  return date === null ? null : <p className="max-w-measure text-muted">{words.since({ date })}</p>
}

type AddressesProps = { readonly addresses: NonNullable<PrivateFeedView['addresses']> }

function Addresses({ addresses: { calendar, feed } }: AddressesProps): ReactElement {
  const { privateFeed: words } = useTranslations().notifications
  return (
    <>
      <Alert tone="warning" title={words.onceTitle()}>
        {words.once()}
      </Alert>
      <dl className="flex flex-col gap-4 pt-6">
        {[
          { name: words.calendar(), address: calendar, copy: words.copyCalendar },
          { name: words.feed(), address: feed, copy: words.copyFeed },
        ].map(({ address, copy, name }) => (
          <div key={name}>
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="select-all break-all pb-2 font-mono text-sm">{address}</dd>
            <dd>
              <CopyButton text={address} words={{ ...words, copy }} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

type ActFormProps = {
  readonly act: 'create' | 'revoke'
  readonly isStrong?: boolean
  readonly children: string
}

function ActForm({ act, isStrong = false, children }: ActFormProps): ReactElement {
  return (
    <ButtonForm action="/api/account/private-feed">
      <FormFields />
      <input type="hidden" name="act" value={act} readOnly />
      <Button type="submit" variant={isStrong ? 'solid' : 'outline'} color={isStrong ? 'primary' : 'neutral'}>
        {children}
      </Button>
    </ButtonForm>
  )
}
