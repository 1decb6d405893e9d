import { FormActions } from '~/components/form/error-summary.tsx'
import { PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Alert } from '~/components/ui/alert.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { postedCodeForm } from './new-password.schema.ts'
import { RegistrationShell } from './registration-shell.tsx'

type VerifyPageProps = { readonly draft: FormDraft | null; readonly isExpired: boolean }

/** The code received by post, and the first three letters of the holder's name (P-151). */
export function VerifyPage({ draft, isExpired }: VerifyPageProps) {
  const { registration } = useTranslations()
  const { fields, verify } = registration
  const post = usePostForm({
    definition: postedCodeForm,
    action: '/api/forms/posted-code',
    labels: { code: fields.code(), name: fields.name() },
    draft,
  })
  const { AppField } = post.form
  return (
    <RegistrationShell title={verify.title()} lede={verify.lede()}>
      {isExpired && (
        <Alert tone="warning" role="status" className="mb-6">
          {verify.expired()}
        </Alert>
      )}
      <PostForm post={post} className="flex max-w-md flex-col gap-5">
        <AppField name="code">
          {(field) => (
            <field.TextField
              hint={verify.codeHint()}
              autoComplete="one-time-code"
              spellCheck={false}
              maxLength={40}
            />
          )}
        </AppField>
        <AppField name="name">
          {(field) => (
            <field.TextField hint={verify.nameHint()} autoComplete="off" spellCheck={false} maxLength={40} />
          )}
        </AppField>
        <FormActions>
          <SubmitButton size="lg">{verify.submit()}</SubmitButton>
        </FormActions>
      </PostForm>
      <p className="mt-8 text-muted">
        {verify.noCode()}{' '}
        <AppLink to="/investor/register" className="text-link">
          {verify.register()}
        </AppLink>
      </p>
    </RegistrationShell>
  )
}
