import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getRequests } from '~/features/subscriptions/requests.functions.ts'
import { requestsSearchSchema } from '~/features/subscriptions/requests.schema.ts'
import { RequestsPage } from '~/features/subscriptions/requests-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_account/account/requests/')({
  staticData: { namespaces: ['advisor_requests'] },
  validateSearch: requestsSearchSchema,
  loaderDeps: requestsSearchSchema.loaderDeps,
  loader: async ({ params: { locale }, deps: { page = 1 } }) =>
    toLoaderResult(await catchNetworkError(getRequests({ data: { locale, page } }))),
  staleTime: 0,
  head: ({ params: { locale }, loaderData, match: { search } }) =>
    ownPageHead(locale, translationsOf(locale).advisor_requests.title(), {
      loaded: loaderData,
      page: search.page,
    }),
  component: RequestsRoute,
})

function RequestsRoute() {
  const requests = Route.useLoaderData()
  return requests.ok ? <RequestsPage requests={requests.data} /> : <FailurePage failure={requests} />
}
