import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/form-actions.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Button } from '~/components/ui/button.tsx'
import type { FormDraft } from '~/lib/form/form-answer.ts'
import { AppLink } from '~/routing/links.tsx'
import { useTranslations } from '~/routing/use-locale.ts'
import type { StaffResult } from './staff.schema.ts'
import { forgotPasswordForm } from './staff-forms.ts'
import { StaffOutcome, StaffPage, ToLogin } from './staff-page.tsx'

type ForgotPasswordPageProps = { readonly draft: FormDraft | null; readonly result?: StaffResult | undefined }

/** Asks for a link to choose a new password; the answer is the same for all addresses (decision 29). */
export function ForgotPasswordPage({ draft, result }: ForgotPasswordPageProps): ReactElement {
  const { team_space: staff } = useTranslations()
  const { forgot } = staff
  if (result !== 'sent')
    return (
      <StaffPage title={forgot.title()} lede={forgot.lede()}>
        <ForgotPasswordForm draft={draft} />
      </StaffPage>
    )
  return (
    <StaffPage title={forgot.title()}>
      <StaffOutcome
        tone="success"
        hint={forgot.sentHint()}
        action={
          <Button asChild variant="outline">
            <AppLink to="/login/team/forgot-password">{forgot.again()}</AppLink>
          </Button>
        }
      >
        {forgot.sent()}
      </StaffOutcome>
    </StaffPage>
  )
}

function ForgotPasswordForm({ draft }: { draft: FormDraft | null }): ReactElement {
  const { team_space: staff } = useTranslations()
  const { form, ...post } = usePostForm({
    definition: forgotPasswordForm,
    action: '/api/staff/forgot-password',
    labels: { email: staff.email() },
    draft,
  })
  return (
    <PostForm post={post} className="max-w-md">
      <form.AppField name="email">{(field) => <field.EmailField autoComplete="username" />}</form.AppField>
      <FormActions>
        <SubmitButton>{staff.forgot.submit()}</SubmitButton>
        <ToLogin />
      </FormActions>
    </PostForm>
  )
}
