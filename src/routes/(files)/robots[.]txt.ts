import { createFileRoute } from '@tanstack/react-router'
import { portalRobots } from '~/server/composition/discovery.server.ts'

/** `GET /robots.txt` (RFC 9309). */
export const Route = createFileRoute('/(files)/robots.txt')({
  server: { handlers: { GET: ({ request }) => portalRobots(request) } },
})
