import { createFileRoute } from '@tanstack/react-router'
import { readHealth } from '~/server/health.server.ts'

/** `GET /api/health`: 200 while the process answers; with `?ready`, 503 while the product API does not. */
export const Route = createFileRoute('/api/health')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const isReadiness = new URL(request.url).searchParams.has('ready')
        const health = await readHealth(isReadiness)
        return Response.json(health, { status: health.status === 'unavailable' ? 503 : 200 })
      },
    },
  },
})
