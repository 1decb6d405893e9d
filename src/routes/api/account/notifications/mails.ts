import { createFileRoute } from '@tanstack/react-router'
import { mailSettingsForm } from '~/features/account/notifications.schema.ts'
import { saveMailSettings } from '~/server/account/notifications.server.ts'
import { accountForm } from '~/server/composition/account.server.ts'

const respond = accountForm(() => mailSettingsForm, saveMailSettings)

/** `POST /api/account/notifications/mails`: sets the email frequencies. */
export const Route = createFileRoute('/api/account/notifications/mails')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
