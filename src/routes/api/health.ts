import { createFileRoute } from '@tanstack/react-router'
import { handleHealth } from '~/server/composition/availability.server.ts'

/** `GET /api/health`: whether the process lives and, with `?ready`, how each system behind it does. */
export const Route = createFileRoute('/api/health')({
  server: { handlers: { GET: ({ request }) => handleHealth(request) } },
})
