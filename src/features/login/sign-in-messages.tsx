import type { ReactElement } from 'react'
import { Alert } from '~/components/ui/alert.tsx'
import { paths } from '~/routing/addresses/route-table.ts'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { LoginSearch } from './login.schema.ts'

/** Purpose of a sign-in, by the page that the user comes from. */
type SignInPurpose = 'document' | 'fund' | 'account' | 'team'

const purposes: readonly (readonly [page: RegExp, purpose: SignInPurpose])[] = [
  [/^\/api\/proxy\/documents\//, 'document'],
  [/^\/\w\w\/funds\/[^/]+\/documents/, 'document'],
  [/^\/\w\w\/funds\//, 'fund'],
  [/^\/\w\w\/(account|partner)\b|^\/auth\/investors\/funds/, 'account'],
  [/^\/\w\w\/team\b/, 'team'],
]

/** Returns the purpose of signing in; undefined if the page to return to does not determine it. */
export function purposeOf(callbackUrl: string | undefined): SignInPurpose | undefined {
  if (callbackUrl === undefined) return undefined
  const [path = ''] = callbackUrl.split(/[?#]/)
  const internal = path.startsWith('/api/') ? path : paths.toInternal(path)
  return purposes.find(([page]) => page.test(internal))?.[1]
}

/**
 * Messages above the forms of the login pages: the cause of a failed sign-in, the last action, the purpose of signing
 * in.
 */
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
