import { createFileRoute } from '@tanstack/react-router'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { InvestorRegisterPage } from '~/features/registration/investor-register-page.tsx'
import { loadInvestorStep } from '~/features/registration/investor-steps.ts'
import { investorSearchSchema } from '~/features/registration/registration.schema.ts'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

export const Route = createFileRoute('/$locale/_login/investor/register')({
  staticData: { namespaces: ['countries', 'forms', 'registration'] },
  validateSearch: investorSearchSchema,
  loaderDeps: investorSearchSchema.loaderDeps,
  loader: ({ deps, params }) => loadInvestorStep(deps, params.locale, loadDraft),
  preload: false,
  // The form starts with the stored values: data of an earlier visit must not show meanwhile.
  staleTime: 0,
  gcTime: 0,
  head: ({ params }) => pageHead({ title: translationsOf(params.locale).registration.investor.title() }),
  component: InvestorRegister,
})

function InvestorRegister() {
  const step = Route.useLoaderData()
  const { person, step: name } = Route.useLoaderDeps()
  return <InvestorRegisterPage key={`${person} ${name}`} step={step} />
}
