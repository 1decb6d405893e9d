import { createFileRoute } from '@tanstack/react-router'
import { chooseActingFor } from '~/server/composition/auth.server.ts'

/** `POST /api/account/acting-for`: the form that chooses the child partner to act for. */
export const Route = createFileRoute('/api/account/acting-for')({
  server: { handlers: { POST: ({ request, params }) => chooseActingFor({ request, params }) } },
})
