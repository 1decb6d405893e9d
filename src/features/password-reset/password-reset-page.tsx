import type { ReactElement } from 'react'
import { CaptchaNotice } from '~/components/form/captcha/captcha-notice.tsx'
import { useCaptcha } from '~/components/form/captcha/use-captcha.ts'
import { FormActions } from '~/components/form/error-summary.tsx'
import { NewsAlert } from '~/components/form/form-notice.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Button } from '~/components/ui/button.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { movedSpaces, passwordResetForm } from './password-reset.schema.ts'

/** Asks for the login method and email address of a migrated account. */
function PasswordResetForm({ draft }: { draft: FormDraft | null }): ReactElement {
  const { password_reset } = useTranslations()
  const captcha = useCaptcha(passwordResetForm.name)
  const post = usePostForm({
    definition: passwordResetForm,
    action: '/api/forms/password-reset',
    labels: { space: password_reset.space(), email: password_reset.email() },
    draft,
    captcha,
  })
  const { AppField } = post.form
  const spaces = movedSpaces.map((value) => ({ value, label: password_reset.spaces[value]() }))
  return (
    <PostForm post={post} className="flex max-w-md flex-col gap-5">
      <AppField name="space">{(field) => <field.RadioField options={spaces} />}</AppField>
      <AppField name="email">{(field) => <field.EmailField hint={password_reset.emailHint()} />}</AppField>
      <CaptchaNotice stage={captcha.stage} />
      <FormActions>
        <SubmitButton>{password_reset.submit()}</SubmitButton>
        <Button asChild variant="link">
          <AppLink to="/login">{password_reset.toLogin()}</AppLink>
        </Button>
      </FormActions>
    </PostForm>
  )
}

type PasswordResetPageProps = {
  readonly draft: FormDraft | null
  readonly result?: 'sent' | undefined
}

/** Password reset for accounts migrated from the former portal without their password (P-163). */
export function PasswordResetPage({ draft, result }: PasswordResetPageProps): ReactElement {
  const { password_reset } = useTranslations()
  return (
    <Container width="measure" className="pb-16">
      <PageHeader
        title={password_reset.title()}
        lede={result === 'sent' ? undefined : password_reset.lede()}
      />
      {result === 'sent' ? <Sent /> : <PasswordResetForm draft={draft} />}
    </Container>
  )
}

function Sent(): ReactElement {
  const { password_reset } = useTranslations()
  return (
    <>
      <NewsAlert tone="success">{password_reset.sent()}</NewsAlert>
      <p className="mt-4 text-muted">{password_reset.sentHint()}</p>
      <FormActions>
        <Button asChild variant="outline">
          <AppLink to="/password-reset">{password_reset.again()}</AppLink>
        </Button>
        <Button asChild variant="link">
          <AppLink to="/login">{password_reset.toLogin()}</AppLink>
        </Button>
      </FormActions>
    </>
  )
}
