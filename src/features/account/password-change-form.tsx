import type { ReactElement } from 'react'
import { PasswordChange } from '~/features/session/password-change.tsx'
import type { FormDraft } from '~/lib/form/form-answer.ts'
import type { PasswordRule } from '~/lib/password-criteria.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { passwordForm } from './form-fields.tsx'

type PasswordChangeFormProps = { readonly draft: FormDraft | null; readonly rule: PasswordRule }

/** Changes the password of an investor or a partner. */
export function PasswordChangeForm({ draft, rule }: PasswordChangeFormProps): ReactElement {
  const { password } = useTranslations().security
  return (
    <PasswordChange
      definition={passwordForm(rule)}
      action="/api/account/password"
      labels={{
        currentPassword: password.current(),
        password: password.next(),
        confirmation: password.confirmation(),
      }}
      draft={draft}
      rule={rule}
      submit={password.submit()}
    />
  )
}
