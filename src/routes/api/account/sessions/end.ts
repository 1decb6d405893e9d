import { createFileRoute } from '@tanstack/react-router'
import { endSessionForm } from '~/features/account/account-forms.ts'
import { endOneSession } from '~/server/account/open-sessions.server.ts'
import { accountForm } from '~/server/portal-account.server.ts'

const answer = accountForm(() => endSessionForm, endOneSession)

/** `POST /api/account/sessions/end`: ends one of the other sessions. */
export const Route = createFileRoute('/api/account/sessions/end')({
  server: { handlers: { POST: ({ request, params }) => answer({ request, params }) } },
})
