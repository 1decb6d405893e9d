import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import { getNotifications } from '~/features/account/notifications.functions.ts'
import { notificationsHead, notificationsSearchSchema } from '~/features/account/notifications.schema.ts'
import { NotificationsPage } from '~/features/account/notifications-page.tsx'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'
import { loadDraft } from '../../../../features/form/draft.functions.ts'

export const Route = createFileRoute('/$locale/_account/account/notifications')({
  staticData: { namespaces: ['notifications', 'forms'] },
  validateSearch: notificationsSearchSchema,
  loaderDeps: notificationsSearchSchema.loaderDeps,
  loader: async ({ params: { locale }, deps: search }) => ({
    notifications: toLoaderResult(await getNotifications({ data: { locale, search } })),
    marking: await loadDraft('read-notifications'),
  }),
  staleTime: 0,
  head: ({ params, loaderData, match: { search } }) =>
    notificationsHead(params.locale, loaderData?.notifications, search.page),
  component: NotificationsRoute,
})

function NotificationsRoute() {
  const { notifications, marking } = Route.useLoaderData()
  const search = Route.useLoaderDeps()
  if (!notifications.ok) return <FailurePage failure={notifications} />
  const problem = marking?.problem ?? null
  return <NotificationsPage view={notifications.data} search={search} problem={problem} />
}
