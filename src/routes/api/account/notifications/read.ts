import { createFileRoute } from '@tanstack/react-router'
import { readNotificationsForm } from '~/features/account/form-fields.tsx'
import { readNotifications } from '~/server/account/notifications.server.ts'
import { accountForm } from '~/server/composition/account.server.ts'

const respond = accountForm(() => readNotificationsForm, readNotifications)

/** `POST /api/account/notifications/read`: marks notifications as read. */
export const Route = createFileRoute('/api/account/notifications/read')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
