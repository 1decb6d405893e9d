import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getClients } from '~/features/desk/clients.functions.ts'
import { clientsPageSearchSchema } from '~/features/desk/clients.schema.ts'
import { ClientsPage } from '~/features/desk/clients-page.tsx'
import { translationsOf } from '~/lib/translations.ts'
import { catchNetworkError } from '~/routing/navigation/network-error.ts'
import { ownPageHead } from '~/routing/page-status/document-head.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

/** A partner's clients (P-465). */
export const Route = createFileRoute('/$locale/_account/account/clients/')({
  staticData: { namespaces: ['desk_clients'] },
  validateSearch: clientsPageSearchSchema,
  loaderDeps: clientsPageSearchSchema.loaderDeps,
  loader: async ({ params: { locale }, deps: search }) =>
    toLoaderResult(await catchNetworkError(getClients({ data: { locale, search } }))),
  staleTime: 0,
  head: ({ params: { locale }, loaderData, match: { search } }) =>
    ownPageHead(locale, translationsOf(locale).desk_clients.title(), {
      loaded: loaderData,
      page: search.page,
    }),
  component: ClientsRoute,
})

function ClientsRoute() {
  const clients = Route.useLoaderData()
  const { q } = Route.useLoaderDeps()
  return clients.ok ? <ClientsPage clients={clients.data} q={q} /> : <FailurePage failure={clients} />
}
