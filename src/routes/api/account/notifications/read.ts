import { createFileRoute } from '@tanstack/react-router'
import { readNotificationsForm } from '~/features/account/account-forms.ts'
import { readNotifications } from '~/server/account/notifications.server.ts'
import { accountForm } from '~/server/portal-account.server.ts'

const answer = accountForm(() => readNotificationsForm, readNotifications)

/** `POST /api/account/notifications/read`: marks notifications as read. */
export const Route = createFileRoute('/api/account/notifications/read')({
  server: { handlers: { POST: ({ request, params }) => answer({ request, params }) } },
})
