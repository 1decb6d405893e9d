import { FormActions } from '~/components/form/error-summary.tsx'
import { ConsentLinks, PostForm, SubmitButton } from '~/components/form/post-form.tsx'
import { usePostForm } from '~/components/form/use-post-form.ts'
import { Alert } from '~/components/ui/alert.tsx'
import { withWholeCodes } from '~/components/ui/whole-codes.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { defaultPasswordRule } from '~/lib/password-criteria.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { newPasswordForm } from './new-password.schema.ts'
import { RegistrationShell, useFieldLabels } from './registration-shell.tsx'

type CreatePasswordPageProps = { readonly draft: FormDraft | null; readonly email: string }

/** The holder of a posted code chooses a password for the address that is on file. */
export function CreatePasswordPage({ draft, email }: CreatePasswordPageProps) {
  const { registration } = useTranslations()
  const { password } = registration
  const post = usePostForm({
    definition: newPasswordForm,
    action: '/api/forms/new-password',
    labels: useFieldLabels(['password', 'confirmation', 'terms']),
    draft,
  })
  const { AppField } = post.form
  return (
    <RegistrationShell title={password.title()} lede={withWholeCodes(password.lede({ email }))}>
      <Alert tone="success" role="status" className="mb-6">
        {password.validated()}
      </Alert>
      <PostForm post={post} className="flex max-w-md flex-col gap-5">
        <input type="email" value={email} autoComplete="username" readOnly hidden />
        <AppField name="password">
          {(field) => <field.PasswordField autoComplete="new-password" rule={defaultPasswordRule} />}
        </AppField>
        <AppField name="confirmation">
          {(field) => <field.PasswordField autoComplete="new-password" />}
        </AppField>
        <AppField name="terms">
          {(field) => <field.CheckboxField>{registration.terms()}</field.CheckboxField>}
        </AppField>
        <ConsentLinks />
        <FormActions>
          <SubmitButton size="lg">{password.submit()}</SubmitButton>
        </FormActions>
      </PostForm>
    </RegistrationShell>
  )
}
