import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getHistory } from '~/features/account/history.functions.ts'
import { historyHead, historySearchSchema } from '~/features/account/history.schema.ts'
import { HistoryPage } from '~/features/account/history-page.tsx'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_account/account/history')({
  staticData: { namespaces: ['history', 'forms'] },
  validateSearch: historySearchSchema,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ params: { locale }, deps: { page } }) => ({
    history: toLoaderResult(await getHistory({ data: { locale, page } })),
    reporting: await loadDraft('report-sign-in'),
  }),
  staleTime: 0,
  head: ({ params, loaderData, match: { search } }) =>
    historyHead(params.locale, loaderData?.history, search.page),
  component: HistoryRoute,
})

function HistoryRoute() {
  const { history, reporting } = Route.useLoaderData()
  if (!history.ok) return <FailurePage failure={history} />
  return <HistoryPage view={history.data} problem={reporting?.problem ?? null} />
}
