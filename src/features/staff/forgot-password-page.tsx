import type { ReactElement } from 'react'
import { Button } from '~/components/ui/button.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { EmailForm } from './email-form.tsx'
import type { StaffResult } from './staff.schema.ts'
import { forgotPasswordForm } from './staff-forms.ts'
import { StaffOutcome, StaffPage } from './staff-page.tsx'

type ForgotPasswordPageProps = { readonly draft: FormDraft | null; readonly result?: StaffResult | undefined }

/** Requests a password reset link; the response is the same for all addresses (P-162). */
export function ForgotPasswordPage({ draft, result }: ForgotPasswordPageProps): ReactElement {
  const { forgot } = useTranslations().team_space
  if (result !== 'sent')
    return (
      <StaffPage title={forgot.title()} lede={forgot.lede()}>
        <EmailForm
          definition={forgotPasswordForm}
          action="/api/staff/forgot-password"
          submit={forgot.submit()}
          draft={draft}
        />
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
