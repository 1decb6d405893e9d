import { createFileRoute } from '@tanstack/react-router'
import { draftOfVisit } from '~/features/form/draft-of-visit.ts'
import { InvestorRegisterPage } from '~/features/registration/investor-register-page.tsx'
import { investorSearchSchema } from '~/features/registration/investor-search.ts'
import { loadInvestorStep } from '~/features/registration/investor-steps.ts'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/document-head.ts'

export const Route = createFileRoute('/$locale/_login/investor/register')({
  staticData: { namespaces: ['countries', 'forms', 'registration'] },
  validateSearch: investorSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, params }) => loadInvestorStep(deps, params.locale, draftOfVisit),
  staleTime: 0,
  head: ({ params }) => pageHead({ title: translationsOf(params.locale).registration.investor.title() }),
  component: InvestorRegister,
})

function InvestorRegister() {
  const step = Route.useLoaderData()
  const { person, step: name } = Route.useSearch()
  return <InvestorRegisterPage key={`${person} ${name}`} step={step} />
}
