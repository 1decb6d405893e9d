import type { ReactElement } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { PasswordChange } from '~/features/session/password-change.tsx'
import type { FormDraft } from '~/lib/form/form-response.ts'
import type { PasswordRule } from '~/lib/password-criteria.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { passwordChangeForm } from './staff-forms.ts'
import { StaffPage } from './staff-page.tsx'

type ChangePasswordPageProps = { readonly draft: FormDraft | null; readonly rule: PasswordRule }

/** Changes the password of a member of staff. */
export function ChangePasswordPage({ draft, rule }: ChangePasswordPageProps): ReactElement {
  const { team_space: staff } = useTranslations()
  return (
    <StaffPage title={staff.change.title()} lede={staff.change.lede()}>
      <PasswordChange
        definition={passwordChangeForm(rule)}
        action="/api/staff/password"
        labels={{
          currentPassword: staff.currentPassword(),
          password: staff.newPassword(),
          confirmation: staff.confirmation(),
        }}
        draft={draft}
        rule={rule}
        submit={staff.change.submit()}
      >
        <Button asChild variant="link">
          <AppLink to="/team">{staff.change.back()}</AppLink>
        </Button>
      </PasswordChange>
    </StaffPage>
  )
}
