import { createFileRoute } from '@tanstack/react-router'
import { handleContentHook } from '~/server/composition/hooks.server.ts'

/** `POST /api/hooks/content`: an entry changed; the pages that show it are read anew. */
export const Route = createFileRoute('/api/hooks/content')({
  server: { handlers: { ANY: ({ request }) => handleContentHook(request) } },
})
