import { createFileRoute } from '@tanstack/react-router'
import { handlePrivateFeed } from '~/server/composition/feeds.server.ts'

/**
 * `GET /api/private-feeds/{secret}.ics|.xml?locale=`: returns an investor's dates or news to the holder of the secret.
 */
export const Route = createFileRoute('/api/private-feeds/$file')({
  server: { handlers: { GET: ({ request, params: { file } }) => handlePrivateFeed(request, file) } },
})
