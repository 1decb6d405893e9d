import { createFileRoute } from '@tanstack/react-router'
import { chooseHolder } from '~/server/composition/holders.server.ts'

/** `POST /api/account/holder`: chooses for whom the user acts, and leads to that position. */
export const Route = createFileRoute('/api/account/holder')({
  server: { handlers: { POST: ({ request, params }) => chooseHolder({ request, params }) } },
})
