import { createFileRoute } from '@tanstack/react-router'
import { draftOfVisit } from '~/features/form/draft-of-visit.ts'
import { verifySearchSchema } from '~/features/registration/registration-search.ts'
import { VerifyPage } from '~/features/registration/verify-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { pageHead } from '~/routing/document-head.ts'

export const Route = createFileRoute('/$locale/_login/investor/verify')({
  staticData: { namespaces: ['forms', 'registration'] },
  validateSearch: verifySearchSchema,
  loader: () => draftOfVisit('posted-code'),
  staleTime: 0,
  head: ({ params }) =>
    pageHead({ title: translationsOf(params.locale).registration.verify.title(), noIndex: true }),
  component: () => (
    <VerifyPage draft={Route.useLoaderData()} isExpired={Route.useSearch().state === 'expired'} />
  ),
})
