import { createFileRoute } from '@tanstack/react-router'
import { preview } from '~/server/composition/preview.server.ts'

/** `GET /api/preview?type=&slug=&locale=`: drafts for the manager's staff; `?exit=` leaves them. */
export const Route = createFileRoute('/api/preview')({
  server: { handlers: { GET: ({ request }) => preview(request) } },
})
