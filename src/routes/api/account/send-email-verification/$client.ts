import { createFileRoute } from '@tanstack/react-router'
import { resendVerification } from '~/server/portal-auth.server.ts'

/** `POST /api/account/send-email-verification/{client}`: the form of the page about an unconfirmed address. */
export const Route = createFileRoute('/api/account/send-email-verification/$client')({
  server: { handlers: { POST: ({ request, params }) => resendVerification(request, params.client) } },
})
