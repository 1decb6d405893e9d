import type { ReactElement } from 'react'
import { MailedLink } from '~/components/form/mailed-link.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import { confirmStaffForm } from '~/lib/form/mailed-link.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { EmailForm } from './email-form.tsx'
import type { StaffResult } from './staff.schema.ts'
import { confirmEmailForm } from './staff-forms.ts'
import { StaffOutcome, StaffPage } from './staff-page.tsx'

type ConfirmEmailPageProps = {
  readonly draft: FormDraft | null
  readonly result?: StaffResult | undefined
  /** Code of the email, on the page that its link opens. */
  readonly confirmation?: string | undefined
}

/** Page that confirms the address by the code of the email, or requests another email. */
export function ConfirmEmailPage({ confirmation, draft, result }: ConfirmEmailPageProps): ReactElement {
  const { confirm } = useTranslations().team_space
  if (confirmation !== undefined && result === undefined)
    return (
      <StaffPage title={confirm.title()} lede={confirm.press.lede()}>
        <MailedLink
          definition={confirmStaffForm}
          action="/api/staff/email-confirmed"
          token={confirmation}
          submit={confirm.press.submit()}
        />
      </StaffPage>
    )
  return (
    <StaffPage title={confirm.title()} {...(result === 'sent' ? {} : { lede: confirm.lede() })}>
      {result === 'invalid_link' && (
        <Alert tone="error" role="alert" className="mb-8">
          {confirm.press.invalid()}
        </Alert>
      )}
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

/** The target of the email's link, after the content backend has confirmed the address. */
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
