import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { FormToken } from '~/features/session/form-token.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useFormatter } from '~/routing/navigation/use-formatter.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { type AccessPageView, guestScopes, inviteGuestForm } from './guests.schema.ts'

type InviteGuestProps = {
  readonly view: Pick<AccessPageView, 'firstDay' | 'holders' | 'lastDay'>
  readonly draft: FormDraft | null
}

/** Invites an accountant or an adviser by email, for a part of the data and until a day. */
export function InviteGuest({ view: { firstDay, holders, lastDay }, draft }: InviteGuestProps): ReactElement {
  const { invite: words } = useTranslations().guests
  const to = useFormatter()
  const post = usePostForm({
    definition: inviteGuestForm,
    action: '/api/account/guests/invite',
    labels: {
      ...{ email: words.email(), scope: words.scope(), until: words.until() },
      allHolders: words.allHolders({ names: to.list(holders) }),
    },
    draft,
    onDone: openAnew,
  })
  const options = guestScopes.map((value) => ({ value, label: words.scopes[value]() }))
  const { AppField } = post.form
  return (
    <PostForm post={post} className="flex max-w-md flex-col gap-5">
      <FormToken />
      <AppField name="email">
        {(field) => <field.EmailField hint={words.emailHint()} autoComplete="off" />}
      </AppField>
      <AppField name="scope">{(field) => <field.RadioField options={options} />}</AppField>
      <AppField name="until">
        {(field) => (
          <field.TextField
            type="date"
            min={firstDay}
            max={lastDay}
            hint={words.untilHint({ date: to.longDate(lastDay) ?? lastDay })}
          />
        )}
      </AppField>
      {holders.length > 0 && (
        <AppField name="allHolders">
          {(field) => <field.CheckboxField optional hint={words.allHoldersHint()} />}
        </AppField>
      )}
      <FormActions>
        <SubmitButton>{words.submit()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}
