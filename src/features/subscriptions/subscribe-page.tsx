import type { ReactElement } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { PageData } from '~/components/layout/structured-data.tsx'
import { Alert } from '~/components/ui/alert.tsx'
import { Button } from '~/components/ui/button.tsx'
import { AppLink, pathFor } from '~/routing/addresses/links.tsx'
import { useLocale, useTranslations } from '~/routing/navigation/use-locale.ts'

/** Explains how to subscribe, to everybody who does not subscribe for clients (P-039). */
export function SubscribePage({ isSignedIn }: { isSignedIn: boolean }): ReactElement {
  const { subscribe } = useTranslations()
  return (
    <Container className="pb-16">
      <PageData name={subscribe.title()} pathIn={(locale) => pathFor({ to: '/subscribe', locale })} />
      <PageHeader
        title={subscribe.title()}
        lede={subscribe.lede()}
        actions={
          <>
            <Button asChild>
              <AppLink to="/funds" search={{ status: ['open'] }}>
                {subscribe.openFunds()}
              </AppLink>
            </Button>
            <Button asChild variant="outline">
              <AppLink to="/contact">{subscribe.contact()}</AppLink>
            </Button>
          </>
        }
      />
      <Section title={subscribe.steps.title()} ruled>
        <Steps />
      </Section>
      <Alert tone="warning" title={subscribe.risk.title()}>
        {subscribe.risk.text()}
      </Alert>
      <ForAdvisors isSignedIn={isSignedIn} />
    </Container>
  )
}

const steps = ['choose', 'read', 'meet', 'sign'] as const

function Steps(): ReactElement {
  const { subscribe } = useTranslations()
  return (
    <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map((step, index) => (
        <li key={step} className="border-hairline-strong border-t pt-5">
          <p aria-hidden="true" className="figures font-serif text-2xl text-accent">
            {index + 1}
          </p>
          <h3 className="mt-3 font-serif text-xl">{subscribe.steps[step].title()}</h3>
          <p className="mt-2 text-muted">{subscribe.steps[step].text()}</p>
        </li>
      ))}
    </ol>
  )
}

function ForAdvisors({ isSignedIn }: { isSignedIn: boolean }): ReactElement {
  const { advisor } = useTranslations().subscribe
  const callbackUrl = pathFor({ to: '/subscribe', locale: useLocale() })
  return (
    <Section title={advisor.title()} lede={isSignedIn ? advisor.withoutRight() : advisor.text()}>
      {!isSignedIn && (
        <Button asChild variant="outline">
          <AppLink to="/login" search={{ callbackUrl }} rel="nofollow">
            {advisor.signIn()}
          </AppLink>
        </Button>
      )}
    </Section>
  )
}
