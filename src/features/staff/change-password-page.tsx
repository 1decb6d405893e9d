import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/form-actions.tsx'
import { leaveFor } from '~/components/form/leave-for.ts'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Button } from '~/components/ui/button.tsx'
import { FormToken } from '~/features/session/form-token.tsx'
import { useSession } from '~/features/session/session-context.ts'
import type { FormDraft } from '~/lib/form/form-answer.ts'
import type { PasswordRule } from '~/lib/password-criteria.ts'
import { AppLink } from '~/routing/links.tsx'
import { useTranslations } from '~/routing/use-locale.ts'
import { passwordChangeForm } from './staff-forms.ts'
import { StaffPage } from './staff-page.tsx'

type ChangePasswordPageProps = { readonly draft: FormDraft | null; readonly rule: PasswordRule }

/** Changes the password, and signs out everywhere (decision 28). */
export function ChangePasswordPage({ draft, rule }: ChangePasswordPageProps): ReactElement {
  const { team_space: staff } = useTranslations()
  const { announceSignOut } = useSession()
  const { form, ...post } = usePostForm({
    definition: passwordChangeForm(rule),
    action: '/api/staff/password',
    labels: {
      currentPassword: staff.currentPassword(),
      password: staff.newPassword(),
      confirmation: staff.confirmation(),
    },
    draft,
    onDone: (location) => {
      announceSignOut()
      leaveFor(location)
    },
  })
  return (
    <StaffPage title={staff.change.title()} lede={staff.change.lede()}>
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
          <SubmitButton>{staff.change.submit()}</SubmitButton>
          <Button asChild variant="link">
            <AppLink to="/team">{staff.change.back()}</AppLink>
          </Button>
        </FormActions>
      </PostForm>
    </StaffPage>
  )
}
