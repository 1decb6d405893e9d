import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { ClientPage } from '~/features/desk/client-page.tsx'
import { getClient } from '~/features/desk/clients.functions.ts'
import { translationsOf } from '~/lib/translations.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** Page of a partner's client (P-465). */
export const Route = createFileRoute('/$locale/_account/account/clients/$id')({
  staticData: { namespaces: ['desk_clients', 'cases'] },
  loader: async ({ params: { id, locale } }) =>
    toLoaderResult(await catchNetworkError(getClient({ data: { locale, id } }))),
  staleTime: 0,
  head: ({ params: { locale }, loaderData }) =>
    ownPageHead(locale, translationsOf(locale).desk_clients.title(), { loaded: loaderData }),
  component: ClientRoute,
})

function ClientRoute() {
  const client = Route.useLoaderData()
  return client.ok ? <ClientPage client={client.data} /> : <FailurePage failure={client} />
}
