import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { getCases } from '~/features/subscriptions/cases/cases.functions.ts'
import { CasesPage } from '~/features/subscriptions/cases/cases-page.tsx'
import { casesSearchSchema } from '~/features/subscriptions/cases/cases-search.ts'
import { translationsOf } from '~/lib/translations.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_account/account/cases/')({
  staticData: { namespaces: ['cases', 'forms'] },
  validateSearch: casesSearchSchema,
  loaderDeps: casesSearchSchema.loaderDeps,
  loader: async ({ params: { locale }, deps: search }) => ({
    cases: toLoaderResult(await catchNetworkError(getCases({ data: { locale, search } }))),
    draft: await loadDraft('case-open'),
  }),
  staleTime: 0,
  gcTime: 0,
  head: ({ params: { locale }, loaderData, match: { search } }) =>
    ownPageHead(locale, translationsOf(locale).cases.title(), {
      loaded: loaderData?.cases,
      page: search.page,
    }),
  component: CasesRoute,
})

function CasesRoute() {
  const { cases, draft } = Route.useLoaderData()
  const search = Route.useLoaderDeps()
  const { user } = Route.useRouteContext().session
  if (!cases.ok) return <FailurePage failure={cases} />
  const mayWrite = user.rights.includes('subscriptions:create')
  return <CasesPage cases={cases.data} search={search} mayWrite={mayWrite} draft={draft} />
}
