import { ArrowUpRight } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Container } from '~/components/layout/container.tsx'
import { PageHeader } from '~/components/layout/page-header.tsx'
import { Section } from '~/components/layout/section.tsx'
import { Avatar } from '~/components/ui/avatar.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Card, CardTitle } from '~/components/ui/card.tsx'
import { EmailAddress } from '~/components/ui/whole-codes.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import type { StaffSpace } from './staff-space.schema.ts'

type StaffHomeProps = {
  readonly space: StaffSpace
  /** Pending work of staff. */
  readonly children: ReactNode
}

/** The staff home page: the user's identity and links to their tools. */
export function StaffHomePage({
  children,
  space: { name, email, hasNoFunds, hasRights, hasUsage, tools },
}: StaffHomeProps): ReactElement {
  const { team_space, staff_desk } = useTranslations()
  const { landing } = team_space
  return (
    <Container className="pb-16">
      <PageHeader
        title={landing.title()}
        navigation={<Avatar name={name} size="3xl" decorative />}
        lede={
          <p>
            {landing.signedInAs()} <strong className="font-medium text-foreground">{name}</strong> (
            <EmailAddress>{email}</EmailAddress>).
          </p>
        }
      />
      {hasNoFunds && <Start />}
      {children}
      <Section title={landing.desk()} lede={landing.deskText()} ruled>
        <p className="flex flex-wrap gap-3">
          <Button asChild>
            <AppLink to="/team/publications">{landing.publications()}</AppLink>
          </Button>
          <Button asChild variant="outline">
            <AppLink to="/team/people">{staff_desk.people.open()}</AppLink>
          </Button>
          {hasRights && (
            <Button asChild variant="outline">
              <AppLink to="/team/rights">{landing.rights()}</AppLink>
            </Button>
          )}
          {hasUsage && (
            <Button asChild variant="outline">
              <AppLink to="/team/figures">{staff_desk.usage.open()}</AppLink>
            </Button>
          )}
        </p>
      </Section>
      <Section title={landing.tools()} ruled>
        <ul className="grid gap-6 md:grid-cols-2">
          <Tool title={landing.backOffice()} text={landing.backOfficeText()} href={tools.backOffice} />
          <Tool title={landing.content()} text={landing.contentText()} href={tools.contentAdmin} />
        </ul>
      </Section>
      <Section title={landing.contents()} lede={landing.contentsText()} ruled>
        <Button asChild variant="outline">
          <AppLink to="/team/unshown">{landing.unshown()}</AppLink>
        </Button>
      </Section>
      <Section title={landing.account()} ruled>
        <Button asChild variant="outline">
          <AppLink to="/team/password">{landing.changePassword()}</AppLink>
        </Button>
      </Section>
    </Container>
  )
}

/** What a portal that was started empty lacks, and the commands that bring it (P-731). */
function Start(): ReactElement {
  const { start } = useTranslations().team_space.landing
  const steps = [
    ['npm run import -- FOLDER', start.data()],
    ['npm run staff -- add EMAIL', start.staff()],
  ] as const
  return (
    <Section title={start.title()} lede={start.lede()} ruled>
      <ul className="flex flex-col gap-3">
        {steps.map(([command, text]) => (
          <li key={command}>
            <code className="break-words font-medium">{command}</code>
            <span className="block text-muted">{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Tool({ title, text, href }: { title: string; text: string; href: string }): ReactElement {
  return (
    <Card asChild interactive>
      <li>
        <CardTitle level="h3" stretched>
          <a href={href} className="inline-flex items-center gap-2">
            {title}
            <ArrowUpRight aria-hidden="true" className="size-5 text-muted" />
          </a>
        </CardTitle>
        <p className="mt-2 text-muted">{text}</p>
      </li>
    </Card>
  )
}
