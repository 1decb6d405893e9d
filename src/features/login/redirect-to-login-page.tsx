import { useNavigate } from '@tanstack/react-router'
import { type ReactElement, useEffect, useRef } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Button } from '~/components/ui/button.tsx'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { LoginSearch } from './login.schema.ts'
import { SignInFields, useLeaving } from './sign-in-form.tsx'

type RedirectToLoginPageProps = {
  /** The login method; without one the visitor chooses it on the login page. */
  readonly client?: 'investor' | 'partner'
  readonly search: LoginSearch
}

/** Announces and starts the redirect to sign-in; a button does the same without scripts. */
export function RedirectToLoginPage({ client, search }: RedirectToLoginPageProps): ReactElement {
  const { login } = useTranslations()
  return (
    <Container width="measure" className="pb-16">
      <PageHeader title={login.title()} lede={<span role="status">{login.redirecting()}</span>} />
      {client === undefined ? (
        <ToLoginPage search={search} />
      ) : (
        <ToProvider client={client} search={search} />
      )}
    </Container>
  )
}

function ToProvider({ client, search }: { client: 'investor' | 'partner'; search: LoginSearch }) {
  const { login } = useTranslations()
  const form = useRef<HTMLFormElement>(null)
  const { leave } = useLeaving(search)
  useEffect(() => form.current?.requestSubmit(), [])
  return (
    <form ref={form} method="post" action={`/api/auth/signin/${client}`} onSubmit={leave}>
      <SignInFields search={search} />
      <Button type="submit">{login.goOn()}</Button>
    </form>
  )
}

function ToLoginPage({ search }: { search: LoginSearch }) {
  const { login } = useTranslations()
  const locale = useLocale()
  const navigate = useNavigate()
  const href = pathFor({ to: '/login', locale, search })
  useEffect(() => void navigate({ href, replace: true }), [href, navigate])
  return (
    <Button asChild>
      <AppLink to="/login" search={search}>
        {login.goOn()}
      </AppLink>
    </Button>
  )
}
