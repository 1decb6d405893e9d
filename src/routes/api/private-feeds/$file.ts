import { createFileRoute } from '@tanstack/react-router'
import { handlePrivateFeed } from '~/server/composition/private-feeds.server.ts'

/** `GET /api/private-feeds/{secret}.ics|.xml?locale=`: an investor's dates, and their news, for who knows the secret. */
export const Route = createFileRoute('/api/private-feeds/$file')({
  server: { handlers: { GET: ({ request, params: { file } }) => handlePrivateFeed(request, file) } },
})
