import { createFileRoute } from '@tanstack/react-router'
import { servePortalMetrics } from '~/server/composition/telemetry.server.ts'

/** `GET /api/metrics`: requests, pages, calls and the process in Prometheus' format, where they are configured. */
export const Route = createFileRoute('/api/metrics')({
  server: { handlers: { GET: ({ request }) => servePortalMetrics(request) } },
})
