import { FormNotice } from '~/components/form/form-notice.tsx'
import { Button } from '~/components/ui/button.tsx'
import { Card, CardFooter, CardTitle } from '~/components/ui/card.tsx'
import { VisuallyHidden } from '~/components/ui/prose.tsx'
import { AppLink } from '~/routing/addresses/links.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { CompanyForm } from './company-form.tsx'
import { DeclarationPage } from './declaration-page.tsx'
import type { InvestorStep } from './investor-steps.ts'
import { SentPage } from './pending-page.tsx'
import { PersonForm } from './person-form.tsx'
import { RegistrationShell } from './registration-shell.tsx'

const people = ['natural', 'legal'] as const

/** Natural or legal person (P-154). */
function InvestorPathPage() {
  const { investor } = useTranslations().registration
  return (
    <RegistrationShell title={investor.title()} lede={investor.pathLede()}>
      <ul className="grid gap-6 sm:grid-cols-2">
        {people.map((person) => (
          <Card key={person} asChild>
            <li>
              <CardTitle level="h2">{investor[person].title()}</CardTitle>
              <p className="mt-2 text-muted">{investor[person].text()}</p>
              <CardFooter>
                <Button asChild>
                  <AppLink to="/investor/register" search={{ person }}>
                    {investor.choose()}
                    <VisuallyHidden> – {investor[person].title()}</VisuallyHidden>
                  </AppLink>
                </Button>
              </CardFooter>
            </li>
          </Card>
        ))}
      </ul>
    </RegistrationShell>
  )
}

/** Registration of an investor by form: the step given by the URL and the completed steps. */
export function InvestorRegisterPage({ step }: { step: InvestorStep }) {
  const { investor } = useTranslations().registration
  switch (step.kind) {
    case 'path':
      return <InvestorPathPage />
    case 'sent':
      return <SentPage client="investor" email={step.email} />
    case 'funds':
      return <DeclarationPage {...step} />
    case 'identity': {
      const Form = step.person === 'natural' ? PersonForm : CompanyForm
      return (
        <RegistrationShell title={investor.title()} lede={investor[step.person].text()} step={1}>
          {step.isIncomplete && (
            <FormNotice
              tone="warning"
              title={investor.incomplete.title()}
              advice={investor.incomplete.text()}
            />
          )}
          <Form draft={step.draft} kept={step.kept} />
        </RegistrationShell>
      )
    }
  }
}
