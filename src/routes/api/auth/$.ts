import { createFileRoute } from '@tanstack/react-router'
import { authHelper } from '~/server/composition/auth.server.ts'

/** The helper calls of sign-in and session (P-130). */
export const Route = createFileRoute('/api/auth/$')({
  server: {
    handlers: {
      GET: ({ request, params }) => authHelper(request, params._splat ?? ''),
      POST: ({ request, params }) => authHelper(request, params._splat ?? ''),
    },
  },
})
