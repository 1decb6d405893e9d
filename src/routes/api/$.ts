import { createFileRoute } from '@tanstack/react-router'
import { noSuchFile } from '~/server/http/file-response.server.ts'

/** Responds with 404 under `/api` to every URL without a route, for any accepted type. */
export const Route = createFileRoute('/api/$')({
  server: { handlers: { ANY: () => noSuchFile() } },
})
