import type { ReactElement } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import type { FormDraft } from '~/lib/form/form-answer.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormActions } from '../../components/form/error-summary.tsx'
import { PasswordResetForm } from './password-reset-form.tsx'

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
      <Alert tone="success" role="status">
        {password_reset.sent()}
      </Alert>
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
