import { createFileRoute } from '@tanstack/react-router'
import { consent } from '~/server/composition/consent.server.ts'

/** `POST /api/consent`: the form that gives, refuses or withdraws consent to the tag manager. */
export const Route = createFileRoute('/api/consent')({
  server: { handlers: { POST: ({ request }) => consent.respond(request) } },
})
