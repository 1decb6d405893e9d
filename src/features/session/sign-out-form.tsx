import type { ReactNode } from 'react'
import { pathFor } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { FormToken } from './form-token.tsx'
import { useSession } from './session-context.ts'

type SignOutFormProps = {
  readonly className?: string
  /** Renders the submit button with the given label. */
  readonly children: (label: string) => ReactNode
}

/** A plain form: the server ends the session and redirects to the provider's logout. */
export function SignOutForm({ className, children }: SignOutFormProps) {
  const { account_menu } = useTranslations()
  const { announceSignOut } = useSession()
  const locale = useLocale()
  return (
    <form method="post" action="/api/auth/signout" onSubmit={announceSignOut} className={className}>
      <FormToken />
      <input type="hidden" name="locale" value={locale} readOnly />
      <input type="hidden" name="callbackUrl" value={pathFor({ to: '/', locale })} readOnly />
      {children(account_menu.signOut())}
    </form>
  )
}
