import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getClientSubscriptions } from '~/features/subscriptions/client-subscriptions.functions.ts'
import { clientsSearchSchema } from '~/features/subscriptions/client-subscriptions.schema.ts'
import { ClientSubscriptionsPage } from '~/features/subscriptions/client-subscriptions-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_account/account/subscriptions')({
  staticData: { namespaces: ['client_subscriptions', 'as_of'] },
  validateSearch: clientsSearchSchema,
  loaderDeps: clientsSearchSchema.loaderDeps,
  loader: async ({ params: { locale }, deps: search }) =>
    toLoaderResult(await catchNetworkError(getClientSubscriptions({ data: { locale, search } }))),
  staleTime: 0,
  head: ({ params: { locale }, loaderData, match: { search } }) =>
    ownPageHead(locale, translationsOf(locale).client_subscriptions.title(), {
      loaded: loaderData,
      page: search.page,
    }),
  component: ClientSubscriptionsRoute,
})

function ClientSubscriptionsRoute() {
  const list = Route.useLoaderData()
  const search = Route.useLoaderDeps()
  return list.ok ? (
    <ClientSubscriptionsPage list={list.data} search={search} />
  ) : (
    <FailurePage failure={list} />
  )
}
