import { createFileRoute } from '@tanstack/react-router'
import { mailSettingsForm } from '~/features/account/notifications.schema.ts'
import { saveMailSettings } from '~/server/account/notifications.server.ts'
import { accountForm } from '~/server/composition/account.server.ts'

const respond = accountForm(() => mailSettingsForm, saveMailSettings)

/** `POST /api/account/notifications/mails`: chooses how soon emails tell of what is new. */
export const Route = createFileRoute('/api/account/notifications/mails')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
