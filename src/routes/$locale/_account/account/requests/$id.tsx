import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { RequestPage } from '~/features/subscriptions/request-page.tsx'
import { getRequest } from '~/features/subscriptions/requests.functions.ts'
import { requestSearchSchema } from '~/features/subscriptions/requests.schema.ts'
import { translationsOf } from '~/lib/translations.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_account/account/requests/$id')({
  staticData: { namespaces: ['advisor_requests', 'countries', 'forms'] },
  validateSearch: requestSearchSchema,
  loader: async ({ params: { id, locale } }) =>
    toLoaderResult(await catchNetworkError(getRequest({ data: { id, locale } }))),
  staleTime: 0,
  head: ({ params, loaderData }) => {
    const reference = loaderData?.ok ? loaderData.data.reference : ''
    const { detail } = translationsOf(params.locale).advisor_requests
    return ownPageHead(params.locale, detail.title({ reference }), { loaded: loaderData })
  },
  component: RequestRoute,
})

function RequestRoute() {
  const request = Route.useLoaderData()
  const { state } = Route.useSearch()
  if (!request.ok) return <FailurePage failure={request} />
  return <RequestPage request={request.data} isJustSent={state === 'sent'} />
}
