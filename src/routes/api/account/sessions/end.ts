import { createFileRoute } from '@tanstack/react-router'
import { endSessionForm } from '~/features/account/form-fields.tsx'
import { endOneSession } from '~/server/account/open-sessions.server.ts'
import { accountForm } from '~/server/composition/account.server.ts'

const respond = accountForm(() => endSessionForm, endOneSession)

/** `POST /api/account/sessions/end`: ends one of the other sessions. */
export const Route = createFileRoute('/api/account/sessions/end')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
