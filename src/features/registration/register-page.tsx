import type { ReactNode } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Card, CardFooter, CardTitle } from '~/components/ui/card.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'

/** Step 1 of 2: investor or partner. */
export function RegisterPage() {
  const { registration } = useTranslations()
  const { start } = registration
  return (
    <Container className="pb-16">
      <PageHeader eyebrow={registration.step({ step: 1 })} title={start.title()} lede={start.lede()} />
      <ul className="grid gap-6 md:grid-cols-2">
        <Profile title={start.investor.title()} text={start.investor.text()}>
          <Button asChild>
            <AppLink to="/investor/verify">{start.investor.code()}</AppLink>
          </Button>
          <Button asChild variant="outline">
            <AppLink to="/investor/register">{start.investor.form()}</AppLink>
          </Button>
        </Profile>
        <Profile title={start.partner.title()} text={start.partner.text()}>
          <Button asChild>
            <AppLink to="/partner/register">{start.partner.action()}</AppLink>
          </Button>
        </Profile>
      </ul>
      <p className="mt-8 text-muted">
        {registration.noAccount()}{' '}
        <AppLink to="/login" className="text-link">
          {registration.toLogin()}
        </AppLink>
      </p>
    </Container>
  )
}

function Profile({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card asChild>
      <li>
        <CardTitle level="h2">{title}</CardTitle>
        <p className="mt-2 text-muted">{text}</p>
        <CardFooter className="flex flex-wrap gap-3">{children}</CardFooter>
      </li>
    </Card>
  )
}
