import { createFileRoute } from '@tanstack/react-router'
import { noSuchFile } from '~/server/http/file-response.server.ts'

/** Every address under `/api` that no other route has: 404, whatever the request accepts. */
export const Route = createFileRoute('/api/$')({
  server: { handlers: { ANY: () => noSuchFile() } },
})
