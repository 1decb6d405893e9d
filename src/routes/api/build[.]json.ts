import { createFileRoute } from '@tanstack/react-router'
import { buildId } from '~/server/process/build-id.server.ts'

/** `GET /api/build.json`: names the build, so that an open page can see that a newer one is out. */
export const Route = createFileRoute('/api/build.json')({
  server: {
    handlers: {
      GET: () => Response.json({ id: buildId }, { headers: { 'cache-control': 'no-cache' } }),
    },
  },
})
