import { createFileRoute } from '@tanstack/react-router'
import { handleProductHook } from '~/server/composition/hooks.server.ts'

/** `POST /api/hooks/product`: a fund changed; the pages that show it are read anew. */
export const Route = createFileRoute('/api/hooks/product')({
  server: { handlers: { ANY: ({ request }) => handleProductHook(request) } },
})
