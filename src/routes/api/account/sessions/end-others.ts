import { createFileRoute } from '@tanstack/react-router'
import { bareForm } from '~/features/account/form-fields.tsx'
import { endOtherSessions } from '~/server/account/open-sessions.server.ts'
import { accountForm } from '~/server/composition/account.server.ts'

const respond = accountForm(() => bareForm('end-other-sessions'), endOtherSessions)

/** `POST /api/account/sessions/end-others`: ends all sessions but this one. */
export const Route = createFileRoute('/api/account/sessions/end-others')({
  server: { handlers: { POST: ({ request, params }) => respond({ request, params }) } },
})
