import { createFileRoute } from '@tanstack/react-router'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { verifySearchSchema } from '~/features/registration/registration.schema.ts'
import { VerifyPage } from '~/features/registration/verify-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/page-status/document-head.ts'

export const Route = createFileRoute('/$locale/_login/investor/verify')({
  staticData: { namespaces: ['forms', 'registration'] },
  validateSearch: verifySearchSchema,
  loader: () => loadDraft('posted-code'),
  // The form starts with the stored values: data of an earlier visit must not show meanwhile.
  staleTime: 0,
  gcTime: 0,
  head: ({ params }) =>
    pageHead({ title: translationsOf(params.locale).registration.verify.title(), noIndex: true }),
  component: () => (
    <VerifyPage draft={Route.useLoaderData()} isExpired={Route.useSearch().state === 'expired'} />
  ),
})
