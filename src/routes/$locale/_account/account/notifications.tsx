import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '~/components/errors/failure-page.tsx'
import {
  getMailSettings,
  getNotifications,
  getPrivateFeed,
} from '~/features/account/notifications.functions.ts'
import { notificationsHead, notificationsSearchSchema } from '~/features/account/notifications.schema.ts'
import { NotificationsPage } from '~/features/account/notifications-page.tsx'
import { loadDraft } from '~/features/form/draft.functions.ts'
import { toLoaderResult } from '~/routing/page-status/loader-result.ts'

export const Route = createFileRoute('/$locale/_account/account/notifications')({
  staticData: { namespaces: ['notifications', 'forms'] },
  validateSearch: notificationsSearchSchema,
  loaderDeps: notificationsSearchSchema.loaderDeps,
  loader: async ({ params: { locale }, deps: search, context: { session } }) => ({
    notifications: toLoaderResult(await getNotifications({ data: { locale, search } })),
    settings: await getMailSettings({ data: { locale } }),
    feed: session.user.role === 'investor' ? await getPrivateFeed({ data: { locale } }) : null,
    marking: await loadDraft('read-notifications'),
    mailDraft: await loadDraft('mail-settings'),
    feedDraft: await loadDraft('private-feed'),
  }),
  staleTime: 0,
  head: ({ params, loaderData, match: { search } }) =>
    notificationsHead(params.locale, loaderData?.notifications, search.page),
  component: NotificationsRoute,
})

function NotificationsRoute() {
  const { notifications, settings, feed, ...drafts } = Route.useLoaderData()
  const search = Route.useLoaderDeps()
  if (!notifications.ok) return <FailurePage failure={notifications} />
  const problem = drafts.marking?.problem ?? null
  const mails = { settings, draft: drafts.mailDraft }
  const privateFeed = { feed, draft: drafts.feedDraft }
  return <NotificationsPage view={notifications.data} {...{ search, problem, mails, privateFeed }} />
}
