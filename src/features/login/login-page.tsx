import type { ReactElement, ReactNode } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Card, CardFooter, CardTitle } from '~/components/ui/card.tsx'
import type { SignInError } from '~/lib/sign-in-error.ts'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { LoginSearch } from './login.schema.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignInMessages } from './sign-in-messages.tsx'

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

/** In the order of how many use them. Advisors and family offices use the partners' client (P-003). */
const spaces: readonly Space[] = [
  { key: 'investors', client: 'investor' },
  { key: 'advisors', client: 'partner' },
  { key: 'partners', client: 'partner' },
]

/** The choice of a login method; staff have a link to a page of their own (P-121). */
export function LoginPage({ search }: { search: LoginSearch }): ReactElement {
  const { login } = useTranslations()
  const { error } = search
  return (
    <Container>
      <PageHeader title={login.title()} lede={login.lede()} />
      <SignInMessages search={search} />
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
      </ul>
      <p className="pt-8 text-muted">
        {login.noAccount()}{' '}
        <AppLink to="/register" className="text-link">
          {login.register()}
        </AppLink>
      </p>
      <p className="pt-2 text-muted">
        {login.moved.question()}{' '}
        <AppLink to="/password-reset" className="text-link">
          {login.moved.link()}
        </AppLink>
      </p>
      <p className="pt-2 pb-16 text-muted">
        {login.staff.question()}{' '}
        <AppLink to="/login/team" search={{ callbackUrl: search.callbackUrl }} className="text-link">
          {login.staff.link()}
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
