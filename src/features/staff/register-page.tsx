import type { ReactElement } from 'react'
import { CaptchaNotice } from '~/components/form/captcha/captcha-notice.tsx'
import { useCaptcha } from '~/components/form/captcha/use-captcha.ts'
import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import type { FormDraft } from '~/lib/form/form-response.ts'
import type { PasswordRule } from '~/lib/password-criteria.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { StaffResult } from './staff.schema.ts'
import { registerForm } from './staff-forms.ts'
import { StaffOutcome, StaffPage, ToLogin } from './staff-page.tsx'

type RegisterPageProps = {
  readonly draft: FormDraft | null
  readonly rule: PasswordRule
  readonly result?: StaffResult | undefined
}

/** Requests a staff account. It grants no role: an administrator gives access (P-141). */
export function RegisterPage({ draft, rule, result }: RegisterPageProps): ReactElement {
  const { signUp } = useTranslations().team_space
  if (result === 'sent')
    return (
      <StaffPage title={signUp.title()}>
        <StaffOutcome tone="success" title={signUp.sentTitle()}>
          {signUp.sent()}
        </StaffOutcome>
      </StaffPage>
    )
  return (
    <StaffPage title={signUp.title()} lede={signUp.lede()}>
      <RegisterForm draft={draft} rule={rule} />
    </StaffPage>
  )
}

function RegisterForm({ draft, rule }: Pick<RegisterPageProps, 'draft' | 'rule'>): ReactElement {
  const { team_space: staff } = useTranslations()
  const captcha = useCaptcha('staff-register')
  const { form, ...post } = usePostForm({
    definition: registerForm(rule),
    action: '/api/staff/register',
    labels: {
      username: staff.username(),
      email: staff.email(),
      password: staff.password(),
      confirmation: staff.confirmation(),
    },
    draft,
    captcha,
  })
  return (
    <PostForm post={post} className="flex max-w-md flex-col gap-5">
      <form.AppField name="username">
        {(field) => <field.TextField autoComplete="username" hint={staff.signUp.usernameHint()} />}
      </form.AppField>
      <form.AppField name="email">{(field) => <field.EmailField />}</form.AppField>
      <form.AppField name="password">
        {(field) => <field.PasswordField autoComplete="new-password" rule={rule} />}
      </form.AppField>
      <form.AppField name="confirmation">
        {(field) => <field.PasswordField autoComplete="new-password" />}
      </form.AppField>
      <CaptchaNotice stage={captcha.stage} />
      <FormActions>
        <SubmitButton>{staff.signUp.submit()}</SubmitButton>
        <ToLogin />
      </FormActions>
    </PostForm>
  )
}
