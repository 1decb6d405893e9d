import { createFileRoute } from '@tanstack/react-router'
import { loadAlerts } from '~/features/alerts/alerts-loader.ts'
import { AlertsPage } from '~/features/alerts/alerts-page.tsx'
import { alertsHead, alertsSearchSchema } from '~/features/alerts/alerts-search.ts'
import { loadDraft } from '~/features/form/draft.functions.ts'

/** Emails without an account: the request, its confirmation, and the choice behind their links (P-770). */
export const Route = createFileRoute('/$locale/_public/alerts')({
  staticData: { namespaces: ['forms', 'alerts'] },
  validateSearch: alertsSearchSchema,
  loaderDeps: alertsSearchSchema.loaderDeps,
  loader: async ({ params: { locale }, deps }) => {
    const [outcome, draft] = await Promise.all([loadAlerts(locale, deps), loadDraft('alert')])
    return { outcome, draft }
  },
  staleTime: 0,
  head: ({ params: { locale } }) => alertsHead(locale),
  component: AlertsRoute,
})

function AlertsRoute() {
  return <AlertsPage {...Route.useLoaderData()} search={Route.useSearch()} />
}
