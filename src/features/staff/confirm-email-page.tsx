import type { ReactElement } from 'react'
import { Button } from '~/components/ui/button.tsx'
import type { FormDraft } from '~/lib/form/form-answer.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { EmailForm } from './email-form.tsx'
import type { StaffResult } from './staff.schema.ts'
import { confirmEmailForm } from './staff-forms.ts'
import { StaffOutcome, StaffPage } from './staff-page.tsx'

type ConfirmEmailPageProps = { readonly draft: FormDraft | null; readonly result?: StaffResult | undefined }

/** Requests the address confirmation e-mail again. */
export function ConfirmEmailPage({ draft, result }: ConfirmEmailPageProps): ReactElement {
  const { confirm } = useTranslations().team_space
  return (
    <StaffPage title={confirm.title()} {...(result === 'sent' ? {} : { lede: confirm.lede() })}>
      {result === 'sent' ? (
        <StaffOutcome tone="success">{confirm.sent()}</StaffOutcome>
      ) : (
        <EmailForm
          definition={confirmEmailForm}
          action="/api/staff/confirm-email"
          submit={confirm.submit()}
          draft={draft}
        />
      )}
    </StaffPage>
  )
}

/** The target of the e-mail's link, after the content backend has confirmed the address. */
export function EmailConfirmedPage(): ReactElement {
  const { confirmed } = useTranslations().team_space
  return (
    <StaffPage title={confirmed.title()} lede={confirmed.lede()}>
      <Button asChild>
        <AppLink to="/login">{confirmed.logIn()}</AppLink>
      </Button>
    </StaffPage>
  )
}
