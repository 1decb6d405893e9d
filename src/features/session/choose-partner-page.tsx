import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import { AppLink, pathFor } from '~/routing/links.tsx'
import { useLocale, useTranslations } from '~/routing/use-locale.ts'
import { ChildPartnerForm } from './child-partner-form.tsx'
import type { PortalSession } from './session.schema.ts'

type ChoosePartnerPageProps = {
  /** Null for a visitor who has to sign in first. */
  readonly session: PortalSession | null
  readonly returnPath: string | undefined
}

/** Where a child user of several partners says for which one they act. */
export function ChoosePartnerPage({ session, returnPath }: ChoosePartnerPageProps) {
  const { choose_team } = useTranslations()
  const locale = useLocale()
  const choices = session?.user.partner?.children
  return (
    <Container width="measure" className="pb-16">
      <PageHeader title={choose_team.title()} lede={choices && choose_team.lede()} />
      {choices ? (
        <ChildPartnerForm
          choices={choices}
          returnPath={returnPath ?? pathFor({ to: '/', locale })}
          submitLabel={choose_team.confirm()}
        />
      ) : (
        <SignInFirst />
      )}
    </Container>
  )
}

function SignInFirst() {
  const { choose_team, account } = useTranslations()
  const here = pathFor({ to: '/partner/choose-team', locale: useLocale() })
  return (
    <EmptyState
      title={choose_team.signInFirst()}
      action={
        <Button asChild>
          <AppLink to="/login" search={{ callbackUrl: here }}>
            {account.signIn()}
          </AppLink>
        </Button>
      }
    />
  )
}
