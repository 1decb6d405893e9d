import { FormNotice } from '~/components/form/form-notice.tsx'
import { useTranslations } from '~/routing/navigation/use-locale.ts'
import { CompanyForm } from './company-form.tsx'
import { DeclarationPage } from './declaration-page.tsx'
import { InvestorPathPage } from './investor-path-page.tsx'
import type { InvestorStep } from './investor-steps.ts'
import { SentPage } from './pending-page.tsx'
import { PersonForm } from './person-form.tsx'
import { RegistrationShell } from './registration-shell.tsx'

/** The registration of an investor by form: the step that the address and what was done before allow. */
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
