import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/form-actions.tsx'
import { leaveFor } from '~/components/form/leave-for.ts'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { FormToken } from '~/features/session/form-token.tsx'
import { useSession } from '~/features/session/session-context.ts'
import type { FormDraft } from '~/lib/form/form-answer.ts'
import type { PasswordRule } from '~/lib/password-criteria.ts'
import { useTranslations } from '~/routing/use-locale.ts'
import { passwordForm } from './account-forms.ts'

type PasswordChangeFormProps = { readonly draft: FormDraft | null; readonly rule: PasswordRule }

/** Changes the password. A whole new page follows: the session has ended. */
export function PasswordChangeForm({ draft, rule }: PasswordChangeFormProps): ReactElement {
  const { password } = useTranslations().security
  const { announceSignOut } = useSession()
  const { form, ...post } = usePostForm({
    definition: passwordForm(rule),
    action: '/api/account/password',
    labels: {
      currentPassword: password.current(),
      password: password.next(),
      confirmation: password.confirmation(),
    },
    draft,
    onDone: (location) => {
      announceSignOut()
      leaveFor(location)
    },
  })
  return (
    <PostForm post={post} className="flex max-w-md flex-col gap-5">
      <FormToken />
      <form.AppField name="currentPassword">
        {(field) => <field.PasswordField autoComplete="current-password" />}
      </form.AppField>
      <form.AppField name="password">
        {(field) => <field.PasswordField autoComplete="new-password" rule={rule} />}
      </form.AppField>
      <form.AppField name="confirmation">
        {(field) => <field.PasswordField autoComplete="new-password" />}
      </form.AppField>
      <FormActions>
        <SubmitButton>{password.submit()}</SubmitButton>
      </FormActions>
    </PostForm>
  )
}
