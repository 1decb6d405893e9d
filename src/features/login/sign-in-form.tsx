import { useNavigate } from '@tanstack/react-router'
import { type ReactElement, useEffect, useState } from 'react'
import { Button } from '~/components/ui/button.tsx'
import { FormToken } from '~/features/session/form-token.tsx'
import { pathFor } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { LoginSearch } from './login.schema.ts'

type SignInFormProps = {
  readonly client: 'investor' | 'partner'
  readonly search: LoginSearch
  /** True if the provider must prompt for an account although it knows one. */
  readonly asksAgain?: boolean
  readonly label: string
}

/** Milliseconds that a sign-in may take to leave the page before the router navigates instead (P-134). */
const fallbackWaitMs = 60_000

/** Button for the identity provider: a plain form, which works with and without scripts. */
export function SignInForm({ client, search, asksAgain = false, label }: SignInFormProps): ReactElement {
  const { login } = useTranslations()
  const { isLeaving, leave } = useLeaving(search)
  return (
    <form method="post" action={`/api/auth/signin/${client}`} onSubmit={leave}>
      <SignInFields search={search} asksAgain={asksAgain} />
      <Button type="submit" aria-disabled={isLeaving}>
        {label}
      </Button>
      <p role="status" className="pt-2 text-muted text-sm empty:hidden">
        {isLeaving ? login.redirecting() : null}
      </p>
    </form>
  )
}

/** Hidden fields that the server needs to return the visitor to their page. */
export function SignInFields({ search, asksAgain = false }: Pick<SignInFormProps, 'search' | 'asksAgain'>) {
  const fields = {
    locale: useLocale(),
    callbackUrl: search.callbackUrl,
    login_hint: search.login_hint,
    prompt: asksAgain ? 'login' : undefined,
  }
  return (
    <>
      <FormToken />
      {Object.entries(fields).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} readOnly />,
      )}
    </>
  )
}

/** Tells whether the page is navigating to the provider; after a time-out the router navigates instead. */
export function useLeaving({ callbackUrl }: LoginSearch): { isLeaving: boolean; leave: () => void } {
  const [isLeaving, setLeaving] = useState(false)
  const navigate = useNavigate()
  const home = pathFor({ to: '/', locale: useLocale() })
  useEffect(() => {
    if (!isLeaving) return
    const comeBack = () => setLeaving(false)
    const goOn = () => void navigate({ href: callbackUrl ?? home })
    const timer = setTimeout(goOn, fallbackWaitMs)
    addEventListener('pageshow', comeBack)
    return () => {
      clearTimeout(timer)
      removeEventListener('pageshow', comeBack)
    }
  }, [isLeaving, callbackUrl, home, navigate])
  return { isLeaving, leave: () => setLeaving(true) }
}
