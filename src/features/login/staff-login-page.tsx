import type { ReactElement } from 'react'
import { FormActions } from '~/components/form/error-summary.tsx'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Field } from '~/components/ui/field.tsx'
import { Input } from '~/components/ui/input.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { stringifySearch } from '~/routing/addresses/search-params.ts'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import type { LoginSearch } from './login.schema.ts'
import { SignInFields } from './sign-in-form.tsx'
import { SignInMessages } from './sign-in-messages.tsx'

type StaffLoginPageProps = {
  readonly search: LoginSearch
  /** Names of the content backend's providers. */
  readonly providers: readonly string[]
}

/** The staff login, a page of its own: email and password, checked by the content backend (P-141). */
export function StaffLoginPage({ search, providers }: StaffLoginPageProps): ReactElement {
  const { login } = useTranslations()
  return (
    <Container width="measure" className="pb-16">
      <PageHeader title={login.staff.title()} lede={login.staff.text()} />
      <SignInMessages search={search} />
      <div className="flex flex-col items-start gap-3">
        <PasswordForm search={search} />
        {providers.map((provider) => (
          <ProviderLink key={provider} provider={provider} search={search} />
        ))}
      </div>
      <StaffLinks />
      <p className="mt-8 border-hairline border-t pt-6 text-muted">
        {login.staff.notStaff()}{' '}
        <AppLink to="/login" search={{ callbackUrl: search.callbackUrl }} className="text-link">
          {login.staff.toSpaces()}
        </AppLink>
      </p>
    </Container>
  )
}

function PasswordForm({ search }: { search: LoginSearch }): ReactElement {
  const { login } = useTranslations()
  return (
    <form method="post" action="/api/auth/callback/staff" className="flex w-full flex-col gap-4">
      <SignInFields search={search} />
      {/* Not of the type `email`: the browser would refuse what the server reads, such as `Name <a@b.example>`. */}
      <Field label={login.staff.email()} required>
        <Input name="email" inputMode="email" autoComplete="username" spellCheck={false} required />
      </Field>
      <Field label={login.staff.password()} required>
        <Input type="password" name="password" autoComplete="current-password" required />
      </Field>
      <FormActions>
        <Button type="submit">{login.staff.signIn()}</Button>
      </FormActions>
    </form>
  )
}

/** Sign-in through a provider leaves the portal, so it is a document link, not a router link. */
function ProviderLink({ provider, search }: { provider: string; search: LoginSearch }): ReactElement {
  const { login } = useTranslations()
  const locale = useLocale()
  const query = stringifySearch({ locale, callbackUrl: search.callbackUrl })
  const name = `${provider.charAt(0).toUpperCase()}${provider.slice(1)}`
  return (
    <Button asChild variant="outline">
      <a href={`/api/auth/connect/${provider}${query}`}>{login.staff.by({ provider: name })}</a>
    </Button>
  )
}

/** Help links for users who cannot sign in. */
function StaffLinks(): ReactElement {
  const { login } = useTranslations()
  return (
    <ul className="mt-6 flex flex-col gap-2 text-sm">
      <li>
        <AppLink to="/login/team/forgot-password" className="text-link">
          {login.staff.forgot()}
        </AppLink>
      </li>
      <li>
        <AppLink to="/login/team/register" className="text-link">
          {login.staff.signUp()}
        </AppLink>
      </li>
      <li>
        <AppLink to="/login/team/confirm-email" className="text-link">
          {login.staff.confirm()}
        </AppLink>
      </li>
    </ul>
  )
}
