import type { ReactElement } from 'react'
import { Alert } from '~/components/ui/alert.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { LoginSearch } from './login.schema.ts'
import { purposeOf } from './sign-in-purpose.ts'

/** What the login pages say before their forms: why a sign-in failed, what was done, what signing in is for. */
export function SignInMessages({ search }: { search: LoginSearch }): ReactElement {
  const { login } = useTranslations()
  const { error, notice, callbackUrl } = search
  const purpose = purposeOf(callbackUrl)
  return (
    <>
      {error && (
        <Alert tone="error" role="alert" className="mb-8">
          {login.faults[error]()}
        </Alert>
      )}
      {notice && (
        <Alert tone="success" role="status" className="mb-8">
          {login.notices[notice]()}
        </Alert>
      )}
      {purpose && !error && (
        <Alert tone="neutral" className="mb-8 max-w-measure">
          {login.purposes[purpose]()}
        </Alert>
      )}
    </>
  )
}
