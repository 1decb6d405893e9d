import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { casesSearchSchema } from '~/features/subscriptions/cases/cases-search.ts'
import { getSentCases } from '~/features/subscriptions/cases/staff-cases.functions.ts'
import { StaffCasesPage } from '~/features/subscriptions/cases/staff-cases-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** The cases that staff review (P-512). */
export const Route = createFileRoute('/$locale/_staff/team/cases/')({
  staticData: { namespaces: ['cases'] },
  validateSearch: casesSearchSchema,
  loaderDeps: casesSearchSchema.loaderDeps,
  loader: async ({ params: { locale }, deps: search }) =>
    toLoaderResult(await getSentCases({ data: { locale, search } })),
  staleTime: 0,
  head: ({ params: { locale }, loaderData, match: { search } }) =>
    ownPageHead(locale, translationsOf(locale).cases.title(), { loaded: loaderData, page: search.page }),
  component: StaffCasesRoute,
})

function StaffCasesRoute() {
  const cases = Route.useLoaderData()
  const search = Route.useLoaderDeps()
  return cases.ok ? <StaffCasesPage cases={cases.data} search={search} /> : <FailurePage failure={cases} />
}
