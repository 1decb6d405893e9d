import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { leaveFor } from '~/components/form/send-form.ts'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Button } from '~/components/ui/button.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import type { PasswordRule } from '~/lib/password-criteria.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { StaffResult } from './staff.schema.ts'
import { newPasswordForm } from './staff-forms.ts'
import { StaffOutcome, StaffPage, ToLogin } from './staff-page.tsx'

type NewPasswordPageProps = {
  readonly draft: FormDraft | null
  readonly rule: PasswordRule
  readonly code?: string | undefined
  readonly result?: StaffResult | undefined
}

/** The target of the mailed link: chooses a new password and signs in. */
export function NewPasswordPage({ draft, rule, code, result }: NewPasswordPageProps): ReactElement {
  const { renew } = useTranslations().team_space
  if (code === undefined || result === 'invalid_link')
    return (
      <StaffPage title={renew.title()}>
        <StaffOutcome
          tone="error"
          action={
            <Button asChild>
              <AppLink to="/login/team/forgot-password">{renew.askAgain()}</AppLink>
            </Button>
          }
        >
          {renew.invalidLink()}
        </StaffOutcome>
      </StaffPage>
    )
  return (
    <StaffPage title={renew.title()} lede={renew.lede()}>
      <NewPasswordForm draft={draft} rule={rule} code={code} />
    </StaffPage>
  )
}

type NewPasswordFormProps = Pick<NewPasswordPageProps, 'draft' | 'rule'> & { readonly code: string }

function NewPasswordForm({ draft, rule, code }: NewPasswordFormProps): ReactElement {
  const { team_space: staff } = useTranslations()
  const { form, ...post } = usePostForm({
    definition: newPasswordForm(rule),
    action: '/api/staff/new-password',
    labels: { code: '', password: staff.newPassword(), confirmation: staff.confirmation() },
    draft,
    initial: { code },
    onDone: leaveFor,
  })
  return (
    <PostForm post={post} className="flex max-w-md flex-col gap-5">
      <input type="hidden" name="code" value={code} readOnly />
      <form.AppField name="password">
        {(field) => <field.PasswordField autoComplete="new-password" rule={rule} />}
      </form.AppField>
      <form.AppField name="confirmation">
        {(field) => <field.PasswordField autoComplete="new-password" />}
      </form.AppField>
      <FormActions>
        <SubmitButton>{staff.renew.submit()}</SubmitButton>
        <ToLogin />
      </FormActions>
    </PostForm>
  )
}
