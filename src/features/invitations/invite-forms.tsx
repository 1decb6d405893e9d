import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { openAnew } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from '../session/form-token.tsx'
import { emailInvitationForm, smsInvitationForm } from './invitation.schema.ts'

/** Invites a colleague by an email address of the team's domain. */
export function EmailInvitation({
  domain,
  draft,
}: {
  domain: string
  draft: FormDraft | null
}): ReactElement {
  const { byEmail } = useTranslations().invitations
  const labels = { email: byEmail.label() }
  const action = '/api/forms/invite-email'
  const post = usePostForm({ definition: emailInvitationForm, action, labels, draft, onDone: openAnew })
  const { AppField } = post.form
  return (
    <PostForm post={post} className="flex max-w-md flex-col gap-2">
      <FormToken />
      <AppField name="email">
        {(field) => <field.EmailField hint={byEmail.hint({ domain })} autoComplete="off" />}
      </AppField>
      <FormActions>
        <SubmitButton>{byEmail.submit()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}

/** Invites a colleague by mobile number; the portal sends the text message. */
export function SmsInvitation({
  partner,
  draft,
}: {
  partner: string
  draft: FormDraft | null
}): ReactElement {
  const { bySms } = useTranslations().invitations
  const labels = { phone: bySms.label() }
  const action = '/api/forms/invite-sms'
  const post = usePostForm({ definition: smsInvitationForm, action, labels, draft, onDone: openAnew })
  const { AppField } = post.form
  return (
    <PostForm post={post} className="flex max-w-md flex-col gap-2">
      <FormToken />
      <AppField name="phone">
        {(field) => <field.PhoneField hint={bySms.hint({ partner })} autoComplete="off" />}
      </AppField>
      <FormActions>
        <SubmitButton>{bySms.submit()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}
