import { FailureAlert } from '~/components/errors/failure-page.tsx'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Button } from '~/components/ui/button.tsx'
import { EmptyState } from '~/components/ui/empty-state.tsx'
import type { Outcome } from '~/lib/outcome.ts'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'
import { ChildPartnerForm } from './child-partner-form.tsx'
import type { ChildPartner } from './child-partners.functions.ts'

type ChoosePartnerPageProps = {
  /** Partners to choose from; null for a visitor who must sign in first. */
  readonly choices: Outcome<readonly ChildPartner[]> | null
  readonly returnPath: string | undefined
}

/** The page on which a child user of several partners chooses the one to act for. */
export function ChoosePartnerPage({ choices, returnPath }: ChoosePartnerPageProps) {
  const { choose_team } = useTranslations()
  return (
    <Container width="measure" className="pb-16">
      <PageHeader title={choose_team.title()} lede={choices?.ok && choose_team.lede()} />
      {choices === null ? (
        <SignInFirst returnPath={returnPath} />
      ) : (
        <Choice choices={choices} returnPath={returnPath} />
      )}
    </Container>
  )
}

function Choice({
  choices,
  returnPath,
}: {
  choices: Outcome<readonly ChildPartner[]>
  returnPath: string | undefined
}) {
  const { choose_team } = useTranslations()
  const home = pathFor({ to: '/', locale: useLocale() })
  if (!choices.ok) return <FailureAlert failure={choices} />
  return (
    <ChildPartnerForm
      choices={choices.data}
      returnPath={returnPath ?? home}
      submitLabel={choose_team.confirm()}
    />
  )
}

/** Leads to the page that was wanted, which leads here again if there still is something to choose. */
function SignInFirst({ returnPath }: Pick<ChoosePartnerPageProps, 'returnPath'>) {
  const { choose_team, account } = useTranslations()
  const here = pathFor({ to: '/partner/choose-team', locale: useLocale() })
  return (
    <EmptyState
      title={choose_team.signInFirst()}
      action={
        <Button asChild>
          <AppLink to="/login" search={{ callbackUrl: returnPath ?? here }}>
            {account.signIn()}
          </AppLink>
        </Button>
      }
    />
  )
}
