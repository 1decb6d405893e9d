import type { ReactElement, ReactNode } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Card, CardFooter, CardTitle } from '~/components/ui/card.tsx'
import type { SignInError } from '~/lib/sign-in-error.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { LoginSearch } from './login.schema.ts'
import { SignInForm } from './sign-in-form.tsx'

/** After these errors the visitor needs another account, so the provider must prompt for one. */
const needsOtherAccount: ReadonlySet<SignInError> = new Set([
  'role_mismatch',
  'user_not_found',
  'access_denied',
  'role_missing',
  'not_admitted',
  'not_reauthenticated',
])

type Space = { readonly key: 'investors' | 'partners' | 'advisors'; readonly client: 'investor' | 'partner' }

/** Advisors and family offices use the partners' client (P-003). */
const spaces: readonly Space[] = [
  { key: 'investors', client: 'investor' },
  { key: 'partners', client: 'partner' },
  { key: 'advisors', client: 'partner' },
]

/** The choice of a login method (P-121). */
export function LoginPage({ search, staff }: { search: LoginSearch; staff?: ReactNode }): ReactElement {
  const { login } = useTranslations()
  const { error, notice } = search
  return (
    <Container>
      <PageHeader title={login.title()} lede={login.lede()} />
      {error && <SignInAlert error={error} />}
      {notice && (
        <Alert tone="success" role="status" className="mb-8">
          {login.notices[notice]()}
        </Alert>
      )}
      <ul className="grid gap-6 md:grid-cols-3">
        {spaces.map(({ key, client }) => (
          <SpaceCard key={key} title={login.spaces[key].title()} text={login.spaces[key].text()}>
            <SignInForm
              client={client}
              search={search}
              asksAgain={error !== undefined && needsOtherAccount.has(error)}
              label={login.spaces[key].signIn()}
            />
          </SpaceCard>
        ))}
        {staff}
      </ul>
      <p className="pt-8 text-muted">
        {login.noAccount()}{' '}
        <AppLink to="/register" className="text-link">
          {login.register()}
        </AppLink>
      </p>
      <p className="pt-2 pb-16 text-muted">
        {login.moved.question()}{' '}
        <AppLink to="/password-reset" className="text-link">
          {login.moved.link()}
        </AppLink>
      </p>
    </Container>
  )
}

function SpaceCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card asChild>
      <li>
        <CardTitle level="h2">{title}</CardTitle>
        <p className="mt-2 text-muted">{text}</p>
        <CardFooter>{children}</CardFooter>
      </li>
    </Card>
  )
}

function SignInAlert({ error }: { error: SignInError }) {
  const { login } = useTranslations()
  return (
    <Alert tone="error" role="alert" className="mb-8">
      {login.faults[error]()}
    </Alert>
  )
}
