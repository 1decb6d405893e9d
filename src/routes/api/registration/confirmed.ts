import { createFileRoute } from '@tanstack/react-router'
import { arriveConfirmed } from '~/server/composition/registration.server.ts'

/** `GET /api/registration/confirmed`: target of the identity provider's redirect after an address was confirmed. */
export const Route = createFileRoute('/api/registration/confirmed')({
  server: { handlers: { GET: ({ request }) => arriveConfirmed(request) } },
})
