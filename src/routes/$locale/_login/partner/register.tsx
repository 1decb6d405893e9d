import { createFileRoute } from '@tanstack/react-router'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { PartnerPage } from '~/features/registration/partner-page.tsx'
import { loadPartnerStep } from '~/features/registration/partner-steps.ts'
import { SentPage } from '~/features/registration/pending-page.tsx'
import { partnerSearchSchema } from '~/features/registration/registration.schema.ts'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

export const Route = createFileRoute('/$locale/_login/partner/register')({
  staticData: { namespaces: ['forms', 'registration'] },
  validateSearch: partnerSearchSchema,
  loaderDeps: partnerSearchSchema.loaderDeps,
  loader: ({ deps, params }) => loadPartnerStep(deps, params.locale, loadDraft),
  preload: false,
  // The form starts with the stored values: data of an earlier visit must not show meanwhile.
  staleTime: 0,
  gcTime: 0,
  head: ({ params }) => pageHead({ title: translationsOf(params.locale).registration.partner.title() }),
  component: PartnerRegister,
})

function PartnerRegister() {
  const step = Route.useLoaderData()
  return step.kind === 'sent' ? (
    <SentPage client="partner" email={step.email} />
  ) : (
    <PartnerPage draft={step.draft} kept={step.kept} invited={step.invited} />
  )
}
